/**
 * The element's Irish texts, which it fetches when its language is Irish. Those of the answer are among
 * them, as they are few.
 */
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituencyName, irishOrder } from "../../../api/contract/irish-names.ts";
import { counted } from "../../../api/contract/irish-numbers.ts";
import type { Wording } from "./en.ts";
import { toastGa } from "./toast-ga.ts";

export { answerGa } from "./answer-ga.ts";

const name = (constituency: Constituency) => constituencyName(constituency, "ga");

/** The Irish texts that the element has from the start. */
export const ga: Wording = {
  constituencies: irishOrder(),
  constituency: name,
  toast: toastGa,
  dismiss: "Dún an fógra",

  find: {
    title: "Aimsigh do Theachtaí Dála",
    placeholder: "Roghnaigh dáilcheantar...",
    showAll: "Taispeáin gach dáilcheantar",
    clear: "Glan",
    noMatch: (query) =>
      `Níl aon dáilcheantar darb ainm ‘${query}’. Bain triail as do bhaile, as do chontae nó as do chathair.`,
    matchCount: (count) => counted(count, ["dáilcheantar", "dháilcheantar", "ndáilcheantar"]),
    placeIn: (place, constituency) => `${place} (${name(constituency)})`,
    chooseOne: "Roghnaigh ceann ón liosta.",
    finding: "Do Theachtaí Dála á n-aimsiú...",
    useLocation: "Úsáid mo láthair",
    showMap: "Taispeáin an léarscáil",
    eircode: "Aimsigh é le d'Éirchód",
    notLoaded: "Níor lódáladh an cuardach. Bain triail eile as, nó roghnaigh ón liosta.",
  },

  provider: { title: "Soláthraí ríomhphoist" },

  notFound: {
    explanation: "Níorbh fhéidir linn do Theachtaí Dála a lódáil faoi láthair.",
    retry: "Bain triail eile as",
    officialList: "Féach ar liosta oifigiúil na dTeachtaí Dála",
  },
};
