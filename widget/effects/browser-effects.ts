import { countToday, recordLetter } from "./count-client.ts";
import { deviceOf } from "./device.ts";
import type { Effects } from "./effects.ts";
import { lookUp } from "./lookup-client.ts";

/**
 * The effects of an element in a real browser.
 * @param host the element events are told to
 * @param apiBase reads the API's base address at the time of a request
 * @param partner reads the embedding site's name for itself
 */
export function browserEffects(
  host: HTMLElement,
  apiBase: () => string,
  partner: () => string | null,
): Effects {
  return {
    device: () => deviceOf(navigator),
    lookup: (constituency, signal) => lookUp(apiBase(), constituency, signal),
    open(href, target) {
      try {
        if (target === "self") {
          window.location.href = href;
          return true;
        }
        // "noopener" as a feature would return null for an open window too.
        const opened = window.open(href, "_blank");
        if (opened === null) return false;
        opened.opener = null;
        return true;
      } catch {
        return false;
      }
    },
    openApp(href) {
      window.location.href = href;
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onceHidden(run) {
      const stop = new AbortController();
      const hidden = () => {
        if (document.visibilityState === "visible") return;
        stop.abort();
        run();
      };
      document.addEventListener("visibilitychange", hidden, { signal: stop.signal });
      const gone = () => {
        stop.abort();
        run();
      };
      window.addEventListener("pagehide", gone, { signal: stop.signal });
      return () => stop.abort();
    },
    record: (provider) => void recordLetter(apiBase(), provider, partner()),
    countToday: () => countToday(apiBase()),
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
