import { type Constituency, currentConstituencies } from "./constituencies.ts";
import { fields, isCount, parseAll } from "./json.ts";
import type { DailVote, TdRecord } from "./record.ts";
import { parseTd, type Td } from "./td.ts";

/** The origin of the TDs in an answer: the public source during this request, or the database. */
export type LookupSource = "live" | "stored";

export type FoundTd = Td & { record?: TdRecord };

/** `GET /api/tds`, status 200; the schema is in `http/openapi.ts`. */
export type LookupFound = {
  success: true;
  data: FoundTd[];
  /** The names of the TDs without a published address. */
  withoutAddress?: string[];
  votes?: DailVote[];
  /** When the oldest of these details was last checked, ISO 8601 in UTC. */
  asOf: string;
  source: LookupSource;
};

/** Every failure of the API; `data` is present in a failed lookup only. */
export type Failure = { success: false; data?: []; error: string };

/** A TD in the element, which parses the record only where it is shown: the letter matters more. */
export type ReadTd = Td & { record?: unknown };

/** `LookupFound` in the element; `votes` is for `parseDailVotes`. */
export type ReadLookup = Omit<LookupFound, "data" | "votes"> & { data: ReadTd[]; votes?: unknown };

/** Parses the answer to a lookup of `choice`; null for another shape, or a TD of another constituency. */
export function parseLookupResponse(
  value: unknown,
  choice: Constituency,
): ReadLookup | Failure | null {
  const { success, data, withoutAddress, votes, error, asOf, source } = fields(value);
  if (success === false) return { success, error: typeof error === "string" ? error : "" };
  if (success !== true || typeof asOf !== "string" || Number.isNaN(Date.parse(asOf))) return null;
  if (source !== "live" && source !== "stored") return null;
  const constituencies = currentConstituencies(choice);
  const tds = parseAll(data, (item): ReadTd | null => {
    const td = parseTd(item);
    if (td === null || !constituencies.includes(td.constituency)) return null;
    const { record } = fields(item);
    return { ...td, ...(record !== undefined && { record }) };
  });
  if (tds === null) return null;
  const names = parseAll(withoutAddress, (name) => (typeof name === "string" ? name : null)) ?? [];
  return {
    success,
    data: tds,
    ...(names.length > 0 && { withoutAddress: names }),
    ...(votes !== undefined && { votes }),
    asOf,
    source,
  };
}

/** Letters opened through the element: in all, and today in Ireland. */
export type ActionCount = { total: number; today: number };

export type ActionsResponse = { success: true } & ActionCount;

export function parseActionsResponse(value: unknown): ActionsResponse | null {
  const { success, total, today } = fields(value);
  if (success !== true || !isCount(total) || !isCount(today)) return null;
  return { success, total, today };
}
