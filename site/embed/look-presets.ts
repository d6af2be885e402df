/** The custom properties that a page may set on the element. */
export type Property =
  | "--bia-accent"
  | "--bia-ink"
  | "--bia-paper"
  | "--bia-font"
  | "--bia-font-display"
  | "--bia-radius"
  | "--bia-focus";

/** The parts that a page may style. */
export type Part = "picker" | "provider" | "send" | "card" | "preview" | "dialog";

/** An example of a partner's look: what they would write, and nothing that they could not. */
export interface Look {
  readonly name: string;
  /** In a line, as on the label beside a picture. */
  readonly caption: string;
  readonly theme: "light" | "dark";
  readonly properties: Readonly<Partial<Record<Property, string>>> & {
    readonly "--bia-paper": string;
    readonly "--bia-accent": string;
  };
  readonly parts: Readonly<Partial<Record<Part, Readonly<Record<string, string>>>>>;
}

/**
 * The example looks. Their colours are the partners', not the campaign's, and
 * so stand here and not among the tokens. Each keeps to AA in every state of
 * the element, which is measured in a browser.
 */
export const LOOKS = {
  gallery: {
    name: "Gallery white",
    caption: "A wall, a rule, and nothing that competes with the work.",
    theme: "light",
    properties: {
      "--bia-accent": "#111111",
      "--bia-ink": "#111111",
      "--bia-paper": "#ffffff",
      "--bia-font": '"Helvetica Neue", Arial, sans-serif',
      "--bia-radius": "0",
      "--bia-focus": "#0047ff",
    },
    parts: {
      send: { "font-weight": "400", "letter-spacing": "0.01em" },
    },
  },
  theatre: {
    name: "Theatre black",
    caption: "House lights down, one lamp on the button.",
    theme: "dark",
    properties: {
      "--bia-accent": "#e9b949",
      "--bia-ink": "#f7eedd",
      "--bia-paper": "#0d0b0a",
      "--bia-font": 'Georgia, "Times New Roman", serif',
      "--bia-radius": "2px",
      "--bia-focus": "#8fd3ff",
    },
    parts: {
      send: { "text-transform": "uppercase", "letter-spacing": "0.06em" },
    },
  },
  festival: {
    name: "Festival loud",
    caption: "Seen from the back of the field.",
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
    parts: {
      send: { "text-transform": "uppercase", "box-shadow": "5px 5px 0 #2a0a5c" },
    },
  },
  council: {
    name: "Council plain",
    caption: "Nobody notices it, everybody finds it.",
    theme: "light",
    properties: {
      "--bia-accent": "#00594f",
      "--bia-ink": "#1a2530",
      "--bia-paper": "#f5f7f8",
      "--bia-font": "Arial, sans-serif",
      "--bia-radius": "4px",
      "--bia-focus": "#a34700",
    },
    parts: {
      send: { "border-color": "#00594f", "box-shadow": "0 3px 0 #00302a" },
    },
  },
} as const satisfies Record<string, Look>;

/** Text for a button of any colour: on every one, one of the two can be read. */
export const BUTTON_TEXT = { light: "#ffffff", dark: "#000000" } as const;

export type LookId = keyof typeof LOOKS;

/** Every look, in the order they hang. */
export const LOOK_IDS = Object.keys(LOOKS) as LookId[];
