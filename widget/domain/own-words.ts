/** The texts that a supporter adds to the letter, as typed. */
export type OwnWords = {
  name: string;
  /** Town or Eircode: a TD answers constituents. */
  town: string;
  /** Why the letter matters to the supporter. */
  why: string;
};

export const NO_OWN_WORDS: OwnWords = { name: "", town: "", why: "" };

/** The most characters (Unicode code points) of each part. */
export const WORD_LIMITS: Record<keyof OwnWords, number> = {
  name: 80,
  town: 80,
  why: 1500,
};

export const WORD_PARTS = Object.keys(WORD_LIMITS) as (keyof OwnWords)[];

/** Returns the first characters of a typed or pasted text, as many as its part may have. */
export function withinLimit(part: keyof OwnWords, text: string): string {
  const limit = WORD_LIMITS[part];
  // Only the start of a pasted megabyte is split into characters, which have one or two units.
  return text.length <= limit ? text : [...text.slice(0, 2 * limit)].slice(0, limit).join("");
}
