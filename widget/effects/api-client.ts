import type { CampaignEvent } from "../../api/contract/events.ts";
import { ELEMENT_PATHS, lookupPath } from "../../api/contract/paths.ts";
import { parseActionsResponse, parseLookupResponse } from "../../api/contract/responses.ts";
import { fail, ok } from "../../api/contract/result.ts";
import { sendEvent } from "../../api/contract/send-event.ts";
import { parseShownCampaign } from "../domain/campaign.ts";
import type { Effects } from "../state/effects.ts";

/** Time limit for the TDs of a constituency. */
export const LOOKUP_TIMEOUT_MS = 10_000;

/** Creates the effects that use the API. Address and partner are read at each request. */
export function createApiClient(
  apiBase: () => string,
  partner: () => string | null,
): Pick<Effects, "lookup" | "countLetter" | "countCall" | "fetchCampaign" | "fetchActionCount"> {
  /** Returns a string, because a page's own `fetch` may take only strings. */
  const addressOf = (path: string) => new URL(path, apiBase()).href;

  function count(
    action: "email_click" | "call_click",
    delivery: Pick<CampaignEvent["meta"], "provider" | "personalised"> = {},
  ): void {
    const name = partner();
    const meta = { source: "ContactTd", ...(name && { partner: name }), ...delivery } as const;
    const event: CampaignEvent = { actor: "anon", action, entity: "cta", meta };
    void sendEvent(fetch, addressOf(ELEMENT_PATHS.events), event);
  }

  /** Returns a reply of any shape; null if the request fails. */
  async function fetchJson(path: string): Promise<unknown> {
    try {
      // A reply in the cache may be minutes old; to revalidate the reply costs a few bytes.
      const init = { credentials: "omit", cache: "no-cache" } as const;
      return await (await fetch(addressOf(path), init)).json();
    } catch {
      return null;
    }
  }

  return {
    async lookup(constituency, language) {
      try {
        const response = await fetch(addressOf(lookupPath(constituency)), {
          signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
          credentials: "omit",
          // Failures are described in the element's language. The header needs no preflight.
          headers: { "accept-language": language },
        });
        const reply = parseLookupResponse(await response.json(), constituency);
        if (reply === null) return fail({ code: "unreachable" });
        if (!reply.success) return fail({ code: "answered", message: reply.error || null });
        if (reply.data.length === 0) return fail({ code: "answered", message: null });
        const { data, withoutAddress, votes, asOf, source } = reply;
        return ok({ tds: data, withoutAddress, votes, asOf, source });
      } catch {
        return fail({ code: "unreachable" });
      }
    },
    countLetter: (provider, personalised) =>
      count("email_click", { provider, ...(personalised && { personalised }) }),
    countCall: () => count("call_click"),
    fetchCampaign: async () => parseShownCampaign(await fetchJson(ELEMENT_PATHS.campaign)),
    fetchActionCount: async () => parseActionsResponse(await fetchJson(ELEMENT_PATHS.actions)),
  };
}
