/** The texts that a supporter adds to the letter, as they typed them. */
export type OwnWords = {
  name: string;
  /** Town or Eircode: a TD answers constituents. */
  town: string;
  /** One paragraph on why the letter matters to them. */
  why: string;
  /** Thanks to one TD, which stand only in a letter to that TD alone. */
  thanks: string;
  /** The address of that TD. */
  thanked: string;
};

/** The own words of a supporter who has added nothing. */
export const NO_OWN_WORDS: OwnWords = { name: "", town: "", why: "", thanks: "", thanked: "" };

/** The most characters (Unicode code points) of each part. */
export const WORD_LIMITS: Record<keyof OwnWords, number> = {
  name: 80,
  town: 80,
  why: 1500,
  thanks: 300,
  thanked: 254,
};

/** The names of the parts. */
export const WORD_PARTS = Object.keys(WORD_LIMITS) as (keyof OwnWords)[];

/** Returns the first characters of a typed or pasted text, as many as its part may have. */
export function withinLimit(part: keyof OwnWords, text: string): string {
  const limit = WORD_LIMITS[part];
  // Of a pasted megabyte only the start is split into characters, which have one or two units.
  return text.length <= limit ? text : [...text.slice(0, 2 * limit)].slice(0, limit).join("");
}
