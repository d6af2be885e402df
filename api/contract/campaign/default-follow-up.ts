import type { Language } from "../language.ts";

/** The bundled campaign's days from the first letter to the reminder of the second one. */
export const FOLLOW_UP_DAYS = 21;

/**
 * The bundled campaign's texts for a call: what to say, a sentence a line, and on the last line what
 * to tell a machine.
 */
export const DEFAULT_CALL: Record<Language, string> = {
  en: `Hello, my name is … and I am a constituent, from …
I am calling about the Basic Income for the Arts. I would like the TD to support making it permanent.
Could you tell me where the TD stands on that, and whether they will say so in public?
Thank you. I would be glad of an answer by email or a call back.
If a machine answers: say your name, your town and your number, and ‘Please make the Basic Income for the Arts permanent’.`,
  ga: `Dia duit, is mise … agus is toghthóir mé, as …
Táim ag glaoch faoin mBunioncam do na hEalaíona. Ba mhaith liom go dtacódh an Teachta le scéim bhuan.
An bhféadfá a rá liom cad é seasamh an Teachta air sin, agus an ndéarfaidh siad go poiblí é?
Go raibh maith agat. Bheinn buíoch as freagra ar ríomhphost nó as glao ar ais.
Má fhreagraíonn meaisín: abair d’ainm, do bhaile agus d’uimhir, agus ‘Déanaigí an Bunioncam do na hEalaíona buan, le bhur dtoil’.`,
};

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
