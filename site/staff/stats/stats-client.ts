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
