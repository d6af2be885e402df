import { en, type Wording } from "./en.ts";

/** The languages the element speaks, by their primary subtag. */
const LANGUAGES: Record<string, Wording> = { en };

/** Whether there are words for a BCP 47 language tag. */
export function speaks(tag: string): boolean {
  return Object.hasOwn(LANGUAGES, primary(tag));
}

/** The words for a BCP 47 language tag; English where there are none for it. */
export function wordingFor(tag: string): Wording {
  return (speaks(tag) && LANGUAGES[primary(tag)]) || en;
}

function primary(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
