import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the height in pixels that the send bar has left in its own place, because it stands at
 * the foot of the screen. It stands there while the letter is read: the letter's text is on the
 * screen, and its own place is above it. So it never covers a control, as the letter has none.
 * Returns 0 while the bar stands in its own place.
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
