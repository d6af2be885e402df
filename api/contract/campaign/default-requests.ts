import type { Language } from "../language.ts";

/** The texts of the letter that depend on its readers; true before and after a scheme is permanent. */
const DEFAULT_READER_TEXTS = {
  en: {
    requests: {
      minister:
        "As {office}, you decide about this scheme. Will you keep it, let it last beyond one round, and open it to artists who were not drawn?",
      government:
        "You hold office in government and can raise this with the Minister. Will you ask for a scheme that lasts beyond one round and reaches the artists in {constituency} who were not drawn?",
      chair:
        "As {office} you take no side in the Dáil, and I ask for none. Will you pass this letter on to the Minister who decides about the scheme?",
      committee:
        "You sit on the {committee}. Will you ask there how many artists in {constituency} the scheme has not reached, and how it will reach them?",
      against:
        "On {date} you took a position against the scheme. Will you hear from artists in {constituency} what it means here?",
      for: "Thank you for your public support on {date}. Will you ask the Minister in the Dáil how the scheme will reach the artists in {constituency} who were not drawn?",
      asked:
        "Thank you for asking about it in the Dáil on {date}. Will you ask again, for a scheme that lasts beyond one round and reaches more artists in {constituency}?",
      other:
        "Will you ask the Minister in the Dáil how many artists in {constituency} the scheme has not reached? A yes or a no is answer enough.",
    },
    thanks: {
      asked: "I thank {names} for asking about it in the Dáil.",
      support: "I thank {names} for asking about it or supporting it in public.",
    },
    placeFigure: "{place}, {figure} artists were selected for the pilot.",
    placesSource: "Artists by county: the Department of Culture, as answered in the Dáil",
    followUpThanks: `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts. Since then, on {answered}, you took it up in public.

Thank you for that. I would be glad to hear what comes of it.

Kind regards,
`,
  },
  ga: {
    requests: {
      minister:
        "Is leatsa an cinneadh faoin scéim seo, mar Aire. An gcoinneoidh tú í thar bhabhta amháin, agus an osclóidh tú í do na healaíontóirí nár roghnaíodh?",
      government:
        "Tá oifig rialtais agat, agus is féidir leat é seo a phlé leis an Aire. An iarrfaidh tú scéim a mhairfidh agus a shroichfidh ealaíontóirí an dáilcheantair seo nár roghnaíodh?",
      chair:
        "Ní ghlacann an Chathaoir taobh sa Dáil, agus ní iarraim é sin. An gcuirfidh tú an litir seo ar aghaidh chuig an Aire?",
      committee:
        "Is comhalta thú den choiste Oireachtais a phléann na healaíona. An bhfiafróidh tú ann cé mhéad ealaíontóir sa dáilcheantar seo nár shroich an scéim fós?",
      against:
        "Ar an {date} ghlac tú seasamh i gcoinne na scéime. An éistfidh tú le healaíontóirí an dáilcheantair seo?",
      for: "Go raibh maith agat as do thacaíocht phoiblí ar an {date}. An bhfiafróidh tú den Aire sa Dáil conas a shroichfidh an scéim ealaíontóirí an dáilcheantair seo nár roghnaíodh?",
      asked:
        "Go raibh maith agat as ceist a chur faoi sa Dáil ar an {date}. An gcuirfidh tú ceist eile: conas a shroichfidh an scéim níos mó ealaíontóirí sa dáilcheantar seo?",
      other:
        "An bhfiafróidh tú den Aire sa Dáil cé mhéad ealaíontóir sa dáilcheantar seo nár shroich an scéim fós? Is leor freagra gairid.",
    },
    thanks: {
      asked: "Gabhaim buíochas {names} as ceist a chur faoi sa Dáil.",
      support: "Gabhaim buíochas {names} as ceist a chur faoi nó as tacú leis go poiblí.",
    },
    placeFigure: "{place}, roghnaíodh {figure} ealaíontóir don scéim phíolótach.",
    placesSource: "Ealaíontóirí de réir contae: an Roinn Cultúir, mar a tugadh sa Dáil",
    followUpThanks: `A Theachtaí, a chairde,

Scríobh mé ar an {date} faoin mBunioncam do na hEalaíona. Ó shin, ar an {answered}, pléadh go poiblí é.

Míle buíochas as sin. Bheadh áthas orm a chloisteáil cad a thiocfaidh as.

Le dea-ghuí,
`,
  },
};

/** Returns the bundled texts of the letter that depend on its readers. */
export function readerTexts(language: Language) {
  return DEFAULT_READER_TEXTS[language];
}

/** The bundled office that decides and the committee on the arts, as the Oireachtas names them. */
export const DEFAULT_READER_FACTS = {
  decidingOffice: "Minister for Culture, Communications and Sport",
  committee: "Joint Committee on Arts, Media, Communications, Culture and Sport",
};
