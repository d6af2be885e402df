/** The texts of the letter that depend on its readers; true before and after a scheme is permanent. */
export const DEFAULT_READER_TEXTS = {
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

/** The bundled office that decides and the committee on the arts, as the Oireachtas names them. */
export const DEFAULT_READER_FACTS = {
  decidingOffice: "Minister for Culture, Communications and Sport",
  committee: "Joint Committee on Arts, Media, Communications, Culture and Sport",
};

/** The meaning of each kind of answer, and a reply to it. */
export const DEFAULT_ANSWERS = {
  en: {
    yes: {
      means:
        "They will support a scheme that lasts and reaches more artists. A yes in public counts most, because others can quote it.",
      reply:
        "Thank you for your clear answer. May I quote it? A question in the Dáil, or a sentence in public, would help artists here to plan.",
    },
    maybe: {
      means: "They are friendly and promise nothing. The next question decides.",
      reply:
        "Thank you for your kind reply. May I ask one thing more: will you speak and vote for a scheme that lasts and reaches more artists, and say so in public?",
    },
    party: {
      means:
        "Everyone who wrote gets this text. It says where the party stands, not where your TD does.",
      reply:
        "Thank you for sending your party’s position. I would like to know your own: do you support a scheme that lasts and reaches more artists, and have you said so in your party?",
    },
    no: {
      means: "They are against it, or against this scheme. Knowing why helps more than arguing.",
      reply:
        "Thank you for answering plainly. What would have to change for you to support it? I would be glad to tell you what the scheme means here.",
    },
    silence: {
      means:
        "Offices are busy, and silence is not a no. Ask again after three weeks, by post or by phone.",
      reply:
        "I wrote to you some weeks ago about the Basic Income for the Arts. Could you tell me where you stand? One sentence is enough.",
    },
  },
  ga: {
    yes: {
      means:
        "Tacóidh siad le scéim a mhairfidh agus a shroichfidh níos mó ealaíontóirí. Is é freagra dearfach poiblí is mó tairbhe, mar is féidir le daoine eile é a lua.",
      reply:
        "Go raibh maith agat as do fhreagra soiléir. An bhfuil cead agam é a lua? Chabhródh ceist sa Dáil, nó abairt go poiblí, le healaíontóirí anseo pleanáil a dhéanamh.",
    },
    maybe: {
      means:
        "Tá siad cairdiúil agus ní gheallann siad aon rud. Is ar an gcéad cheist eile atá sé ag brath.",
      reply:
        "Go raibh maith agat as do fhreagra cineálta. An bhféadfainn rud amháin eile a fhiafraí: an labhróidh agus an vótálfaidh tú ar son scéime a mhairfidh agus a shroichfidh níos mó ealaíontóirí, agus an ndéarfaidh tú go poiblí é?",
    },
    party: {
      means:
        "Faigheann gach duine a scríobh an téacs seo. Deir sé cad é seasamh an pháirtí, ní seasamh do Theachta Dála.",
      reply:
        "Go raibh maith agat as seasamh do pháirtí a chur chugam. Ba mhaith liom do sheasamh féin a fháil amach: an dtacaíonn tú le scéim a mhairfidh agus a shroichfidh níos mó ealaíontóirí, agus an ndúirt tú é sin laistigh den pháirtí?",
    },
    no: {
      means: "Tá siad ina coinne, nó i gcoinne na scéime seo. Is fearr fios an fátha ná argóint.",
      reply:
        "Go raibh maith agat as freagra macánta. Cad a bheadh le hathrú chun go dtacófá léi? Bheadh áthas orm a insint duit cad is brí leis an scéim anseo.",
    },
    silence: {
      means:
        "Bíonn oifigí gnóthach, agus ní hionann tost agus diúltú. Fiafraigh arís tar éis trí seachtaine, sa phost nó ar an bhfón.",
      reply:
        "Scríobh mé chugat roinnt seachtainí ó shin faoin mBunioncam do na hEalaíona. An bhféadfá a rá liom cad é do sheasamh? Is leor abairt amháin.",
    },
  },
};
