import type { CampaignTexts } from "./campaign.ts";

/** The state of all Irish texts that come with the software. */
export const IRISH_REVIEW = "not yet reviewed by a translator";

/** The letters never say 'you', another word to one TD than to several. A fada takes six characters of a link. */
export const DEFAULT_IRISH_TEXTS: CampaignTexts = {
  organisation: "Example Arts Alliance",
  // Not 'BIA', which is the Irish word for food.
  shortName: "Bunioncam",
  name: "Bunioncam do na hEalaíona",
  nameInText: "an Bunioncam do na hEalaíona",
  headline: "Práinneach:\nScríobh chuig do TD\nfaoin mBunioncam",
  lead: "Tá an litir scríofa: nóiméad a thógann sé í a sheoladh ó do ríomhphost féin.",
  letterTile: "SEOL AN LITIR",
  description:
    "Roghnaigh do dháilcheantar agus seol litir réamhscríofa chuig do Theachtaí Dála: an Bunioncam do na hEalaíona a choinneáil, a fhadú agus a leathnú. Ní thógann sé ach thart ar nóiméad.",
  shareText:
    "Scríobh chuig do Theachta Dála faoin mBunioncam do na hEalaíona. Tá an litir scríofa; ní thógann sé ach nóiméad í a sheoladh. #BunioncamDoNahEalaíona #BIA",
  caption:
    "Tá mé díreach tar éis iarraidh ar mo Theachtaí Dála an Bunioncam do na hEalaíona a choinneáil. Ní thógann sé ach nóiméad scríobh chuig do Theachtaí Dála féin: {page} #BunioncamDoNahEalaíona #BIA",
  goOn: "Lean ort ag labhairt ar son na n-\u2060ealaíon",
  letter: {
    subject: "Coinnigh, Fadaigh, Leathnaigh an Bunioncam do na hEalaíona",
    // Only the title is in the vocative, and the surname stays, as in 'A Uasail Ó Baoill' of the European
    // Union's style guide (publications.europa.eu/code/ga/ga-5000300.htm).
    salutationToOne: "A Theachta {name}, a chara,",
    body: `A Theachtaí, a chairde,

Is toghthóir sa dáilcheantar seo mé. Achainí amháin atá agam: labhairt agus vótáil chun an Bunioncam do na hEalaíona a choinneáil, a fhadú agus a leathnú mar scéim bhuan.

Léirigh an scéim phíolótach tairbhe ioncaim sheasta. Ar an meán, do gach ealaíontóir:

- 3.6 saothar nua sa bhreis in imeacht 6 mhí
- 8 n-uaire an chloig sa bhreis sa tseachtain ar an gcleachtas
- 2.7 uair an chloig níos lú in obair nach mbaineann leis na healaíona
- baol díothachta: ó thrí oiread go dtí dhá oiread bhaol an phobail

Coinneáil, ionas go mairfidh an scéim. Fadú thar bhabhta amháin, chun go bhféadfaí saol oibre a phleanáil. Leathnú, chuig na healaíontóirí nár roghnaíodh.

Bheinn buíoch as freagra, agus as seasamh poiblí ar scéim a mhairfidh agus a shroichfidh níos mó ealaíontóirí.

Le dea-ghuí,
`,
  },
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
  beginnings: `Is ealaíontóir mé. Le hioncam seasta d’fhéadfainn
Bím ag léamh, ag éisteacht agus ag freastal ar sheónna. Is é a d’fhan liom ná
Feicim cad a thugann ealaíontóirí don ionad seo agus dár bpáistí:`,
  call: `Dia duit, is mise … agus is toghthóir mé, as …
Táim ag glaoch faoin mBunioncam do na hEalaíona. Ba mhaith liom go labhródh agus go vótálfadh an Teachta chun é a choinneáil, a fhadú agus a leathnú: scéim bhuan a mhairfidh thar bhabhta amháin agus a shroichfidh níos mó ealaíontóirí.
An bhféadfá a rá liom cad é seasamh an Teachta air sin, agus an ndéarfaidh siad go poiblí é?
Go raibh maith agat. Bheinn buíoch as freagra ar ríomhphost nó as glao ar ais.
Má fhreagraíonn meaisín: abair d’ainm, do bhaile agus d’uimhir, agus ‘Labhair agus vótáil ar son Bunioncam do na hEalaíona a mhairfidh agus a shroichfidh níos mó ealaíontóirí, le do thoil’.`,
  followUp: `A Theachtaí, a chairde,

Scríobh mé ar an {date} faoin mBunioncam do na hEalaíona, agus ní fhaca mé freagra fós.

Achainí amháin a bhí i mo litir: labhairt agus vótáil ar son scéime buaine a mhairfidh thar bhabhta amháin agus a shroichfidh níos mó ealaíontóirí.

Bheinn buíoch as seasamh soiléir air sin; is leor freagra gairid.

Le dea-ghuí,
`,
  meeting: {
    subject: "Deich nóiméad faoin mBunioncam do na hEalaíona",
    body: `A Theachtaí, a chairde,

Is toghthóir sa dáilcheantar seo mé. Ba mhaith liom bualadh le chéile ar feadh deich nóiméad, ag clinic nó i dTeach Laighean, faoin mBunioncam do na hEalaíona.

Ba mhaith liom a insint cad is brí leis an scéim anseo, agus seasamh soiléir a chloisteáil.

Bheinn buíoch as lá agus am a thairiscint dom, go díreach nó ón oifig.

Le dea-ghuí,
`,
  },
  answers: {
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
  findingsTitle: "Cad a léirigh an scéim phíolótach",
  findings: [
    { picture: "works", figure: "3.6", text: "saothar nua sa bhreis in imeacht sé mhí" },
    {
      picture: "practice",
      figure: "8",
      text: "n-\u2060uaire an chloig sa bhreis sa tseachtain ar a gcleachtas",
    },
    {
      picture: "jobs",
      figure: "2.7",
      text: "uair an chloig níos lú i bpoist nach mbaineann leis na healaíona",
    },
    {
      picture: "deprivation",
      figure: "3×→2×",
      text: "baol díothachta: ó thrí oiread go dtí dhá oiread bhaol an phobail i gcoitinne",
      isTextComplete: true,
    },
  ],
  findingsSource:
    "Scéim phíolótach an Bhunioncaim do na hEalaíona, measúnuithe tionchair na Roinne Cultúir",
};
