/** What a reader can ask of a page by their system; null is whatever this browser's reader asks for. */
export type Wishes = {
  scheme: "light" | "dark" | null;
  motion: "reduce" | null;
  contrast: "forced" | null;
};

export const NO_WISHES: Wishes = { scheme: null, motion: null, contrast: null };

/** Media features that hold always, and never. */
const TRUE = "(min-width: 0px)";
const FALSE = "(max-width: 0px)";

/**
 * A media condition as it reads for a reader with these wishes: the features
 * they settle become ones that always or never hold, the rest stays.
 */
export function underWishes(condition: string, wishes: Wishes): string {
  const settle = (feature: string, wish: string | null, text: string): string =>
    wish === null
      ? text
      : text.replace(
          new RegExp(`\\(\\s*${feature}\\s*(?::\\s*([a-z-]+)\\s*)?\\)`, "gi"),
          (_, value: string | undefined) => (value === undefined || value === wish ? TRUE : FALSE),
        );
  const schemed = settle("prefers-color-scheme", wishes.scheme, condition);
  const moved = settle("prefers-reduced-motion", wishes.motion, schemed);
  return settle("forced-colors", wishes.contrast === "forced" ? "active" : null, moved);
}
