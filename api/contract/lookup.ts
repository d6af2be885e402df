import { type Constituency, currentConstituencies } from "./constituencies.ts";
import { fields, parseAll } from "./json.ts";
import type { Failure, LookupFound } from "./lookup-schema.ts";
import { parseTd } from "./td.ts";

export type LookupResponse = LookupFound | Failure;

/**
 * Parses the answer to a lookup of `choice`; null when it has another shape or
 * holds a TD of another constituency. A hand-written reader, because the
 * element uses it.
 */
export function parseLookupResponse(value: unknown, choice: Constituency): LookupResponse | null {
  const { success, data, error, asOf, source } = fields(value);
  if (success === false) return typeof error === "string" ? { success, error } : null;
  if (success !== true || typeof asOf !== "string" || Number.isNaN(Date.parse(asOf))) return null;
  if (source !== "live" && source !== "stored") return null;
  const constituencies = currentConstituencies(choice);
  const tds = parseAll(data, (item) => {
    const td = parseTd(item);
    return td !== null && constituencies.includes(td.constituency) ? td : null;
  });
  return tds === null ? null : { success, data: tds, asOf, source };
}
