/** The licence of the Oireachtas's open data; a credit has to link to the licence. */
export const DATA_LICENCE_URL = "https://www.oireachtas.ie/en/open-data/license/";

export const OFFICIAL_TD_LIST_URL = "https://www.oireachtas.ie/en/members/tds/";

/** The Electoral Commission's tool, which finds the constituency of an Eircode. */
export const OFFICIAL_FINDER_URL = "https://www.electoralcommission.ie/what-constituency-am-i-in/";
