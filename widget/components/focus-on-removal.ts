import { type RefObject, useLayoutEffect } from "react";

/** Moves the focus on when a component with it is removed: browsers would move it to the body. */
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
