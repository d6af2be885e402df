/** The element's first texts, in a file of their own so that the bundle holds no others. */
export const DEFAULT_ELEMENT_TEXTS = {
  name: "Basic Income for the Arts",
  nameInText: "the Basic Income for the Arts",
  caption:
    "I’ve just asked my TDs to keep the Basic Income for the Arts. Contacting yours takes a minute: {page} #BasicIncomeForTheArts #BIA",
  goOn: "Keep advocating for the arts",
};
