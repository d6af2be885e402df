import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
  PopulationReport,
  PopulationRun,
} from "../../api/contract/population.ts";

/** The progress of a run that is half done. */
export const PROGRESS_HALFWAY: PopulationProgress = {
  done: 88,
  total: 174,
  constituency: "Galway West",
  found: 87,
};

const td = (name: string, constituency: string) => ({ name, constituency });

/** A report with every kind of entry. */
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

export const END_SUCCEEDED: PopulationEnd = {
  success: true,
  message: "Successfully populated TD email addresses",
  report: REPORT,
};

export const END_FAILED: PopulationEnd = {
  success: false,
  message: "Failed to populate TD data",
  error: "The source named only 12 sitting members",
};

const run = (id: number, overrides: Partial<PopulationRun>): PopulationRun => ({
  run: id,
  startedAt: `2026-11-${20 - (9 - id)}T03:00:00Z`,
  finishedAt: `2026-11-${20 - (9 - id)}T03:02:31Z`,
  state: "succeeded",
  done: 174,
  total: 174,
  message: END_SUCCEEDED.message,
  error: null,
  report: REPORT,
  ...overrides,
});

export const RUNS: PopulationRun[] = [
  run(9, {}),
  run(8, { state: "failed", report: null, error: END_FAILED.error ?? null }),
  run(7, { report: { ...REPORT, added: [], removed: [], changed: [] } }),
];

/** A listed run that is still in progress. */
export const RUN_IN_PROGRESS = run(10, {
  state: "running",
  finishedAt: null,
  report: null,
  done: 88,
});

/** Returns the response that the admin page loads first. */
export function populationOverview(runs: PopulationRun[] = RUNS): PopulationOverview {
  return { success: true, tds: { stored: 173, checkedAt: "2026-11-20T03:02:31Z" }, runs };
}

/** Returns a stream of server-sent events that stays open after the last event. */
export function serverSentEvents(
  ...messages: [event: "progress" | "end", data: unknown][]
): Response {
  const text = messages.map(
    ([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(text.join(""))),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
