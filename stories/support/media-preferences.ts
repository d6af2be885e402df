/** The system preferences to emulate. Null keeps the browser's own preference. */
export type MediaPreferences = {
  scheme: "light" | "dark" | null;
  motion: "reduce" | null;
  contrast: "forced" | null;
};

export const NO_PREFERENCES: MediaPreferences = { scheme: null, motion: null, contrast: null };

/** Media features that always match, and never match. */
const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

/**
 * Returns a media condition with the given preferences applied. Each feature that
 * has a preference is replaced by one that always or never matches. The other
 * features are unchanged.
 */
export function applyPreferences(condition: string, preferences: MediaPreferences): string {
  const replaceFeature = (feature: string, preference: string | null, text: string): string =>
    preference === null
      ? text
      : text.replace(
          new RegExp(`\\(\\s*${feature}\\s*(?::\\s*([a-z-]+)\\s*)?\\)`, "gi"),
          (_, value: string | undefined) =>
            value === undefined || value === preference ? ALWAYS : NEVER,
        );
  const forced = preferences.contrast === "forced" ? "active" : null;
  const withScheme = replaceFeature("prefers-color-scheme", preferences.scheme, condition);
  const withMotion = replaceFeature("prefers-reduced-motion", preferences.motion, withScheme);
  return replaceFeature("forced-colors", forced, withMotion);
}
