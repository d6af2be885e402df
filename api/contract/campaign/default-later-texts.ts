import type { Language } from "../language.ts";

/** The English ones alone, for the element: a server that has Irish texts sends these too. */
export const ENGLISH_BEGINNINGS = `I am an artist. A steady income would let me
I read, I listen, I go to shows. What has stayed with me is
I see what artists give our venue and our children:`;

/**
 * The bundled campaign's beginnings of a supporter's own paragraph, one a line, which the supporter
 * finishes: an artist's, a reader's or listener's, a venue's or parent's.
 */
export const DEFAULT_BEGINNINGS: Record<Language, string> = {
  en: ENGLISH_BEGINNINGS,
  ga: `Is ealaíontóir mé. Le hioncam seasta d’fhéadfainn
Bím ag léamh, ag éisteacht agus ag freastal ar sheónna. Is é a d’fhan liom ná
Feicim cad a thugann ealaíontóirí don ionad seo agus dár bpáistí:`,
};

/** The English ones alone, for the element: a server that has Irish texts sends these too. */
export const ENGLISH_CALL = `Hello, my name is … and I am a constituent, from …
I am calling about the Basic Income for the Arts. I would like the TD to speak and vote to retain, extend and expand it as a permanent scheme.
Could you tell me where the TD stands on that, and whether they will say so in public?
Thank you. I would be glad of an answer by email or a call back.
If a machine answers: say your name, your town and your number, and ‘Please speak and vote for a permanent Basic Income for the Arts’.`;

/**
 * The bundled campaign's texts for a call: what to say, a sentence a line, and on the last line what
 * to tell a machine.
 */
export const DEFAULT_CALL: Record<Language, string> = {
  en: ENGLISH_CALL,
  ga: `Dia duit, is mise … agus is toghthóir mé, as …
Táim ag glaoch faoin mBunioncam do na hEalaíona. Ba mhaith liom go labhródh agus go vótálfadh an Teachta chun é a choinneáil, a fhadú agus a leathnú mar scéim bhuan.
An bhféadfá a rá liom cad é seasamh an Teachta air sin, agus an ndéarfaidh siad go poiblí é?
Go raibh maith agat. Bheinn buíoch as freagra ar ríomhphost nó as glao ar ais.
Má fhreagraíonn meaisín: abair d’ainm, do bhaile agus d’uimhir, agus ‘Labhair agus vótáil ar son Bunioncam buan do na hEalaíona, le do thoil’.`,
};

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
