import type { Constituency } from "../../api/contract/constituencies.ts";
import type { CampaignEvent } from "../../api/contract/events.ts";
import type { Language } from "../../api/contract/language.ts";
import { ELEMENT_PATHS, lookupPath } from "../../api/contract/paths.ts";
import { parseActionsResponse, parseLookupResponse } from "../../api/contract/responses.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";
import { sendEvent } from "../../api/contract/send-event.ts";
import { parseShownCampaign, type ShownCampaign } from "../domain/campaign.ts";
import type { FoundTds, LookupFailure } from "../state/lookup.ts";

/** Time limit for a reply of the API. */
export const LOOKUP_TIMEOUT_MS = 10_000;

/** Requests the TDs of a constituency; failures are described in `language`. Never rejects. */
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
    const { data, withoutAddress, votes, asOf, source } = reply;
    return ok({ tds: data, withoutAddress, votes, asOf, source });
  } catch {
    return fail({ code: "unreachable" });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** Counts an action at the API. The event has no data about the visitor. Never rejects. */
export function countAction(
  apiBase: string,
  action: "email_click" | "call_click",
  partner: string | null,
  delivery: Pick<CampaignEvent["meta"], "provider" | "personalised"> = {},
): Promise<void> {
  const meta = { source: "ContactTd", ...(partner && { partner }), ...delivery } as const;
  const event: CampaignEvent = { actor: "anon", action, entity: "cta", meta };
  return sendEvent(fetch, new URL(ELEMENT_PATHS.events, apiBase), event);
}

/** Returns the number of letters opened today, or null if the request fails. Never rejects. */
export async function fetchLettersToday(
  apiBase: string,
  signal: AbortSignal,
): Promise<number | null> {
  return (
    parseActionsResponse(await fetchJson(apiBase, ELEMENT_PATHS.actions, signal))?.today ?? null
  );
}

/** Returns the published campaign, or null if the request fails. Never rejects. */
export async function fetchCampaign(
  apiBase: string,
  signal: AbortSignal,
): Promise<ShownCampaign | null> {
  return parseShownCampaign(await fetchJson(apiBase, ELEMENT_PATHS.campaign, signal));
}

/** Returns a reply of any shape, or null if the request fails. */
async function fetchJson(apiBase: string, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    // A stored reply may be minutes old; asking whether it changed costs a few bytes.
    const init = { credentials: "omit", cache: "no-cache", signal } as const;
    return await (await fetch(new URL(path, apiBase), init)).json();
  } catch {
    return null;
  }
}
