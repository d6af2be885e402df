/** The colours of the element, as `--c-NAME`, with contrasts on the light theme's paper. */
export const ELEMENT_COLOURS = {
  /** Page background: a warm off-white. */
  paper: { light: "#FBF6EA", dark: "#16120F" },
  /** Background of cards, inputs and the constituency panel: in the dark theme 1.2:1 on paper. */
  paperRaised: { light: "#FFFDF7", dark: "#2C251F" },
  /** Text, borders and outlines: 17.1:1 on paper. Never pure black. */
  ink: { light: "#17130F", dark: "#F8F1E2" },
  /** Secondary text: 7.1:1 on paper. */
  inkSoft: { light: "#5A524A", dark: "#C4B8A8" },
  /** Thin lines and subtle borders. Never the only visible edge of a control. */
  rule: { light: "#D9CFBC", dark: "#4A4037" },
  /** Vermilion, the background of the most urgent control, one per screen: 4.8:1 with onUrgent. */
  urgent: { light: "#D42E15", dark: "#E8371D" },
  /** Text on urgent. */
  onUrgent: { light: "#FFFFFF", dark: "#080605" },
  /** Links, focus rings and selection: 6.7:1 on paper. */
  link: { light: "#2B3FE0", dark: "#A9B4FF" },
  /** Text on a link-coloured background. */
  onLink: { light: "#FFFFFF", dark: "#16120F" },
  /** Background of highlights: 10:1 with the light theme's ink. Never text on paper. */
  marigold: { light: "#F6B417", dark: "#F6B417" },
  /** Text on marigold in every theme. */
  onMarigold: { light: "#17130F", dark: "#17130F" },
  /** Success: 4.9:1 on paper. */
  done: { light: "#0E7A5F", dark: "#55C9A6" },
  /** Text on a done-coloured background: 5.3:1. */
  onDone: { light: "#FFFFFF", dark: "#16120F" },
  /** Dims the page behind a dialog. Carries no text. */
  scrim: { light: "rgb(23 19 15 / 0.62)", dark: "rgb(0 0 0 / 0.7)" },
} as const;

/** The roles that only the site's pages have. */
const PAGE_COLOURS = {
  /** Ink-coloured background (footer, strips), dark in every theme. */
  inkGround: { light: "#17130F", dark: "#080605" },
  /** Text on inkGround: 17:1. Text on blueGround: 6.7:1. */
  onDark: { light: "#FBF6EA", dark: "#F8F1E2" },
  /** Ultramarine background for onDark text, and for large marigold text (4.0:1). */
  blueGround: { light: "#2B3FE0", dark: "#2331A8" },
} as const;

/** All colour roles. */
export const COLOURS = { ...ELEMENT_COLOURS, ...PAGE_COLOURS } as const;

/** A colour role. */
export type Colour = keyof typeof COLOURS;

/** The colours of a campaign or of a page's ground, which replace those of their roles. */
export type OwnColours = Partial<Record<Colour, Record<"light" | "dark", string> | undefined>>;

/** Colours for illustrations only, never for text or controls. */
export const INKS = {
  vermilion: "#E8371D",
  ultramarine: "#2B3FE0",
  marigold: "#F6B417",
  viridian: "#0E7A5F",
  rose: "#F27BA5",
  ink: "#17130F",
  paper: "#FBF6EA",
  /** Tints: 20% of the colour on paper. Text ink has more than 10:1 on them. */
  sky: "#C6CCF5",
  mint: "#B9DCCB",
  /** Greys that replace paper and the inks once a scene has lost its colour. */
  ash: "#E3E0DA",
  lead: "#A7A29B",
  slate: "#6A655F",
  night: "#241F1C",
} as const;

/** Spacing scale in steps of 4 px. */
export const SPACE = {
  xs: "4px",
  s: "8px",
  m: "12px",
  l: "16px",
  xl: "24px",
  xxl: "40px",
  xxxl: "64px",
} as const;

/** Durations and easing of transitions. Animate only transform and opacity. */
export const MOTION = { fast: "120ms", slow: "240ms", ease: "cubic-bezier(.2,.7,.3,1)" } as const;

/** Room at the sides of the element, none where its ground is that of the page: `theme/page-ground.ts`. */
export const ELEMENT_INSET = "var(--contact-inset,16px)";

/** Minimum width and height of an interactive control. */
export const TARGET_SIZE = "44px";

/** Room above what is scrolled into view, for a header that the host's page keeps at the top. */
export const UNDER_HEADER = "var(--under-header, 136px)";

/** Returns the CSS reference to a colour role: `color: ${colour("ink")}`. */
export function colour(name: Colour): string {
  return `var(--c-${name})`;
}

/** Returns a theme's custom properties: a host's own, else a campaign's, else the roles' own. */
export function themeCss<Role extends Colour>(
  theme: "light" | "dark",
  colours: Record<Role, Record<"light" | "dark", string>>,
  hostProperties: Partial<Record<Colour, string>> = {},
  ownColours: OwnColours = {},
): string {
  const names = Object.keys(colours) as Role[];
  return names
    .map((name) => {
      const value = (ownColours[name] ?? colours[name])[theme];
      const property = hostProperties[name];
      return `--c-${name}:${property === undefined ? value : `var(${property},${value})`};`;
    })
    .join("");
}
