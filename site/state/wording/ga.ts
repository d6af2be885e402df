import type { StateWording } from "./en.ts";

/** The Irish texts of a campaign that asks for no letters. */
export const ga: StateWording = {
  titles: {
    draft: ["Ag oscailt", "go luath"],
    paused: ["Beimid", "ar ais"],
    won: ["Bhuamar.", "Míle buíochas"],
    closed: ["Tá sé thart.", "Míle buíochas"],
  },
  draft: "Níl tús curtha leis an bhfeachtas seo fós. Tar ar ais go luath.",
  achieved: "An méid a bhain sibh amach",
  next: "An chéad chéim eile",
};
