/** What a population says to people (spec §4 and §8). */
export const POPULATION_MESSAGES = {
  begun: "The TD database is being populated",
  succeeded: "Successfully populated TD email addresses",
  failed: "Failed to populate TD data",
  never: "The TD database has not been populated yet",
} as const;

/** `POST /api/populate`, status 202. */
export type PopulationBegun = { success: true; message: string; run: number };

/** How far a run is. */
export type PopulationProgress = {
  /** Members whose address was looked for. */
  done: number;
  /** Sitting members; 0 until they are known. */
  total: number;
  /** Of the member looked for last; empty until there is one. */
  constituency: string;
  /** Addresses found so far. */
  found: number;
};

/** A TD that a report names. */
export type ReportedTd = { name: string; constituency: string };

/** What of a TD differs from before. */
export type TdChange = {
  field: "name" | "email" | "party";
  from: string | null;
  to: string | null;
};

/** What a run found and changed. */
export type PopulationReport = {
  /** TDs stored now. */
  stored: number;
  /** Members who sit now. */
  sitting: number;
  /** Constituencies they sit for. */
  constituencies: number;
  added: ReportedTd[];
  /** Who sits no more. */
  removed: ReportedTd[];
  changed: (ReportedTd & { changes: TdChange[] })[];
  /** Who sits and has no published address; `dropped` is what stood there and is none. */
  withoutAddress: (ReportedTd & { dropped: string[] })[];
  /** Whose address could not be looked for, so that what was stored stands. */
  unreached: (ReportedTd & { reason: string })[];
  /** When the source was read, ISO 8601 UTC. */
  sourceTime: string;
};

/** What a run came to. */
export type PopulationEnd = {
  success: boolean;
  message: string;
  error?: string;
  report?: PopulationReport;
};

/** A run as it is listed. */
export type PopulationRun = {
  run: number;
  /** ISO 8601 UTC. */
  startedAt: string;
  finishedAt: string | null;
  state: "running" | "succeeded" | "failed";
  done: number;
  total: number;
  message: string | null;
  error: string | null;
  report: PopulationReport | null;
};

/** `GET /api/populate`, status 200: what is stored, and the last runs, the newest first. */
export type PopulationOverview = {
  success: true;
  tds: { stored: number; checkedAt: string | null };
  runs: PopulationRun[];
};
