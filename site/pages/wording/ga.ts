import type { NotFoundWording } from "./en.ts";

/** The Irish texts of the 404 page. */
export const ga: NotFoundWording = {
  oops: "Úps!",
  title: "Níor aimsíodh an leathanach",
  text: "Níl aon leathanach ag an seoladh seo. Tá an feachtas ar an leathanach baile.",
  home: "Ar ais go dtí an leathanach baile",
};
