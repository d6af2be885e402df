import type { Language } from "../language.ts";

/**
 * The bundled campaign's salutation of a letter to one TD. In Irish only the title is in the
 * vocative, and the surname stays as it is: 'A Uasail Ó Baoill' in the European Union's style guide
 * (publications.europa.eu/code/ga/ga-5000300.htm).
 */
export const SALUTATION_TO_ONE: Record<Language, string> = {
  en: "Dear Deputy {name},",
  ga: "A Theachta {name}, a chara,",
};
