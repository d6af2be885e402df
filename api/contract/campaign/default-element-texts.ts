import type { Language } from "../language.ts";

/**
 * The texts of the bundled campaign that the element shows. They have a file of their own, so that
 * the element's bundle holds no others.
 */
export const DEFAULT_ELEMENT_TEXTS = {
  name: "Basic Income for the Arts",
  nameInText: "the Basic Income for the Arts",
  caption:
    "I’ve just asked my TDs to keep the Basic Income for the Arts. Contacting yours takes a minute: {page} #BasicIncomeForTheArts #BIA",
  goOn: "Keep advocating for the arts",
};

/**
 * The bundled campaign's salutation of a letter to one TD. In Irish only the title is in the
 * vocative, and the surname stays as it is: 'A Uasail Ó Baoill' in the European Union's style guide
 * (publications.europa.eu/code/ga/ga-5000300.htm).
 */
export const SALUTATION_TO_ONE: Record<Language, string> = {
  en: "Dear Deputy {name},",
  ga: "A Theachta {name}, a chara,",
};

/**
 * The letter of the bundled campaign. It names no month and no Budget, so that it stays true; staff
 * add what is current. It has a file of its own, so that the element fetches it when it shows it.
 */
export const DEFAULT_LETTER = {
  subject: "RE: Retain, Extend, Expand Basic Income For The Arts",
  salutationToOne: SALUTATION_TO_ONE.en,
  body: `Dear Representative,

I am your constituent, with one request: please speak and vote to retain, extend and expand the Basic Income for the Arts as a permanent scheme.

The pilot showed what a steady, modest income does. Artists who received it:

- made 3.6 more new works in six months
- spent 8 more hours a week on their practice
- spent 2.7 fewer hours on non-arts work
- went from three times to twice the general population's risk of deprivation

Retain the scheme, so that artists know it will stay. Extend it, because nobody can plan a working life around one extension at a time. Expand it, so that it reaches the artists who are still waiting.

Will you support a permanent scheme, and say so in public? I would be grateful for a reply saying where you stand.

Kind regards,
`,
};
