import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ campaignName }) => ({
    title: `Níor aimsíodh an leathanach | ${campaignName}`,
    description: "Níl aon leathanach ag an seoladh seo.",
  }),
  oops: "Úps!",
  title: "Níor aimsíodh an leathanach",
  text: "Níl aon leathanach ag an seoladh seo. Tá an feachtas ar an leathanach baile.",
  home: "Ar ais go dtí an leathanach baile",
};
