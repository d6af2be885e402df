import { type RefObject, useLayoutEffect } from "react";

/** Moves the focus to `target` when the box that holds it is removed; browsers would lose the focus. */
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
