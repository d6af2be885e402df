import { fields, isCount, parseAll } from "./json.ts";

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

/** Reads the data of a `progress` event out of unknown JSON; null when it has another shape. */
export function parsePopulationProgress(value: unknown): PopulationProgress | null {
  const { done, total, constituency, found } = fields(value);
  if (!isCount(done) || !isCount(total) || !isCount(found)) return null;
  return typeof constituency === "string" ? { done, total, constituency, found } : null;
}

/** Reads the data of an `end` event out of unknown JSON; null when it has another shape. */
export function parsePopulationEnd(value: unknown): PopulationEnd | null {
  const { success, message, error, report } = fields(value);
  if (typeof success !== "boolean" || typeof message !== "string") return null;
  const read = report === undefined ? undefined : parseReport(report);
  if (read === null || (error !== undefined && typeof error !== "string")) return null;
  return {
    success,
    message,
    ...(error !== undefined && { error }),
    ...(read !== undefined && { report: read }),
  };
}

/** Reads the answer to `GET /api/populate` out of unknown JSON; null when it has another shape. */
export function parsePopulationOverview(value: unknown): PopulationOverview | null {
  const { success, tds, runs } = fields(value);
  const { stored, checkedAt } = fields(tds);
  const read = parseAll(runs, parseRun);
  if (success !== true || !isCount(stored) || !isTextOrNull(checkedAt) || read === null)
    return null;
  return { success, tds: { stored, checkedAt }, runs: read };
}

const STATES = ["running", "succeeded", "failed"] as const;

function parseRun(value: unknown): PopulationRun | null {
  const { run, startedAt, finishedAt, state, done, total, message, error, report } = fields(value);
  const read = report === null ? null : parseReport(report);
  const known = STATES.find((each) => each === state);
  if (known === undefined || typeof startedAt !== "string" || (report !== null && read === null)) {
    return null;
  }
  if (!isCount(run) || !isCount(done) || !isCount(total)) return null;
  if (!isTextOrNull(finishedAt) || !isTextOrNull(message) || !isTextOrNull(error)) return null;
  return { run, startedAt, finishedAt, state: known, done, total, message, error, report: read };
}

function parseReport(value: unknown): PopulationReport | null {
  const all = fields(value);
  const { stored, sitting, constituencies, sourceTime } = all;
  const lists = {
    added: parseAll(all.added, parseTdName),
    removed: parseAll(all.removed, parseTdName),
    changed: parseAll(all.changed, (item) => {
      const td = parseTdName(item);
      const changes = parseAll(fields(item).changes, parseChange);
      return td && changes && { ...td, changes };
    }),
    withoutAddress: parseAll(all.withoutAddress, (item) => {
      const td = parseTdName(item);
      const dropped = parseAll(fields(item).dropped, (text) =>
        typeof text === "string" ? text : null,
      );
      return td && dropped && { ...td, dropped };
    }),
    unreached: parseAll(all.unreached, (item) => {
      const td = parseTdName(item);
      const { reason } = fields(item);
      return td && typeof reason === "string" ? { ...td, reason } : null;
    }),
  };
  const { added, removed, changed, withoutAddress, unreached } = lists;
  if (!added || !removed || !changed || !withoutAddress || !unreached) return null;
  if (!isCount(stored) || !isCount(sitting) || !isCount(constituencies)) return null;
  if (typeof sourceTime !== "string") return null;
  return {
    ...{ stored, sitting, constituencies, sourceTime },
    ...{ added, removed, changed, withoutAddress, unreached },
  };
}

function parseTdName(value: unknown): ReportedTd | null {
  const { name, constituency } = fields(value);
  if (typeof name !== "string" || typeof constituency !== "string") return null;
  return { name, constituency };
}

const FIELDS = ["name", "email", "party"] as const;

function parseChange(value: unknown): TdChange | null {
  const { field, from, to } = fields(value);
  const known = FIELDS.find((each) => each === field);
  if (known === undefined || !isTextOrNull(from) || !isTextOrNull(to)) return null;
  return { field: known, from, to };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
