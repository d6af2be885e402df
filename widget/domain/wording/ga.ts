/** The element's Irish texts, those of the results too. It fetches them when its language is Irish. */
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName, counted } from "../../../api/grammar/irish.ts";
import type { Wording } from "./en.ts";

export { resultsGa } from "./results-ga.ts";

const name = (constituency: Constituency) => constituencyName(constituency, "ga");

/** The Irish texts that the element has from the start. */
export const ga: Wording = {
  constituencies: constituenciesIn("ga"),
  constituency: name,

  find: {
    title: "Aimsigh do Theachtaí Dála",
    placeholder: "Roghnaigh dáilcheantar...",
    hint: "Nó baile nó ceantar: Corcaigh, Sligeach.",
    showAll: "Taispeáin gach dáilcheantar",
    clear: "Glan",
    matchCount: (count) => counted(count, ["dáilcheantar", "dháilcheantar", "ndáilcheantar"]),
    placeIn: (place, constituency) => `${place} (${name(constituency)})`,
    searching: "Ag cuardach…",
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
