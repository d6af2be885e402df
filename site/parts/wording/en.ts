/** The English texts around every page: masthead, footer, and the forms without scripts. */
export const en = {
  skip: "Skip to the page",
  /** The link to this page in Irish; in Irish, because its readers look for it. */
  otherLanguage: "Gaeilge",
  policy: (organisation: string) => `Privacy policy of ${organisation}`,
  privacy: "Privacy of this site",
  record: "Where they stand",
  answered: "They answered. What now?",
  story: "A Day Without the Arts",
  embed: "Embed this on your site",
  credit: "TD details: Houses of the Oireachtas, CC BY 4.0",
  builtBy: (builder: string) => `Built by ${builder}`,
  findTitle: "Find Your TDs",
  findPlaceholder: "Select your constituency...",
  findShow: "Show your TDs",
  placeLabel: "Or type your town",
  placeShow: "Find my constituency",
};

/** The texts that every language defines. */
export type KitWording = typeof en;
