/** The element's Irish texts, those of the results too. It fetches them when its language is Irish. */
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../../api/words/irish-names.ts";
import { counted, countedTds } from "../../../api/words/irish-numbers.ts";
import type { Notice, Wording } from "./en.ts";

export { inAppGa } from "./in-app-ga.ts";
export { resultsGa } from "./results-ga.ts";
export { secondLetterGa } from "./second-letter-ga.ts";

const name = (constituency: Constituency) => constituencyName(constituency, "ga");

/** Returns the title and text of a notice's toast. */
function toast(notice: Notice): { title: string; text: string } {
  switch (notice.code) {
    case "tds-found":
      return {
        title: "Teachtaí Dála aimsithe!",
        text: `Aimsíodh ${countedTds(notice.count)}: ${name(notice.constituency)}`,
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

/** The Irish texts that the element has from the start. */
export const ga: Wording = {
  constituencies: constituenciesIn("ga"),
  constituency: name,
  toast,
  dismiss: "Dún an fógra",

  find: {
    title: "Aimsigh do Theachtaí Dála",
    placeholder: "Roghnaigh dáilcheantar...",
    hint: "Nó baile nó ceantar: Corcaigh, Sligeach.",
    showAll: "Taispeáin gach dáilcheantar",
    clear: "Glan",
    noMatch: (query) =>
      `Níl aon dáilcheantar darb ainm ‘${query}’. Bain triail as do bhaile, as do chontae nó as do chathair.`,
    matchCount: (count) => counted(count, ["dáilcheantar", "dháilcheantar", "ndáilcheantar"]),
    placeIn: (place, constituency) => `${place} (${name(constituency)})`,
    marked: (option) => `Brúigh Enter chun ${option} a roghnú.`,
    chooseOne: "Roghnaigh ceann ón liosta.",
    eircodeTyped:
      "Is Éirchód é sin. Fanann sé anseo: cuardaigh é ar leathanach an Choimisiúin Toghcháin, agus roghnaigh do dháilcheantar anseo ansin.",
    officialFinder: "Oscail an cuardach oifigiúil",
    finding: "Do Theachtaí Dála á n-\u2060aimsiú...",
    useLocation: "Úsáid mo láthair",
    showMap: "Taispeáin an léarscáil",
    hideMap: "Folaigh an léarscáil",
    eircode: "Aimsigh é le d’Éirchód",
    notLoaded: "Níor lódáladh an cuardach. Bain triail eile as, nó roghnaigh ón liosta.",
  },

  provider: { title: "Soláthraí ríomhphoist" },

  notFound: {
    explanation: "Níorbh fhéidir linn do Theachtaí Dála a lódáil faoi láthair.",
    retry: "Bain triail eile as",
    officialList: "Féach ar liosta oifigiúil na dTeachtaí Dála",
  },
};
