import type { Language } from "../language.ts";

// The element fetches these texts with the results, so the first file holds none of them.

/**
 * In Irish only the title is in the vocative, and the surname stays: 'A Uasail Ó Baoill' in the European
 * Union's style guide (publications.europa.eu/code/ga/ga-5000300.htm).
 */
export const SALUTATION_TO_ONE: Record<Language, string> = {
  en: "Dear Deputy {name},",
  ga: "A Theachta {name}, a chara,",
};

/** The bundled letter names no month and no Budget, so that the letter stays true. */
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

Retain the scheme, so that artists know it will stay. Extend it beyond one round, because nobody can plan a working life from round to round. Expand it, so that it reaches the artists who were not drawn.

Will you speak and vote for a scheme that lasts and reaches more artists, and say so in public? I would be grateful for a reply saying where you stand.

Kind regards,
`,
};

/** For the element: a server with Irish texts sends Irish beginnings too. */
export const ENGLISH_BEGINNINGS = `I am an artist. A steady income would let me
I read, I listen, I go to shows. What has stayed with me is
I see what artists give our venue and our children:`;

/** An artist's, a reader's or listener's, and a venue's or parent's; the supporter finishes one. */
export const DEFAULT_BEGINNINGS: Record<Language, string> = {
  en: ENGLISH_BEGINNINGS,
  ga: `Is ealaíontóir mé. Le hioncam seasta d’fhéadfainn
Bím ag léamh, ag éisteacht agus ag freastal ar sheónna. Is é a d’fhan liom ná
Feicim cad a thugann ealaíontóirí don ionad seo agus dár bpáistí:`,
};

/** For the element: a server with Irish texts sends an Irish call too. */
export const ENGLISH_CALL = `Hello, my name is … and I am a constituent, from …
I am calling about the Basic Income for the Arts. I would like the TD to speak and vote to retain, extend and expand it: a permanent scheme that lasts beyond one round and reaches more artists.
Could you tell me where the TD stands on that, and whether they will say so in public?
Thank you. I would be glad of an answer by email or a call back.
If a machine answers: say your name, your town and your number, and ‘Please speak and vote for a Basic Income for the Arts that lasts and reaches more artists’.`;

/** The words for a call, a sentence a line; the last line is for a machine. */
export const DEFAULT_CALL: Record<Language, string> = {
  en: ENGLISH_CALL,
  ga: `Dia duit, is mise … agus is toghthóir mé, as …
Táim ag glaoch faoin mBunioncam do na hEalaíona. Ba mhaith liom go labhródh agus go vótálfadh an Teachta chun é a choinneáil, a fhadú agus a leathnú: scéim bhuan a mhairfidh thar bhabhta amháin agus a shroichfidh níos mó ealaíontóirí.
An bhféadfá a rá liom cad é seasamh an Teachta air sin, agus an ndéarfaidh siad go poiblí é?
Go raibh maith agat. Bheinn buíoch as freagra ar ríomhphost nó as glao ar ais.
Má fhreagraíonn meaisín: abair d’ainm, do bhaile agus d’uimhir, agus ‘Labhair agus vótáil ar son Bunioncam do na hEalaíona a mhairfidh agus a shroichfidh níos mó ealaíontóirí, le do thoil’.`,
};

/** The letter that asks to meet: short enough for every link, with an own paragraph. */
export const DEFAULT_MEETING: Record<Language, { subject: string; body: string }> = {
  en: {
    subject: "Ten minutes about the Basic Income for the Arts",
    body: `Dear Representative,

I am your constituent. May I meet you for ten minutes about the Basic Income for the Arts, at one of your clinics or in Leinster House?

I would like to tell you what the scheme means here, and to hear where you stand.

Could you or your office offer me a day and a time?

Kind regards,
`,
  },
  ga: {
    subject: "Deich nóiméad faoin mBunioncam do na hEalaíona",
    body: `A Theachtaí, a chairde,

Is toghthóir sa dáilcheantar seo mé. Ba mhaith liom bualadh le chéile ar feadh deich nóiméad, ag clinic nó i dTeach Laighean, faoin mBunioncam do na hEalaíona.

Ba mhaith liom a insint cad is brí leis an scéim anseo, agus seasamh soiléir a chloisteáil.

Bheinn buíoch as lá agus am a thairiscint dom, go díreach nó ón oifig.

Le dea-ghuí,
`,
  },
};

/** Days from the first letter to the reminder of the second one. */
export const FOLLOW_UP_DAYS = 21;

/** For the element: a server with Irish texts sends an Irish second letter too. */
export const ENGLISH_FOLLOW_UP = `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts, and I have not seen a reply yet.

I asked you to speak and vote for a permanent scheme that lasts beyond one round and reaches more artists.

Could you tell me where you stand? A short answer is enough.

Kind regards,
`;

/** The letter to TDs who have not answered; `{date}` is the day of the first letter. */
export const DEFAULT_FOLLOW_UP: Record<Language, string> = {
  en: ENGLISH_FOLLOW_UP,
  ga: `A Theachtaí, a chairde,

Scríobh mé ar an {date} faoin mBunioncam do na hEalaíona, agus ní fhaca mé freagra fós.

Achainí amháin a bhí i mo litir: labhairt agus vótáil ar son scéime buaine a mhairfidh thar bhabhta amháin agus a shroichfidh níos mó ealaíontóirí.

Bheinn buíoch as seasamh soiléir air sin; is leor freagra gairid.

Le dea-ghuí,
`,
};
