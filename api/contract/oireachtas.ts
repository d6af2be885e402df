/** The licence of the Oireachtas's open data, which the credit that it asks for leads to. */
export const DATA_LICENCE_URL = "https://www.oireachtas.ie/en/open-data/license/";

/** The official list of TDs, for a visitor whose TDs this product cannot show. */
export const OFFICIAL_TD_LIST_URL = "https://www.oireachtas.ie/en/members/tds/";

/** The Electoral Commission's tool, which finds the constituency of an Eircode. */
export const OFFICIAL_FINDER_URL = "https://www.electoralcommission.ie/what-constituency-am-i-in/";
