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
  located: (constituency) => `Tá do láthair sa dáilcheantar seo: ${constituency}.`,
  notRight: "Mícheart?",
  border: "Tá tú gar do theorainn. Cé acu dáilcheantar is leatsa?",
  "off-coast": "Tá tú ar oileán nó amach ón gcósta. Roghnaigh do dháilcheantar.",
  rough:
    "Níl a fhios ag do ghléas ach go neasach cá bhfuil tú. An leatsa ceann acu seo? Mura leat, clóscríobh ainm do bhaile.",
  nearest: "Seo iad na cinn is gaire. An leatsa ceann acu? Mura leat, clóscríobh ainm do bhaile.",
  failures: FAILURES,
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
