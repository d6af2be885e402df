import { type RefObject, useEffect } from "react";

/** Time after the last activity until the controls are hidden. */
const HIDE_DELAY_MS = 1_500;

/** Events that show the controls again. */
const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Hides the controls during a recording while the user does nothing. Sets `data-clear` on
 * the root while they are hidden.
 */
export function useHiddenControls(root: RefObject<HTMLElement | null>, recording: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!recording || element === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout>;
    const showControls = () => {
      element.removeAttribute("data-clear");
      clearTimeout(timer);
      timer = setTimeout(() => element.setAttribute("data-clear", ""), HIDE_DELAY_MS);
    };
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, showControls, { signal });
    showControls();
    return () => {
      listeners.abort();
      clearTimeout(timer);
      element.removeAttribute("data-clear");
    };
  }, [root, recording]);
}
