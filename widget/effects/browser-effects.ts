import { isInApp } from "../domain/in-app-browser.ts";
import type { Device } from "../domain/providers.ts";
import type { Cancel, Effects } from "../state/effects.ts";
import { apiClient } from "./api-client.ts";
import { keptInTab } from "./kept-in-tab.ts";

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
          // the page as it is.
          (window.top ?? window).location.href = href;
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
    openApp(href) {
      location.href = href;
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onceHidden: (run) => onceSeen(run),
    // On Android nothing but an error page takes the place of a page with a mailto link.
    onceMailShown: (run) => onceSeen(run, detectDevice(navigator) !== "android", true),
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
 * Calls `run` once when the page is hidden; also when it is left, which else ends the wait, or blurred.
 */
function onceSeen(run: () => void, isLeft = true, isBlurred = false): Cancel {
  const listeners = new AbortController();
  const { signal } = listeners;
  const stop = () => listeners.abort();
  const onSeen = () => {
    stop();
    run();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState !== "visible") onSeen();
  };
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  // A page that is left is hidden after this event.
  window.addEventListener("pagehide", isLeft ? onSeen : stop, { signal });
  if (isBlurred) window.addEventListener("blur", onSeen, { signal });
  return stop;
}

/** Returns a browser's kind of device. Only its touch points distinguish an iPad from a Mac. */
export function detectDevice(browser: { userAgent: string; maxTouchPoints: number }): Device {
  if (/android/i.test(browser.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(browser.userAgent)) return "ios";
  return /macintosh/i.test(browser.userAgent) && browser.maxTouchPoints > 1 ? "ios" : "desktop";
}
