import type { InAppWording } from "./in-app-en.ts";

/** The Irish texts for a visitor in an app's own browser. */
export const inAppGa: InAppWording = {
  said: (app) =>
    `Tá tú i mbrabhsálaí ${app === null ? "aipe" : `${app} féin`}. Níl tú logáilte isteach i do ríomhphost anseo.`,
  mailApp: "Oscail i d’aip ríomhphoist",
  browser: "Oscail i do bhrabhsálaí féin",
  wordsStay: "Fanann an méid a scríobh tú anseo. Ní thagann sé leat chuig do bhrabhsálaí.",
  copiedFirst:
    "Gheobhaidh d’aip ríomhphoist leis an litir é, agus déanfar cóip ar eagla go dteipfeadh uirthi.",
  copyWords: "Cóipeáil an méid a scríobh tú",
  password: "Iarrfaidh leathanaigh Gmail agus Outlook do phasfhocal anseo.",
  opening: "Do bhrabhsálaí á oscailt…",
  stayed: (app) => `Níor lig ${app ?? "an aip"} amach thú, ach ligfidh a roghchlár.`,
  menu: (mark, one, two, three) =>
    `Tapáil ‘${mark}’ ar dheis ag an mbarr, nó i leaganacha áirithe ag an mbun. Roghnaigh ansin ‘${one}’, ‘${two}’ nó ‘${three}’.`,
  address: "Nó greamaigh an seoladh seo isteach i do bhrabhsálaí",
  copyAddress: "Cóipeáil an seoladh",
  copied: "Cóipeáilte.",
};
