/** The credit that the licence of the Oireachtas's open data asks for, with a link to the licence. */
export const DATA_CREDIT = {
  text: "TD details: Houses of the Oireachtas, CC BY 4.0",
  url: "https://www.oireachtas.ie/en/open-data/license/",
} as const;

/** The official list of TDs, for a visitor whose TDs this product cannot show. */
export const OFFICIAL_TD_LIST_URL = "https://www.oireachtas.ie/en/members/tds/";

/** The Electoral Commission's tool, which finds the constituency of an Eircode. */
export const OFFICIAL_FINDER_URL = "https://www.electoralcommission.ie/what-constituency-am-i-in/";
