import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { readServerEvents } from "../../../api/contract/server-events.ts";
import {
  authorisedJson,
  authorisedRequest,
  type Fetch,
  NO_CONNECTION,
  type RequestFailure,
} from "../authorised-request.ts";

/** Fetches the state of the TD database and its last population runs. */
export const fetchOverview = (fetch: Fetch, key: string) =>
  authorisedJson(PopulationOverview, fetch, key, PATHS.populate);

/** Starts a population run. Fails with `busy` while one is running. */
export const startRun = (fetch: Fetch, key: string) =>
  authorisedRequest(fetch, key, PATHS.populate, { method: "POST" });

/**
 * Stores the difference with this hash, which a person has checked. Fails with `busy` when another
 * difference waits, and while a run is in progress.
 */
export const acceptDifference = (fetch: Fetch, key: string, hash: string) =>
  authorisedRequest(fetch, key, `${PATHS.populateAccept}?hash=${hash}`, { method: "POST" });

/**
 * Follows the current population run until it ends, and reports its progress.
 * Without a current run, returns the result of the last one. Fails when the
 * connection breaks before the run ends.
 */
export async function followRun(
  fetch: Fetch,
  key: string,
  signal: AbortSignal,
  onProgress: (progress: PopulationProgress) => void,
): Promise<Result<PopulationEnd, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, PATHS.populateProgress, { signal });
  if (!response.ok) return response;
  try {
    for await (const { event, data } of readServerEvents(response.value)) {
      const progress = event === "progress" ? parseWith(PopulationProgress, data) : null;
      if (progress !== null) onProgress(progress);
      const end = event === "end" ? parseWith(PopulationEnd, data) : null;
      if (end !== null) return ok(end);
    }
  } catch {
    // The connection broke, or `signal` was aborted.
  }
  return fail(NO_CONNECTION);
}
