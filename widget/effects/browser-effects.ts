import { isInApp } from "../domain/in-app-browser.ts";
import type { Device } from "../domain/providers.ts";
import type { Cancel, Effects } from "../state/effects.ts";
import { apiClient } from "./api-client.ts";
import { keptInTab } from "./kept-in-tab.ts";

/** Time for the tab of a mailto link to close. */
const OWN_TAB_MS = 1000;

/** Returns the effects of an element, the host, in a browser; address and partner may change. */
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
          // In a sandboxed frame, navigation of the frame to a mail app fails silently. Navigation
          // of the top window throws an error unless the sandbox allows it. A mailto link leaves
          // the page as it is, which is asked all the same whether it may be left.
          if (!hasOwnTab()) (window.top ?? window).location.href = href;
          else Object.assign(document.createElement("a"), { href, target: "_blank" }).click();
          return true;
        }
        // With the feature "noopener", window.open returns null even when the window opens.
        const opened = window.open(href, "_blank");
        if (opened === null) return false;
        try {
          opened.opener = null;
        } catch {
          // A sandboxed window has another origin and no access to the page.
        }
        return true;
      } catch {
        return false;
      }
    },
    openApp(href, page) {
      // Chrome on Android opens the page where the app is missing, Firefox also where it is there.
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
    // On Android nothing but an error page takes the place of a page with a mailto link.
    onceMailShown: (run) => onceSeen(run, detectDevice(navigator) !== "android", hasOwnTab()),
    ...apiClient(apiBase, partner),
    ...keptInTab(window, apiBase),
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
 * Whether a mailto link opens in a tab of its own, which closes at once: then no page is asked whether
 * it may be left. On phones and in Safari the empty tab may stay, and in a frame it may be forbidden.
 */
function hasOwnTab(): boolean {
  const isKnown = detectDevice(navigator) === "desktop" && !/^Apple/.test(navigator.vendor);
  return isKnown && window.top === window;
}

/**
 * Calls `run` once when the page is hidden; also when it is left, which else ends the wait, or loses
 * the focus, which in an app's own browser says nothing. From the tab of a link the page comes back.
 */
function onceSeen(run: () => void, isLeft: boolean, isTabOpen = false): Cancel {
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
  // A page that is left is hidden after this event.
  window.addEventListener("pagehide", isLeft ? onSeen : stop, { signal });
  if (!isInApp(navigator)) {
    for (const type of ["blur", "focus"]) window.addEventListener(type, onMove, { signal });
  }
  return stop;
}

/** Returns a browser's kind of device. Only its touch points distinguish an iPad from a Mac. */
export function detectDevice(browser: { userAgent: string; maxTouchPoints: number }): Device {
  if (/android/i.test(browser.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(browser.userAgent)) return "ios";
  return /macintosh/i.test(browser.userAgent) && browser.maxTouchPoints > 1 ? "ios" : "desktop";
}
