import { fields } from "../json.ts";
import { LANGUAGES, type Language } from "../language.ts";

/**
 * The bundled campaign's salutation of a letter to one TD. In Irish only the title is in the
 * vocative, and the surname stays as it is: 'A Uasail Ó Baoill' in the European Union's style guide
 * (publications.europa.eu/code/ga/ga-5000300.htm).
 */
export const SALUTATION_TO_ONE: Record<Language, string> = {
  en: "Dear Deputy {name},",
  ga: "A Theachta {name}, a chara,",
};

/** Returns a campaign's document with that salutation, where a release without it has published it. */
export function withSalutation(document: unknown): unknown {
  const copy: unknown = structuredClone(document);
  for (const language of LANGUAGES) {
    const { letter } = fields(fields(fields(copy).texts)[language]);
    if (typeof letter !== "object" || letter === null || "salutationToOne" in letter) continue;
    Object.assign(letter, { salutationToOne: SALUTATION_TO_ONE[language] });
  }
  return copy;
}
