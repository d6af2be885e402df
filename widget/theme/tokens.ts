/**
 * The identity's inks, papers, measures and motion: the only place a colour
 * literal may stand.
 *
 * Every colour is published as a custom property `--c-NAME` (see
 * `themeCss`), so that a theme is a set of values and no component knows
 * which one it is printed in. Contrasts are measured against the light
 * theme's paper (`tests/widget/theme/tokens.test.ts` holds them).
 */
export const COLOURS = {
  /** Page ground, warm uncoated stock. */
  paper: { light: "#FBF6EA", dark: "#1B1613" },
  /** Cards, inputs, the find sheet. */
  paperRaised: { light: "#FFFDF7", dark: "#26201B" },
  /** Text, rules, outlines: 17.1:1 on paper. Never pure black. */
  ink: { light: "#17130F", dark: "#F8F1E2" },
  /** Secondary text: 7.1:1 on paper. */
  inkSoft: { light: "#5A524A", dark: "#C4B8A8" },
  /** Hairlines and quiet borders; never the only mark of a control. */
  rule: { light: "#D9CFBC", dark: "#4A4037" },
  /** The urgent thing, one per screen: onUrgent on it 5.0:1. */
  urgent: { light: "#D42E15", dark: "#FF6A4D" },
  /** Text on urgent. */
  onUrgent: { light: "#FFFFFF", dark: "#1B1613" },
  /** Links, focus, selection: 6.7:1 on paper. */
  link: { light: "#2B3FE0", dark: "#A9B4FF" },
  /** Text on link used as a ground. */
  onLink: { light: "#FFFFFF", dark: "#1B1613" },
  /** Ground for highlights: ink of the light theme on it 10:1. Never text on paper. */
  marigold: { light: "#F6B417", dark: "#F6B417" },
  /** Text on marigold, in every theme. */
  onMarigold: { light: "#17130F", dark: "#17130F" },
  /** Ink as a ground (footer, strips), dark in every theme. */
  press: { light: "#17130F", dark: "#0D0A08" },
  /** Text on press: 17:1. */
  onPress: { light: "#FBF6EA", dark: "#F8F1E2" },
  /** Ultramarine as a ground, under onPress (6.7:1) and, set large, marigold (4.0:1). */
  deep: { light: "#2B3FE0", dark: "#2331A8" },
  /** Done, success: 4.9:1 on paper. */
  done: { light: "#0E7A5F", dark: "#55C9A6" },
  /** Text on done used as a ground: 5.3:1. */
  onDone: { light: "#FFFFFF", dark: "#1B1613" },
  /** Dims the page behind a dialog; nothing stands on it. */
  scrim: { light: "rgb(23 19 15 / 0.62)", dark: "rgb(0 0 0 / 0.7)" },
} as const;

/** A colour role. */
export type Colour = keyof typeof COLOURS;

/** Inks for illustration only; never text, never a control. */
export const INKS = {
  vermilion: "#E8371D",
  ultramarine: "#2B3FE0",
  marigold: "#F6B417",
  viridian: "#0E7A5F",
  rose: "#F27BA5",
  ink: "#17130F",
  paper: "#FBF6EA",
  /** Tints, a fifth of the ink on paper: ink of the text on them over 10:1. */
  sky: "#C6CCF5",
  mint: "#B9DCCB",
  /** What is left of paper, and of an ink, when its colour has gone. */
  ash: "#E3E0DA",
  lead: "#A7A29B",
  slate: "#6A655F",
  night: "#241F1C",
} as const;

/** Space, in a 4 px base. */
export const SPACE = {
  xs: "4px",
  s: "8px",
  m: "12px",
  l: "16px",
  xl: "24px",
  xxl: "40px",
  xxxl: "64px",
} as const;

/** Motion: short, ease-out, transform and opacity only. */
export const MOTION = { fast: "120ms", slow: "240ms", ease: "cubic-bezier(.2,.7,.3,1)" } as const;

/** The least side of anything that is pressed. */
export const TARGET = "44px";

/** Reads a colour role inside a style: `color: ${colour("ink")}`. */
export function colour(name: Colour): string {
  return `var(--c-${name})`;
}

/**
 * The custom properties of one theme, as the inside of a CSS rule.
 *
 * @param published roles that a host page may set, and the property it sets
 */
export function themeCss(
  theme: "light" | "dark",
  published: Partial<Record<Colour, string>> = {},
): string {
  const names = Object.keys(COLOURS) as Colour[];
  return names
    .map((name) => {
      const value = COLOURS[name][theme];
      const property = published[name];
      return `--c-${name}:${property === undefined ? value : `var(${property},${value})`};`;
    })
    .join("");
}
