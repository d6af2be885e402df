import { type RefObject, useEffect } from "react";

/** How long the controls stay after they were used last, or the recording began. */
const LINGER_MS = 1_500;

/** What brings the controls back. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * While the story is filmed, takes the controls off the screen soon after
 * they were used last: `data-clear` stands on the root then.
 */
export function useClearScreen(root: RefObject<HTMLElement | null>, filming: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!filming || element === null) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const linger = () => {
      element.removeAttribute("data-clear");
      clearTimeout(timer);
      timer = setTimeout(() => element.setAttribute("data-clear", ""), LINGER_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, linger, { signal: ended.signal });
    linger();
    return () => {
      ended.abort();
      clearTimeout(timer);
      element.removeAttribute("data-clear");
    };
  }, [root, filming]);
}
