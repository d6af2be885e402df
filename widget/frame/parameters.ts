import type { Attribute } from "../attributes.ts";

/** The attributes that the address may set: `api-base` could show addresses of another server. */
const ATTRIBUTE_PARAMETERS: Readonly<Record<Exclude<Attribute, "api-base">, true>> = {
  partner: true,
  provider: true,
  "written-on": true,
  "written-to": true,
  constituency: true,
  place: true,
  theme: true,
  lang: true,
};

/** The kinds of style values: what is valid, in words and as a pattern, and the CSS value. */
const COLOUR = {
  expected: "six hexadecimal digits",
  pattern: /^#?([0-9a-f]{6})$/i,
  css: (digits: string) => `#${digits.toLowerCase()}`,
};
const FONT = {
  expected: "names of font families",
  pattern: /^([a-z0-9 ,'"-]{1,100})$/i,
  css: (names: string) => names,
};
const RADIUS = {
  expected: "0 to 99 pixels",
  pattern: /^(\d{1,2})(?:px)?$/,
  css: (pixels: string) => `${pixels}px`,
};

/** The parameters that set a custom property of the element: `accent` sets `--bia-accent`. */
const STYLE_PARAMETERS = {
  accent: COLOUR,
  ink: COLOUR,
  paper: COLOUR,
  focus: COLOUR,
  font: FONT,
  "font-display": FONT,
  radius: RADIUS,
} as const;

type StyleParameter = keyof typeof STYLE_PARAMETERS;

/** The settings in the address of the frame edition. */
export type FrameSettings = ReturnType<typeof readParameters>;

/** Reads the frame's query; the first of repeated parameters counts, an invalid style warns. */
export function readParameters(search: string, warn: (message: string) => void) {
  const query = new URLSearchParams(search);
  /** Attributes of the element, whose values the element validates. */
  const attributes: Partial<Record<keyof typeof ATTRIBUTE_PARAMETERS, string>> = {};
  /** Valid CSS values. */
  const styles: Partial<Record<StyleParameter, string>> = {};
  for (const name of Object.keys(ATTRIBUTE_PARAMETERS) as (keyof typeof ATTRIBUTE_PARAMETERS)[]) {
    const value = query.get(name);
    if (value) attributes[name] = value;
  }
  for (const [name, { expected, pattern, css }] of Object.entries(STYLE_PARAMETERS)) {
    const value = query.get(name);
    if (!value) continue;
    const [, valid] = pattern.exec(value) ?? [];
    if (valid !== undefined) styles[name as StyleParameter] = css(valid);
    else warn(`${name}=${JSON.stringify(value.slice(0, 80))} is ignored: expected ${expected}`);
  }
  return { attributes, styles };
}
