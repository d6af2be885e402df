import type { Theme } from "../../widget/state/contact-state.ts";
import type { Wishes } from "./media.ts";

/** The widths that every component is looked at in. */
export const WIDTHS = {
  w320: { name: "320 · the narrowest phone", styles: { width: "320px", height: "640px" } },
  w390: { name: "390 · a phone", styles: { width: "390px", height: "844px" } },
  w768: { name: "768 · a tablet", styles: { width: "768px", height: "1024px" } },
  w1440: { name: "1440 · a desk", styles: { width: "1440px", height: "900px" } },
} as const;

/** The toolbar's menus beside the width. */
export const MENUS = {
  theme: {
    description: "Theme: what the reader’s system asks for, and the element’s theme attribute",
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
    description: "Motion: switches the product’s own rules for readers who asked for less of it",
    toolbar: {
      title: "Motion",
      icon: "play",
      dynamicTitle: true,
      items: [
        { value: "full", title: "Motion" },
        { value: "reduce", title: "Reduced motion" },
      ],
    },
  },
  contrast: {
    description:
      "Forced colours: switches the product’s own rules for them and paints system colours over the rest. Close to it, not the thing itself: that is in the browser’s developer tools, Rendering, forced-colors",
    toolbar: {
      title: "Colours",
      icon: "eye",
      dynamicTitle: true,
      items: [
        { value: "own", title: "Own colours" },
        { value: "forced", title: "Forced colours (emulated)" },
      ],
    },
  },
} as const;

/** What the toolbar begins with. */
export const AT_FIRST = { theme: "light", motion: "full", contrast: "own" } as const;

/** The element's theme as the toolbar has it. */
export function themeOf(globals: Record<string, unknown>): Theme {
  const { theme } = globals;
  return theme === "dark" || theme === "auto" ? theme : "light";
}

/** What the toolbar's reader asks for. */
export function wishesOf(globals: Record<string, unknown>): Wishes {
  const theme = themeOf(globals);
  return {
    scheme: theme === "auto" ? null : theme,
    motion: globals.motion === "reduce" ? "reduce" : null,
    contrast: globals.contrast === "forced" ? "forced" : null,
  };
}
