/** The texts that a supporter adds to the letter, as they typed them. */
export type OwnWords = {
  name: string;
  /** Town or Eircode: a TD answers constituents. */
  town: string;
  /** One paragraph on why the letter matters to them. */
  why: string;
};

/** The own words of a supporter who has added nothing. */
export const NO_OWN_WORDS: OwnWords = { name: "", town: "", why: "" };

/** The names of the parts, in the order of the form. */
export const WORD_PARTS = ["name", "town", "why"] as const;

/** The most characters (Unicode code points) of each part. */
export const WORD_LIMITS: Record<keyof OwnWords, number> = { name: 80, town: 80, why: 1500 };

/** Returns the first characters of a typed or pasted text, as many as its part may have. */
export function withinLimit(part: keyof OwnWords, text: string): string {
  const limit = WORD_LIMITS[part];
  // Of a pasted megabyte only the start is split into characters, which have one or two units.
  return text.length <= limit ? text : [...text.slice(0, 2 * limit)].slice(0, limit).join("");
}
