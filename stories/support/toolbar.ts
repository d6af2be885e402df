import type { Theme } from "../../widget/state/contact-state.ts";
import type { MediaPreferences } from "./media-preferences.ts";

/** The viewports in the toolbar. */
export const VIEWPORTS = {
  w320: { name: "320 · small phone", styles: { width: "320px", height: "640px" } },
  w390: { name: "390 · phone", styles: { width: "390px", height: "844px" } },
  w768: { name: "768 · tablet", styles: { width: "768px", height: "1024px" } },
  w1440: { name: "1440 · desktop", styles: { width: "1440px", height: "900px" } },
} as const;

/** The toolbar's other menus. */
export const TOOLBAR_MENUS = {
  theme: {
    description: "Theme: the system’s colour scheme and the element’s theme attribute",
    toolbar: {
      title: "Theme",
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
        { value: "auto", title: "Auto" },
      ],
    },
  },
  motion: {
    description: "Motion: applies the product’s rules for prefers-reduced-motion",
    toolbar: {
      title: "Motion",
      icon: "play",
      dynamicTitle: true,
      items: [
        { value: "full", title: "Full motion" },
        { value: "reduce", title: "Reduced motion" },
      ],
    },
  },
  contrast: {
    description:
      "Forced colours: applies the product’s rules for forced colours, and system colours to everything else. This is an approximation. For the real mode, open the browser’s developer tools, Rendering, forced-colors",
    toolbar: {
      title: "Colours",
      icon: "eye",
      dynamicTitle: true,
      items: [
        { value: "own", title: "Normal colours" },
        { value: "forced", title: "Forced colours (emulated)" },
      ],
    },
  },
} as const;

/** The toolbar's initial choices. */
export const DEFAULT_GLOBALS = { theme: "light", motion: "full", contrast: "own" } as const;

/** Returns the theme chosen in the toolbar. */
export function themeOf(globals: Record<string, unknown>): Theme {
  const { theme } = globals;
  return theme === "dark" || theme === "auto" ? theme : "light";
}

/** Returns the media preferences chosen in the toolbar. */
export function preferencesOf(globals: Record<string, unknown>): MediaPreferences {
  const theme = themeOf(globals);
  return {
    scheme: theme === "auto" ? null : theme,
    motion: globals.motion === "reduce" ? "reduce" : null,
    contrast: globals.contrast === "forced" ? "forced" : null,
  };
}
