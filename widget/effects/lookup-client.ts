import type { Constituency } from "../../api/contract/constituencies.ts";
import { parseLookupResponse } from "../../api/contract/lookup.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";
import type { Found, LookupFailure } from "../domain/lookup.ts";

/** How long the API has to answer; a supporter has moved on by then. */
export const LOOKUP_TIMEOUT_MS = 10_000;

/**
 * Asks the API at `apiBase` for the TDs of a constituency. Never rejects: no
 * answer in time, or one of another shape, is `unreachable`; a failure in the
 * API's own words, or an empty list, is `answered`.
 */
export async function lookUp(
  apiBase: string,
  constituency: Constituency,
  signal: AbortSignal,
): Promise<Result<Found, LookupFailure>> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, LOOKUP_TIMEOUT_MS);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const url = new URL(lookupPath(constituency), apiBase);
    const response = await fetch(url, { signal: limit.signal, credentials: "omit" });
    const answer = parseLookupResponse(await response.json(), constituency);
    if (answer === null) return fail({ code: "unreachable" });
    if (!answer.success) return fail({ code: "answered", message: answer.error });
    if (answer.data.length === 0) return fail({ code: "answered", message: null });
    return ok({ tds: answer.data, asOf: answer.asOf, source: answer.source });
  } catch {
    return fail({ code: "unreachable" });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
