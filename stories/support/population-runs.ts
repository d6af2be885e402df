import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
  PopulationReport,
  PopulationReview,
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

/** A difference that waits for a person: every address of the source has changed. */
export const REVIEW: PopulationReview = {
  run: 9,
  hash: "0f".repeat(32),
  reason:
    "173 TDs differ by name, address or constituency from the 173 that were accepted on 2026-07-19. Nothing was changed",
  acceptedAt: "2026-07-19T00:00:00Z",
  report: {
    ...REPORT,
    added: [
      { ...td("Nóra Ní Cheallaigh", "Galway West"), email: "nora.nicheallaigh@oireachtas.ie" },
    ],
    removed: [{ ...td("Fiachra Devane", "Galway West"), email: "fiachra.devane@oireachtas.ie" }],
    changed: ["Bríd Mac Giolla Phádraig-Featherstonhaugh", "Una Hynes"].map((name) => ({
      ...td(name, "Dublin Bay North"),
      changes: [{ field: "email", from: "a.td@oireachtas.ie", to: "a.td@example.com" }],
    })),
    outside: [{ ...td("Una Hynes", "Dublin Bay North"), email: "a.td@example.com" }],
  },
};

/** Returns the response that the admin page loads first. */
export function populationOverview(
  runs: PopulationRun[] = RUNS,
  review?: PopulationReview,
): PopulationOverview {
  const tds = { stored: 173, checkedAt: "2026-11-20T03:02:31Z" };
  return { success: true, tds, runs, ...(review && { review }) };
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
