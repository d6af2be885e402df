import type { Language } from "../language.ts";

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
