import type { CampaignEvent } from "../../api/contract/events.ts";
import { ELEMENT_PATHS, lookupPath } from "../../api/contract/paths.ts";
import { parseActionsResponse, parseLookupResponse } from "../../api/contract/responses.ts";
import { fail, ok } from "../../api/contract/result.ts";
import { sendEvent } from "../../api/contract/send-event.ts";
import { parseShownCampaign } from "../domain/campaign.ts";
import { isInApp } from "../domain/in-app-browser.ts";
import type { Device } from "../domain/providers.ts";
import type { Cancel, Effects } from "../state/contact-state.ts";
import { createTabStorage } from "./tab-storage.ts";

/** Time for a mailto link's own tab to close. */
const OWN_TAB_MS = 1000;

/** Creates the effects of an element, the host, in a browser. */
export function createBrowserEffects(
  host: EventTarget,
  apiBase: () => string,
  partner: () => string | null,
): Effects {
  return {
    device: () => detectDevice(navigator),
    appBrowser: () => (isInApp(navigator) ? navigator.userAgent : null),
    open(href, target) {
      try {
        if (target === "self") {
          // In a sandboxed frame, a mailto link of the frame fails silently, and one of the top window
          // throws unless the sandbox allows it.
          if (!hasOwnTab()) (window.top ?? window).location.href = href;
          else Object.assign(document.createElement("a"), { href, target: "_blank" }).click();
          return true;
        }
        // With the feature "noopener", window.open returns null even when the window opens.
        const view = window.open(href, "_blank");
        if (view === null) return false;
        try {
          view.opener = null;
        } catch {
          // A sandboxed window has another origin, and no access to the page.
        }
        return true;
      } catch {
        return false;
      }
    },
    openApp(href, page) {
      // Where the app is missing, Chrome on Android opens the page; Firefox would in any case.
      location.href = /firefox/i.test(navigator.userAgent)
        ? href
        : href.replace(/;end$/, `;S.browser_fallback_url=${encodeURIComponent(page)}$&`);
    },
    mayOpen: () => !!(navigator as Partial<Navigator>).userActivation?.isActive,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onceAppShown: (run) => onceSeen(run, true),
    // On Android only an error page takes the place of a page with a mailto link.
    onceMailShown: (run) => onceSeen(run, detectDevice(navigator) !== "android", hasOwnTab()),
    ...createApiClient(apiBase, partner),
    ...createTabStorage(window, apiBase),
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    emit(type, detail) {
      host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    },
  };
}

/** Whether a mailto link opens a tab that closes at once. In Safari and on phones it may stay. */
function hasOwnTab(): boolean {
  const closesTab = detectDevice(navigator) === "desktop" && !/^Apple/.test(navigator.vendor);
  return closesTab && window.top === window;
}

/**
 * Calls `run` once when the page is hidden, or loses the focus, which in an app's own browser is no sign.
 *
 * @param isLeavingSign whether a page that is left is a sign too; else it ends the wait
 * @param isTabOpen whether a link's own tab hides the page at first, and closes
 */
function onceSeen(run: () => void, isLeavingSign: boolean, isTabOpen = false): Cancel {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isAway = false;
  const onSeen = () => {
    stop();
    run();
  };
  const onMove = ({ type }: { type: string }) => {
    isAway = type === "blur" || document.visibilityState !== "visible";
    if (isAway && !isTabOpen) onSeen();
  };
  const timer = setTimeout(() => {
    isTabOpen = false;
    if (isAway) onSeen();
  }, OWN_TAB_MS);
  const stop = () => {
    listeners.abort();
    clearTimeout(timer);
  };
  document.addEventListener("visibilitychange", onMove, { signal });
  window.addEventListener("pagehide", isLeavingSign ? onSeen : stop, { signal });
  if (!isInApp(navigator)) {
    for (const type of ["blur", "focus"]) window.addEventListener(type, onMove, { signal });
  }
  return stop;
}

/** Returns the kind of device. Only touch points distinguish an iPad from a Mac. */
export function detectDevice(browser: { userAgent: string; maxTouchPoints: number }): Device {
  if (/android/i.test(browser.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(browser.userAgent)) return "ios";
  return /macintosh/i.test(browser.userAgent) && browser.maxTouchPoints > 1 ? "ios" : "desktop";
}

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
        const { success: _, data, ...facts } = reply;
        return ok({ tds: data, ...facts });
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
