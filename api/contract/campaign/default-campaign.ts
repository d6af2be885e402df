import type { Language } from "../language.ts";
import type { Campaign, CampaignTexts } from "./campaign.ts";
import { DEFAULT_ELEMENT_TEXTS } from "./default-element-texts.ts";
import {
  DEFAULT_BEGINNINGS,
  DEFAULT_CALL,
  DEFAULT_FOLLOW_UP,
  DEFAULT_LETTER,
  DEFAULT_MEETING,
  FOLLOW_UP_DAYS,
  SALUTATION_TO_ONE,
} from "./default-letters.ts";
import { DEFAULT_PLACES } from "./default-places.ts";
import { DEFAULT_ANSWERS, DEFAULT_READER_FACTS, DEFAULT_READER_TEXTS } from "./default-requests.ts";

/** The state of all Irish texts that come with the software. */
export const IRISH_REVIEW = "not yet reviewed by a translator";

const textsAfterLetter = (language: Language) => ({
  ...DEFAULT_READER_TEXTS[language],
  beginnings: DEFAULT_BEGINNINGS[language],
  call: DEFAULT_CALL[language],
  followUp: DEFAULT_FOLLOW_UP[language],
  meeting: DEFAULT_MEETING[language],
  answers: DEFAULT_ANSWERS[language],
});

/**
 * The letters never say 'you': Irish has another word for one TD than for several, and one body serves both.
 * A fada takes six characters of a link.
 */
const DEFAULT_IRISH_TEXTS: CampaignTexts = {
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
    salutationToOne: SALUTATION_TO_ONE.ga,
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
  ...textsAfterLetter("ga"),
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

/**
 * The bundled campaign, for the time until staff publish one. Facts that are not known yet have domains that
 * are reserved for examples (RFC 2606); `exampleFacts` lists these facts, and a production start warns of them.
 */
export const DEFAULT_CAMPAIGN: Campaign = {
  format: 1,
  state: "live",
  facts: {
    contactAddress: "hello@arts-alliance.example",
    ...DEFAULT_READER_FACTS,
    ...DEFAULT_PLACES,
    privacyPolicyUrl: "https://arts-alliance.example/privacy",
    handle: "@example",
    profileUrl: "https://social.example/example",
    postUrl: "https://www.instagram.com/p/example/",
    surveyUrl: "https://survey.example/",
    builder: { name: "Example Studio", url: "https://studio.example/" },
    actionsBaseline: 2650,
    followUpDays: FOLLOW_UP_DAYS,
    findingsUrl: "https://www.gov.ie/BasicIncomeArts",
  },
  record: {
    topics: "Basic Income for the Arts\nBasic Income for Artists\nBunioncam do na hEalaíona",
  },
  texts: {
    en: {
      organisation: "Example Arts Alliance",
      shortName: "BIA",
      headline: "Urgent:\nContact Your TD\nAbout BIA",
      lead: "The letter is written; sending it from your own email takes about a minute.",
      letterTile: "SEND THE BIA LETTER",
      description:
        "Pick your constituency and send your TDs a ready-written letter: retain, extend and expand the Basic Income for the Arts. It takes about a minute.",
      shareText:
        "Contact your TD about the Basic Income for the Arts. The letter is written; sending it takes a minute. #BasicIncomeForTheArts #BIA",
      ...DEFAULT_ELEMENT_TEXTS,
      letter: DEFAULT_LETTER,
      ...textsAfterLetter("en"),
      findingsTitle: "What the pilot showed",
      findings: [
        { picture: "works", figure: "3.6", text: "more new works in six months" },
        { picture: "practice", figure: "8", text: "more hours a week on practice" },
        { picture: "jobs", figure: "2.7", text: "fewer hours in non-arts work" },
        {
          picture: "deprivation",
          figure: "3×→2×",
          text: "risk of deprivation: from three times the general population’s to twice",
          isTextComplete: true,
        },
      ],
      findingsSource:
        "Basic Income for the Arts pilot, the Department of Culture’s impact assessments",
    },
    ga: DEFAULT_IRISH_TEXTS,
  },
};

/** Returns the campaign that public pages name: a draft is for staff alone, so the bundled one instead. */
export function namedCampaign(campaign: Campaign): Campaign {
  return campaign.state === "draft" ? { ...DEFAULT_CAMPAIGN, state: "draft" } : campaign;
}
