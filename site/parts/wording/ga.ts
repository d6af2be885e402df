import type { KitWording } from "./en.ts";

/** The Irish texts around every page: masthead, footer, and the forms without scripts. */
export const ga: KitWording = {
  skip: "Léim go dtí an leathanach",
  otherLanguage: "English",
  policy: (organisation: string) => `Polasaí príobháideachais: ${organisation}`,
  privacy: "Príobháideachas ar an suíomh seo",
  record: "A seasamh",
  answered: "D’fhreagair siad. Cad anois?",
  story: "Lá gan na hEalaíona",
  embed: "Leabaigh é seo ar do shuíomh",
  credit: "Sonraí na dTeachtaí Dála: Tithe an Oireachtais, CC BY 4.0",
  builtBy: (builder: string) => `${builder} a thóg an suíomh`,
  findTitle: "Aimsigh do Theachtaí Dála",
  findPlaceholder: "Roghnaigh dáilcheantar...",
  findShow: "Taispeáin mo Theachtaí Dála",
  placeLabel: "Nó scríobh ainm do bhaile",
  placeShow: "Aimsigh mo dháilcheantar",
};
