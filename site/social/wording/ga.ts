import type { SocialWording } from "./en.ts";

/** The Irish texts of the social section. */
export const ga: SocialWording = {
  headline: ["Bí páirteach - ", "Fan i dteagmháil - ", "Seas leis na\u00a0healaíona"],
  follow: "Lean",
  shareOn: "Roinn ar",
  newTab: "Osclaíonn na naisc seo i gcluaisín nua.",
  postBy: (handle) => `Postáil de chuid ${handle} ar Instagram`,
  postNote:
    "Postáil Instagram í seo. Má thaispeántar í, nascfar le Meta thú: feicfidh Meta do sheoladh IP agus socróidh sé fianáin.",
  showPost: "Taispeáin an phostáil",
  seePost: "Féach ar an bpostáil ar Instagram",
};
