import { type Constituency, currentConstituencies } from "./constituencies.ts";
import { parseTd, type Td } from "./td.ts";

/** Where the answered TDs came from: the public source just now, or the database. */
export type LookupSource = "live" | "stored";

/** `GET /api/tds`, status 200. */
export type LookupFound = {
  success: true;
  /** Sorted by surname; one entry per seat with a published address. */
  data: Td[];
  /** When the oldest of these details was last checked, ISO 8601 UTC. */
  asOf: string;
  source: LookupSource;
};

/** `GET /api/tds`, any other status. */
export type LookupFailed = { success: false; data?: []; error: string };

export type LookupResponse = LookupFound | LookupFailed;

/**
 * Reads the answer to a lookup of `asked` out of unknown JSON; null when it
 * has another shape, or names a TD of another constituency.
 */
export function parseLookupResponse(value: unknown, asked: Constituency): LookupResponse | null {
  if (typeof value !== "object" || value === null) return null;
  const { success, data, error, asOf, source } = value as Record<string, unknown>;
  if (success === false) {
    return typeof error === "string" ? { success, error } : null;
  }
  if (success !== true || !Array.isArray(data)) return null;
  if (typeof asOf !== "string" || Number.isNaN(Date.parse(asOf))) return null;
  if (source !== "live" && source !== "stored") return null;
  const seats = currentConstituencies(asked);
  const tds: Td[] = [];
  for (const row of data) {
    const td = parseTd(row);
    if (td === null || !seats.includes(td.constituency)) return null;
    tds.push(td);
  }
  return { success, data: tds, asOf, source };
}
