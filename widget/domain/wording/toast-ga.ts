import { constituencyName } from "../../../api/contract/irish-names.ts";
import { countedTds } from "../../../api/contract/irish-numbers.ts";
import type { Notice } from "./en.ts";

/** Returns the Irish title and text of a notice's toast. */
export function toastGa(notice: Notice): { title: string; text: string } {
  switch (notice.code) {
    case "tds-found":
      return {
        title: "Teachtaí Dála aimsithe!",
        text: `Aimsíodh ${countedTds(notice.count)}: ${constituencyName(notice.constituency, "ga")}`,
      };
    case "lookup-answered":
      return {
        title: "Sonraí samplacha in úsáid",
        text: notice.message ?? "Beidh fíorshonraí na dTeachtaí Dála ar fáil go luath",
      };
    case "lookup-unreachable":
      return {
        title: "Sonraí samplacha",
        text: "Sonraí samplacha faoi Theachtaí Dála á dtaispeáint",
      };
    case "mail-opened":
      return {
        title: "Osclaíodh an ríomhphost!",
        text: `Tá do theachtaireacht réidh le seoladh chuig ${countedTds(notice.count)}. Léigh í agus brúigh ‘Seol’ i do ríomhphost.`,
      };
    case "fallback-opened":
      return {
        title: "Osclaíodh an ríomhphost cúltaca",
        text: "Léigh do theachtaireacht agus seol í",
      };
    case "caption-copied":
      return {
        title: "Cóipeáladh an téacs!",
        text: "Oscail Instagram agus cuir le do Scéal é.",
      };
    case "copied":
      return {
        title: "Cóipeáladh chuig an ngearrthaisce!",
        text: "Roinn an teachtaireacht seo chun cur le do thionchar",
      };
    case "letter-copied":
      return { title: "Cóipeáladh an litir", text: "Greamaigh isteach i ríomhphost nua í" };
    case "addresses-copied":
      return {
        title: "Cóipeáladh na seoltaí",
        text: "Greamaigh isteach sa líne ‘Chuig’ i ríomhphost nua iad",
      };
  }
}
