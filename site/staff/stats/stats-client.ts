import {
  type Bursts,
  type Decided,
  type Decision,
  parseBursts,
  parseDecided,
} from "../../../api/contract/decisions.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { parseStatsResponse, type Stats } from "../../../api/contract/stats.ts";
import {
  authorisedRequest,
  type Fetch,
  type RequestFailure,
  UNEXPECTED_RESPONSE,
} from "../authorised-request.ts";

/** Fetches the statistics of the last `days` days, today included. */
export async function fetchStats(
  fetch: Fetch,
  key: string,
  days: number,
): Promise<Result<Stats, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, `${PATHS.stats}?days=${days}`);
  if (!response.ok) return response;
  const stats = parseStatsResponse(await response.value.json().catch(() => null));
  return stats === null ? fail(UNEXPECTED_RESPONSE) : ok(stats);
}

/** Fetches the same statistics as a CSV file. */
export async function fetchCsv(
  fetch: Fetch,
  key: string,
  days: number,
): Promise<Result<Blob, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, `${PATHS.statsCsv}?days=${days}`);
  return response.ok ? ok(await response.value.blob()) : response;
}

/** A window of a month can hold millions of events. */
const DECIDE_TIMEOUT_MS = 60_000;

/** Fetches the bursts of the last 31 days and the decisions about them. */
export async function fetchBursts(
  fetch: Fetch,
  key: string,
): Promise<Result<Bursts, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, PATHS.bursts);
  if (!response.ok) return response;
  const bursts = parseBursts(await response.value.json().catch(() => null));
  return bursts === null ? fail(UNEXPECTED_RESPONSE) : ok(bursts);
}

/** Sends a decision with the admin key. */
export async function sendDecision(
  fetch: Fetch,
  adminKey: string,
  decision: Decision,
): Promise<Result<Decided, RequestFailure>> {
  const response = await authorisedRequest(fetch, adminKey, PATHS.decisions, {
    method: "POST",
    body: JSON.stringify(decision),
    signal: AbortSignal.timeout(DECIDE_TIMEOUT_MS),
  });
  if (!response.ok) return response;
  const decided = parseDecided(await response.value.json().catch(() => null));
  return decided === null ? fail(UNEXPECTED_RESPONSE) : ok(decided);
}
