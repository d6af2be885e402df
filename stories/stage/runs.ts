import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
  PopulationReport,
  PopulationRun,
} from "../../api/contract/population.ts";

/** A run half way. */
export const HALF_WAY: PopulationProgress = {
  done: 88,
  total: 174,
  constituency: "Galway West",
  found: 87,
};

const td = (name: string, constituency: string) => ({ name, constituency });

/** What a run can have to say, all of it. */
export const REPORT: PopulationReport = {
  stored: 173,
  sitting: 174,
  constituencies: 43,
  added: [td("Nóra Ní Cheallaigh", "Galway West")],
  removed: [td("Fiachra Devane", "Galway West")],
  changed: [
    {
      ...td("Bríd Mac Giolla Phádraig-Featherstonhaugh", "Dublin Bay North"),
      changes: [{ field: "party", from: "Independent", to: null }],
    },
  ],
  withoutAddress: [{ ...td("Seán Ó Sé", "Kerry"), dropped: ["see website"] }],
  unreached: [{ ...td("Una Hynes", "Louth"), reason: "The page did not answer in time" }],
  sourceTime: "2026-11-20T21:40:00Z",
};

export const SUCCEEDED: PopulationEnd = {
  success: true,
  message: "Successfully populated TD email addresses",
  report: REPORT,
};

export const FAILED: PopulationEnd = {
  success: false,
  message: "Failed to populate TD data",
  error: "The source named only 12 sitting members",
};

const run = (id: number, part: Partial<PopulationRun>): PopulationRun => ({
  run: id,
  startedAt: `2026-11-${20 - (9 - id)}T03:00:00Z`,
  finishedAt: `2026-11-${20 - (9 - id)}T03:02:31Z`,
  state: "succeeded",
  done: 174,
  total: 174,
  message: SUCCEEDED.message,
  error: null,
  report: REPORT,
  ...part,
});

export const RUNS: PopulationRun[] = [
  run(9, {}),
  run(8, { state: "failed", report: null, error: FAILED.error ?? null }),
  run(7, { report: { ...REPORT, added: [], removed: [], changed: [] } }),
];

/** A run under way, as it is listed. */
export const UNDER_WAY = run(10, { state: "running", finishedAt: null, report: null, done: 88 });

/** What the admin page is told at its opening. */
export function overview(runs: PopulationRun[] = RUNS): PopulationOverview {
  return { success: true, tds: { stored: 173, checkedAt: "2026-11-20T03:02:31Z" }, runs };
}

/** Server-sent events, and after them a line that stays open. */
export function events(...sent: [event: "progress" | "end", data: unknown][]): Response {
  const text = sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(text.join(""))),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
