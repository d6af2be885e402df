import { isInApp } from "../domain/in-app-browser.ts";
import type { Device } from "../domain/providers.ts";
import type { Cancel, Effects } from "../state/effects.ts";
import { createApiClient } from "./api-client.ts";
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

/**
 * Whether a mailto link opens in a tab of its own, which closes at once, so that no page asks before it is
 * left. On phones and in Safari the empty tab may stay, and in a frame the tab may be forbidden.
 */
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
