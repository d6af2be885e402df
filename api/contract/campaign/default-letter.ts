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

/** The letter of the bundled campaign. It has a file of its own, so that the element fetches it when it shows it. */
export const DEFAULT_LETTER = {
  subject: "RE: Retain, Extend, Expand Basic Income For The Arts",
  salutationToOne: SALUTATION_TO_ONE.en,
  body: `Dear Representative,

I am your constituent, and I am writing to ask you to make the Basic Income for the Arts permanent.

The pilot showed what a steady, modest income does. Artists who received it:

- made 3.6 more new works in six months
- spent 8 more hours a week on their practice
- worked 2.7 fewer hours in other jobs
- went from three times to twice the general population's risk of deprivation

Behind each figure is a play that reached its stage, a book that got finished, a class that ran in a parish hall.

The pilot was extended by six months to February 2026, and a successor scheme was proposed for Budget 2026. But nobody can plan a working life around one extension at a time. Artists need to know that the scheme will stay.

So I have one request. Please speak and vote for a permanent scheme: retain it, extend it, and expand it to the artists who are still waiting.

I would be grateful for a reply saying where you stand.

Kind regards,
`,
};
