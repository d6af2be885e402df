import { describe, expect, it } from "vitest";
import type {
  PopulationProgress,
  PopulationReport,
  PopulationRun,
} from "../../../../api/contract/population.ts";
import { followRun } from "../../../../site/pages/admin/use-population.ts";
import {
  describeQuestions,
  describeRun,
  reportRows,
} from "../../../../site/pages/admin/wording.ts";
import { NO_CONNECTION } from "../../../../site/staff/authorised-request.ts";
import { formatDate, formatDateTime } from "../../../../site/staff/dates.ts";

const CLARE = { name: "A Member", constituency: "Clare" };
const REPORT: PopulationReport = {
  stored: 172,
  sitting: 174,
  constituencies: 43,
  added: [CLARE],
  removed: [CLARE],
  changed: [
    {
      ...CLARE,
      changes: [
        { field: "party", from: null, to: "A Party" },
        { field: "email", from: "a@example.org", to: null },
      ],
    },
  ],
  withoutAddress: [
    { ...CLARE, dropped: [] },
    { ...CLARE, dropped: ["n/a"] },
  ],
  unreached: [{ ...CLARE, reason: "status 500" }],
  sourceTime: "2026-11-20T21:42:07Z",
};
const RUN: PopulationRun = {
  run: 1,
  startedAt: "2026-11-20T21:42:07Z",
  finishedAt: "2026-11-20T21:45:07Z",
  state: "succeeded",
  done: 174,
  total: 174,
  message: null,
  error: null,
  report: REPORT,
};

describe("following a run", () => {
  const PROGRESS = { done: 1, total: 173, constituency: "Clare", found: 1 };
  const END = { success: true, message: "Successfully populated TD email addresses" };
  const events = (...sent: [event: string, data: unknown][]) =>
    sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  const { signal } = new AbortController();
  const follow = async (body: BodyInit, status = 200) => {
    const reported: PopulationProgress[] = [];
    const fetch = async () => new Response(body, { status });
    const result = await followRun(fetch, "k", signal, (progress) => reported.push(progress));
    return { reported, result };
  };

  it("reports its progress and returns its end, and ignores what it cannot parse", async () => {
    const later = { ...PROGRESS, done: 2 };
    const sent = events(
      ["progress", PROGRESS],
      ["news", 1],
      ["progress", { done: "1" }],
      ["progress", later],
      ["end", null],
      ["end", END],
    );
    expect(await follow(sent)).toEqual({
      reported: [PROGRESS, later],
      result: { ok: true, value: END },
    });
  });

  it.each([
    ["ends before the run", () => events(["progress", PROGRESS])],
    [
      "breaks",
      () => new ReadableStream({ pull: (stream) => stream.error(new TypeError("reset")) }),
    ],
  ])("fails when the connection %s", async (_, body) => {
    expect((await follow(body())).result).toEqual({ ok: false, failure: NO_CONNECTION });
  });

  it("passes on a wrong key", async () => {
    const { result } = await follow('{"error":"Details"}', 401);
    expect(result).toMatchObject({ failure: { code: "wrong-key", message: "Details" } });
  });
});

describe("the words of the admin page", () => {
  it("show timestamps in Dublin time, in winter and in summer", () => {
    expect(formatDateTime("2026-11-20T23:40:00Z")).toBe("20 Nov 2026, 23:40");
    expect(formatDateTime("2026-07-20T23:40:00Z")).toBe("21 Jul 2026, 00:40");
    expect(formatDate("2026-07-19T23:40:00Z")).toBe("20 July 2026");
    expect(formatDate("2026-03-29")).toBe("29 March 2026");
  });

  it.each([
    ["that is running", { state: "running", report: null }, "Running"],
    ["that failed", { state: "failed", report: null, error: "Status 404" }, "Failed: Status 404"],
    ["that failed without a reason", { state: "failed", report: null }, "Failed"],
    [
      "that waits",
      { state: "waiting", message: "Waiting for your check: 84 TDs would leave" },
      "Waiting for your check: 84 TDs would leave",
    ],
    ["that succeeded", {}, "172 stored; 1 new, 1 removed, 1 changed"],
  ] as const)("describe a run %s", (_, change, text) => {
    expect(describeRun({ ...RUN, ...change })).toBe(text);
  });

  it("say what was read of the questions, what is not shown of it, and where it stopped", () => {
    const read = { from: "2025-09", months: 3, read: 9_120, kept: 12, leftOut: 0, ofOthers: 0 };
    const readAt = "2025-11-21T02:00:00Z";
    const sentence =
      "Questions in the Dáil that were read: 9120, from 2025-09 on (months read: 3). Those that name a topic: 12.";
    expect(describeQuestions({ ...read, readAt })).toBe(sentence);
    const failed = "2025-11: /v1/questions could not be reached";
    expect(describeQuestions({ ...read, readAt, leftOut: 2, ofOthers: 1, failed })).toBe(
      `${sentence} Without a TD's code, and left out: 2. By members who are not among these TDs, and not shown: 1. It stopped at ${failed}. The next run goes on there.`,
    );
  });

  it("list every TD of a report, with what changed", () => {
    expect(reportRows(REPORT)).toEqual(
      [
        "New: ",
        "Removed, no longer a TD: ",
        "Changed party: none → A Party; email: a@example.org → none",
        "No published address, so they can't be emailed here",
        "The published text is not an address: n/a",
        "Not reached, and kept unchanged: status 500",
      ].map((text) => ["A Member, Clare", text]),
    );
  });
});
