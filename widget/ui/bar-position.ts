import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the height in pixels of the placeholder for the send bar while the bar is at the bottom
 * of the screen, and 0 while it is in its own place. It is at the bottom while the letter's text is
 * on the screen and its own place is above the screen. So it never covers a control, because the
 * letter has none.
 *
 * @param refs.next what follows the bar's own place
 * @param refs.letter the text of the letter
 */
export function useHeightLeft(refs: {
  bar: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
  letter: RefObject<HTMLElement | null>;
}): number {
  const [heightLeft, setHeightLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useEffect(() => {
    const { bar, next, letter } = refs;
    if (bar.current === null || next.current === null || letter.current === null) return;
    const onScreen = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) onScreen.set(target, isIntersecting);
      const isReading =
        onScreen.get(letter.current as Element) && !onScreen.get(next.current as Element);
      // The computed height has fractions of a pixel.
      const height = () => Number.parseFloat(getComputedStyle(bar.current as Element).height);
      setHeightLeft(isReading ? height() : 0);
    });
    observer.observe(next.current);
    observer.observe(letter.current);
    return () => observer.disconnect();
  }, []);
  return heightLeft;
}
