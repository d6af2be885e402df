import { type Constituency, currentConstituencies } from "./constituencies.ts";
import { fields, parseAll } from "./json.ts";
import { parseTd, type Td } from "./td.ts";

/** The origin of the returned TDs: the public source during this request, or the database. */
export type LookupSource = "live" | "stored";

/** `GET /api/tds`, status 200; its schema is in `lookup-schema.ts`. */
export type LookupFound = {
  success: true;
  /** Sorted by surname; TDs without a published address are not among them. */
  data: Td[];
  /** The names of those TDs; absent when there are none. */
  withoutAddress?: string[];
  /** When the oldest of these details was last checked, ISO 8601 in UTC. */
  asOf: string;
  source: LookupSource;
};

/** Every failure of the API; `data` is present in a failed lookup only. */
export type Failure = { success: false; data?: []; error: string };

/** The answer to a lookup. */
export type LookupResponse = LookupFound | Failure;

/**
 * Parses the answer to a lookup of `choice`; null when it has another shape or
 * holds a TD of another constituency. A hand-written reader, because the
 * element uses it.
 */
export function parseLookupResponse(value: unknown, choice: Constituency): LookupResponse | null {
  const { success, data, withoutAddress, error, asOf, source } = fields(value);
  if (success === false) return typeof error === "string" ? { success, error } : null;
  if (success !== true || typeof asOf !== "string" || Number.isNaN(Date.parse(asOf))) return null;
  if (source !== "live" && source !== "stored") return null;
  const constituencies = currentConstituencies(choice);
  const tds = parseAll(data, (item) => {
    const td = parseTd(item);
    return td !== null && constituencies.includes(td.constituency) ? td : null;
  });
  if (tds === null) return null;
  const names = parseAll(withoutAddress, (name) => (typeof name === "string" ? name : null)) ?? [];
  return { success, data: tds, ...(names.length > 0 && { withoutAddress: names }), asOf, source };
}
