/** The custom properties of the element. */
export type StyleProperty =
  | "--bia-accent"
  | "--bia-ink"
  | "--bia-paper"
  | "--bia-font"
  | "--bia-font-display"
  | "--bia-radius"
  | "--bia-focus";

/** An example look. It uses only the documented custom properties and one part. */
export interface Look {
  readonly theme: "light" | "dark";
  readonly properties: Readonly<Partial<Record<StyleProperty, string>>> & {
    readonly "--bia-paper": string;
    readonly "--bia-accent": string;
  };
  /** The style of the part `send`. */
  readonly send: Readonly<Record<string, string>>;
}

/**
 * The example looks. Their colours belong to imaginary partners, so that they are
 * not design tokens. Each look meets WCAG AA contrast in every state of the element;
 * a browser test measures it.
 */
export const LOOKS = {
  gallery: {
    theme: "light",
    properties: {
      "--bia-accent": "#111111",
      "--bia-ink": "#111111",
      "--bia-paper": "#ffffff",
      "--bia-font": '"Helvetica Neue", Arial, sans-serif',
      "--bia-radius": "0",
      "--bia-focus": "#0047ff",
    },
    send: { "font-weight": "400", "letter-spacing": "0.01em" },
  },
  theatre: {
    theme: "dark",
    properties: {
      "--bia-accent": "#e9b949",
      "--bia-ink": "#f7eedd",
      "--bia-paper": "#0d0b0a",
      "--bia-font": 'Georgia, "Times New Roman", serif',
      "--bia-radius": "2px",
      "--bia-focus": "#8fd3ff",
    },
    send: { "text-transform": "uppercase", "letter-spacing": "0.06em" },
  },
  festival: {
    theme: "light",
    properties: {
      "--bia-accent": "#c3005f",
      "--bia-ink": "#2a0a5c",
      "--bia-paper": "#ffe14d",
      "--bia-font": '"Trebuchet MS", Verdana, sans-serif',
      "--bia-font-display": 'Impact, "Arial Black", sans-serif',
      "--bia-radius": "14px",
      "--bia-focus": "#2a0a5c",
    },
    send: { "text-transform": "uppercase", "box-shadow": "5px 5px 0 #2a0a5c" },
  },
  council: {
    theme: "light",
    properties: {
      "--bia-accent": "#00594f",
      "--bia-ink": "#1a2530",
      "--bia-paper": "#f5f7f8",
      "--bia-font": "Arial, sans-serif",
      "--bia-radius": "4px",
      "--bia-focus": "#a34700",
    },
    send: { "border-color": "#00594f", "box-shadow": "0 3px 0 #00302a" },
  },
} as const satisfies Record<string, Look>;

export type LookId = keyof typeof LOOKS;

/** All looks, in the order of the settings form. */
export const LOOK_IDS = Object.keys(LOOKS) as LookId[];
