import type { Language } from "../language.ts";

/** The bundled campaign's days from the first letter to the reminder of the second one. */
export const FOLLOW_UP_DAYS = 21;

/** The bundled campaign's letter to TDs who have not answered; `{date}` is the day of the first one. */
export const DEFAULT_FOLLOW_UP: Record<Language, string> = {
  en: `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts, and I have not seen a reply yet.

I asked you to speak and vote to retain, extend and expand it as a permanent scheme. Could you tell me where you stand?

A short answer is enough.

Kind regards,
`,
  ga: `A Theachtaí, a chairde,

Scríobh mé ar an {date} faoin mBunioncam do na hEalaíona, agus ní fhaca mé freagra fós.

Achainí amháin a bhí i mo litir: labhairt agus vótáil chun é a choinneáil, a fhadú agus a leathnú mar scéim bhuan. Bheinn buíoch as seasamh soiléir air sin.

Is leor freagra gairid.

Le dea-ghuí,
`,
};
