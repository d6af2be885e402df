import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves the focus to another element if a component is removed that contains it. Browsers move it
 * to the body then, and people who use the keyboard would start again at the top of the page.
 */
export function useFocusOnRemoval(
  box: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the removal matters
  useLayoutEffect(() => {
    const node = box.current;
    return () => {
      const root = node?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined;
      if (!node?.contains(root?.activeElement ?? null)) return;
      target()?.focus({ preventScroll: true });
    };
  }, []);
}
