import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import { parseLookupResponse } from "../../api/contract/lookup.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";
import type { FoundTds, LookupFailure } from "../domain/lookup.ts";

/** Time limit for a reply of the API. */
export const LOOKUP_TIMEOUT_MS = 10_000;

/**
 * Requests the TDs of a constituency from the API at `apiBase`, whose failures are described in
 * `language`. Never rejects. Fails with
 * `answered` if the API reports a failure or an empty list, and with `unreachable` if it sends no
 * reply in time or one in an unknown format.
 */
export async function lookUp(
  apiBase: string,
  constituency: Constituency,
  language: Language,
  signal: AbortSignal,
): Promise<Result<FoundTds, LookupFailure>> {
  const request = new AbortController();
  const abort = () => request.abort();
  const timer = setTimeout(abort, LOOKUP_TIMEOUT_MS);
  signal.addEventListener("abort", abort, { once: true });
  try {
    const url = new URL(lookupPath(constituency), apiBase);
    const response = await fetch(url, {
      signal: request.signal,
      credentials: "omit",
      // The texts of failures follow the element, not the browser. This header needs no preflight.
      headers: { "accept-language": language },
    });
    const reply = parseLookupResponse(await response.json(), constituency);
    if (reply === null) return fail({ code: "unreachable" });
    if (!reply.success) return fail({ code: "answered", message: reply.error });
    if (reply.data.length === 0) return fail({ code: "answered", message: null });
    const { data, withoutAddress, asOf, source } = reply;
    return ok({ tds: data, withoutAddress, asOf, source });
  } catch {
    return fail({ code: "unreachable" });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}
