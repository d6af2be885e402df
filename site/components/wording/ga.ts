import type { en } from "./en.ts";

export const ga: typeof en = {
  skip: "Léim go dtí an leathanach",
  otherLanguage: "English",
  policy: (organisation: string) => `Polasaí príobháideachais: ${organisation}`,
  pages: {
    privacy: "Príobháideachas ar an suíomh seo",
    "where-they-stand": "A seasamh",
    "they-answered": "D’fhreagair siad. Cad anois?",
    story: "Lá gan na hEalaíona",
    embed: "Leabaigh é seo ar do shuíomh",
    kit: "Póstaeir agus pictiúir do chomhpháirtithe",
  },
  groups: {
    campaign: "An feachtas",
    partners: "Do chomhpháirtithe",
    smallPrint: "An cló beag",
  },
  credit: "Sonraí na dTeachtaí Dála: Tithe an Oireachtais, CC BY 4.0",
  builtBy: (builder: string) => `${builder} a thóg an suíomh`,
  findShow: "Taispeáin mo Theachtaí Dála",
  placeLabel: "Nó scríobh ainm do bhaile",
  placeShow: "Aimsigh mo dháilcheantar",
  shareOn: "Roinn ar",
  newTab: "Osclaíonn na naisc seo i gcluaisín nua.",
  partner: "Aitheantas comhpháirtí",
  partnerHint: "Ainm gearr, chun do litreacha a chomhaireamh. Roghnach.",
  partnerExample: "mo-dhanlann",
  partnerInvalid:
    "Bíonn 1 go 40 carachtar in aitheantas comhpháirtí: a go z, 0 go 9 agus fleiscíní. Ní úsáidtear an ceann seo.",
  constituency: "Dáilcheantar",
  colourReset: "Athshocraigh an dath",
  selected:
    "Chuir do bhrabhsálaí bac ar an gcóipeáil. Tá an cód roghnaithe: brúigh Ctrl C, nó ⌘ C.",
  phase: {
    titles: {
      draft: ["Ag oscailt", "go luath"],
      paused: ["Beimid", "ar ais"],
      won: ["Bhuamar.", "Míle buíochas"],
      closed: ["Tá sé thart.", "Míle buíochas"],
    },
    draft: "Níl tús curtha leis an bhfeachtas seo fós. Tar ar ais go luath.",
    achieved: "An méid a bhain sibh amach",
    next: "An chéad chéim eile",
  },
};
