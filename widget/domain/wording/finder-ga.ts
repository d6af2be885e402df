import type { FinderWording, LocateFailure } from "./finder-en.ts";

const FAILURES: Record<LocateFailure, string> = {
  outside: "Tá do láthair lasmuigh den Stát. Clóscríobh ainm do bhaile ina áit sin.",
  refused: "Níor roinn do bhrabhsálaí do láthair. Clóscríobh ainm do bhaile ina áit sin.",
  unavailable:
    "Níor éirigh le do ghléas do láthair a aimsiú. Bain triail eile as, nó clóscríobh ainm do bhaile.",
};

/** The Irish texts of the search by position and of the map. */
export const finderGa: FinderWording = {
  locating: "Do láthair á haimsiú. Ní fhágann sí do ghléas choíche.",
  unanswered:
    "Ag fanacht fós. B’fhéidir go bhfuil do bhrabhsálaí ag fiafraí díot, ag barr na fuinneoige nó os cionn an leathanaigh: tabhair cead ansin, nó brúigh ‘Úsáid mo láthair’ arís. Nó clóscríobh ainm do bhaile.",
  located: (constituency) => `Tá do láthair sa dáilcheantar seo: ${constituency}.`,
  notRight: "Mícheart?",
  border: "Tá tú gar do theorainn. Cé acu dáilcheantar is leatsa?",
  "off-coast": "Tá tú ar oileán nó amach ón gcósta. Roghnaigh do dháilcheantar.",
  rough:
    "Níl a fhios ag do ghléas ach go neasach cá bhfuil tú. An leatsa ceann acu seo? Mura leat, clóscríobh ainm do bhaile.",
  nearest: "Seo iad na cinn is gaire. An leatsa ceann acu? Mura leat, clóscríobh ainm do bhaile.",
  failures: FAILURES,
  noMatch: (query) =>
    `Níl aon dáilcheantar darb ainm ‘${query}’. Bain triail as do bhaile, as do chontae nó as do chathair.`,
  marked: (option) => `Brúigh Enter chun ${option} a roghnú.`,
  chooseOne: "Roghnaigh ceann ón liosta.",
  eircodeTyped:
    "Is Éirchód é sin. Fanann sé anseo: cuardaigh é ar leathanach an Choimisiúin Toghcháin, agus roghnaigh do dháilcheantar anseo ansin.",
  officialFinder: "Oscail an cuardach oifigiúil",
  elsewhere:
    "Tá an áit sin lasmuigh den Stát. Is do dhaoine a chónaíonn i ndáilcheantar an litir seo. Má tá cónaí ortsa i gceann, clóscríobh ainm do bhaile.",
  afterEircode:
    "Ainmneoidh leathanach an Choimisiúin Toghcháin do dháilcheantar. Roghnaigh anseo ansin é.",
  chosen: (constituency) => `Tá ${constituency} roghnaithe`,
  pressed: {
    finger: (constituency) => `${constituency}: tapáil arís chun é a roghnú`,
    mouse: (constituency) => `${constituency}: cliceáil chun é a roghnú`,
  },
  mapHint: { finger: "Tapáil do dháilcheantar.", mouse: "Cliceáil ar do dháilcheantar." },
  wholeIsland: "Taispeáin an t-\u2060oileán ar fad",
  cities: { dublin: "Baile Átha Cliath", cork: "Corcaigh" },
  mapNote: "Le méarchlár nó le léitheoir scáileáin, úsáid an liosta thuas.",
  credit:
    "Imlínte: Tailte Éireann, CC BY 4.0, simplithe; an tuaisceart: Natural Earth. Áiteanna: GeoNames, CC BY 4.0.",
};
