import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ campaignName }) => ({
    title: `Níor aimsíodh an leathanach | ${campaignName}`,
    description: "Níl aon leathanach ag an seoladh seo.",
  }),
  title: "Úps!\nNíor aimsíodh an leathanach",
  text: "Níl aon leathanach ag an seoladh seo. Tá an feachtas ar an leathanach baile.",
  curlyQuote:
    "Tá comhartha athfhriotail cuar sa seoladh seo: d’athraigh ríomhphost nó Word cód an naisc.",
  embed: "Cóipeáil arís é",
  home: "Ar ais go dtí an leathanach baile",
};
