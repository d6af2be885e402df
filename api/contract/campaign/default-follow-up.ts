import type { Language } from "../language.ts";

/** The bundled campaign's days from the first letter to the reminder of the second one. */
export const FOLLOW_UP_DAYS = 21;

/** The bundled campaign's letter to TDs who have not answered; `{date}` is the day of the first one. */
export const DEFAULT_FOLLOW_UP: Record<Language, string> = {
  en: `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts, and I have not seen a reply yet.

I asked you to speak and vote for a permanent scheme: retain it, extend it, and expand it to the artists who are still waiting. Could you tell me where you stand?

A short answer is enough.

Kind regards,
`,
  ga: `A Theachtaí, a chairde,

Scríobh mé chugat ar an {date} faoin mBunioncam do na hEalaíona, agus ní fhaca mé freagra fós.

D’iarr mé ort labhairt agus vótáil ar son scéime buaine: coinnigh í, fadaigh í, leathnaigh í chuig na healaíontóirí atá fós ag fanacht. An bhféadfá a rá liom cad é do sheasamh?

Is leor freagra gairid.

Le dea-ghuí,
`,
};
