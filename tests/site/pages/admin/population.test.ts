import { expect, it } from "vitest";
import type { PopulationReport, PopulationRun } from "../../../../api/contract/population.ts";
import { formatDate, formatDateTime } from "../../../../site/access/dates.ts";
import {
  describeQuestions,
  describeRun,
  reportRows,
} from "../../../../site/pages/admin/population.ts";

it("timestamps are shown in Dublin time, in winter and in summer", () => {
  expect(formatDateTime("2026-11-20T23:40:00Z")).toBe("20 Nov 2026, 23:40");
  expect(formatDateTime("2026-07-20T23:40:00Z")).toBe("21 Jul 2026, 00:40");
  expect(formatDate("2026-07-19T23:40:00Z")).toBe("20 July 2026");
  expect(formatDate("2026-03-29")).toBe("29 March 2026");
});

const CLARE = { name: "A Member", constituency: "Clare" };
const changes: PopulationReport["changed"][0]["changes"] = [
  { field: "party", from: null, to: "A Party" },
  { field: "email", from: "a@example.org", to: null },
];
const REPORT: PopulationReport = {
  stored: 172,
  sitting: 174,
  constituencies: 43,
  sourceTime: "2026-11-20T21:42:07Z",
  added: [{ ...CLARE, email: "a@example.org" }],
  removed: [CLARE],
  changed: [{ ...CLARE, changes }],
  withoutAddress: [[], ["n/a"]].map((dropped) => {
    return { ...CLARE, party: null, code: null, roles: null, dropped };
  }),
  unreached: [{ ...CLARE, reason: "status 500" }],
};

it("a report has one row for each TD, with all that it says of them", () => {
  const outside = ["Bea", "A"].map((name) => {
    return { ...CLARE, name: `${name} Member`, email: `${name}@example.org` };
  });
  const sentences = [
    "Check, outside oireachtas.ie: A@example.org",
    "New: a@example.org",
    "Removed, no longer a TD",
    "Changed party: none → A Party; email: a@example.org → none",
    "No published address, so they can't be emailed here",
    "The published text is not an address: n/a",
    "Not reached, and otherwise unchanged: status 500",
  ];
  expect(reportRows({ ...REPORT, outside })).toEqual([
    ["Bea Member, Clare", "Check, outside oireachtas.ie: Bea@example.org"],
    ["A Member, Clare", sentences.join(". ")],
  ]);
});

const DECIDED = {
  accepted: { author: "Máire", note: "A new domain", hash: "0f" },
  putBack: { author: "Seán", note: "Taken over" },
};
const NO_REPORT = { message: null, error: null, report: null };
it.each<[Pick<PopulationRun, "state" | "message" | "error" | "report">, string]>([
  [{ ...NO_REPORT, state: "running" }, "Running"],
  [{ ...NO_REPORT, state: "failed", error: "Status 404" }, "Failed: Status 404"],
  [{ ...NO_REPORT, state: "waiting", message: "Waiting for your check" }, "Waiting for your check"],
  [{ ...NO_REPORT, state: "succeeded", report: REPORT }, "172 stored; 1 new, 1 removed, 1 changed"],
  [
    { ...NO_REPORT, state: "succeeded", report: { ...REPORT, ...DECIDED } },
    "172 stored; 1 new, 1 removed, 1 changed. Accepted by Máire: “A new domain”. Put back by Seán: “Taken over”",
  ],
])("a run %o is described as %s", (run, text) => {
  expect(describeRun(run)).toBe(text);
});

it("the questions of a run are described with the questions that are left out, and the month of a failure", () => {
  const report = { from: "2025-09", months: 3, read: 9_120, kept: 12, leftOut: 0, ofOthers: 0 };
  const readAt = "2025-11-21T02:00:00Z";
  const sentence =
    "Questions in the Dáil that were read: 9120, from 2025-09 on (months read: 3). Those that name a topic: 12.";
  expect(describeQuestions({ ...report, readAt })).toBe(sentence);
  expect(describeQuestions({ ...report, readAt, leftOut: 2, ofOthers: 1, failed: "2025-11" })).toBe(
    `${sentence} Without a TD's code, and left out: 2. By members who are not among these TDs, and not shown: 1. It stopped at 2025-11. The next run goes on there.`,
  );
});
