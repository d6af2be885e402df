import { BurstsResponse, Decided, type Decision } from "../../../api/contract/decisions.ts";
import {
  type PartnerLinkRequest,
  PartnerLinkResponse,
} from "../../../api/contract/partner-figures.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { ok, type Result } from "../../../api/contract/result.ts";
import { StatsResponse } from "../../../api/contract/stats.ts";
import {
  authorisedJson,
  authorisedRequest,
  type Fetch,
  type RequestFailure,
} from "../authorised-request.ts";

/** Fetches the statistics of the last `days` days, today included. */
export const fetchStats = (fetch: Fetch, key: string, days: number) =>
  authorisedJson(StatsResponse, fetch, key, `${PATHS.stats}?days=${days}`);

/** Fetches the same statistics as a CSV file. */
export async function fetchCsv(
  fetch: Fetch,
  key: string,
  days: number,
): Promise<Result<Blob, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, `${PATHS.statsCsv}?days=${days}`);
  return response.ok ? ok(await response.value.blob()) : response;
}

/** Fetches the bursts of the last 31 days and the decisions about them. */
export const fetchBursts = (fetch: Fetch, key: string) =>
  authorisedJson(BurstsResponse, fetch, key, PATHS.bursts);

/** Makes a private link to the figures of one partner. */
export const makePartnerLink = (fetch: Fetch, key: string, request: PartnerLinkRequest) =>
  authorisedJson(PartnerLinkResponse, fetch, key, PATHS.partnerLink, {
    method: "POST",
    body: JSON.stringify(request),
  });

/** A window of a month can hold millions of events. */
const DECIDE_TIMEOUT_MS = 60_000;

/** Sends a decision with the admin key. */
export const sendDecision = (fetch: Fetch, adminKey: string, decision: Decision) =>
  authorisedJson(Decided, fetch, adminKey, PATHS.decisions, {
    method: "POST",
    body: JSON.stringify(decision),
    signal: AbortSignal.timeout(DECIDE_TIMEOUT_MS),
  });
