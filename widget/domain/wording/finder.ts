import type { Language } from "../../../api/contract/language.ts";

/** Why no constituency is found: outside the State, not shared by the browser, or not found in time. */
export type LocateFailure = "outside" | "refused" | "unavailable";

const en = {
  locating:
    "Finding your location. It never leaves your device. Your browser may ask you to allow it.",
  unsure: "Your device can’t tell your constituency for sure. Choose it here, or type your town.",
  failures: {
    outside: "Your location is outside the State. Type your home town instead.",
    refused: "Your browser didn’t share your location. Type your town instead.",
    unavailable: "Your device couldn’t find your location. Try again, or type your town.",
  },
  noMatch: (query: string) => `No constituency called ‘${query}’. Try your town, county or city.`,
  chooseOne: "Choose one from the list.",
  marked: (option: string) => `Press Enter to choose ${option}.`,
  eircodeTyped:
    "That is an Eircode. It stays here: look it up on the Electoral Commission’s page, then choose your constituency.",
  officialFinder: "Open the official finder",
  afterEircode: "The Electoral Commission’s page names your constituency. Then choose it here.",
  pressed: {
    finger: (constituency: string) => `${constituency}: tap again to choose it`,
    mouse: (constituency: string) => `${constituency}: click to choose it`,
  },
  mapHint: { finger: "Tap your constituency.", mouse: "Click your constituency." },
  cities: { dublin: "Dublin", cork: "Cork" },
  mapNote: "With a keyboard or a screen reader, use the list above.",
  credit:
    "Outlines: Tailte Éireann, CC BY 4.0, simplified; the north: Natural Earth. Places: GeoNames, CC BY 4.0.",
};

/** The texts of the search by position and of the map in one language. */
export type FinderWording = typeof en;

const ga: FinderWording = {
  locating:
    "Do láthair á haimsiú. Ní fhágann sí do ghléas choíche. B’fhéidir go n-\u2060iarrfaidh do bhrabhsálaí cead ort.",
  unsure:
    "Ní féidir le do ghléas do dháilcheantar a dhéanamh amach go cinnte. Roghnaigh anseo é, nó clóscríobh ainm do bhaile.",
  failures: {
    outside: "Tá do láthair lasmuigh den Stát. Clóscríobh ainm do bhaile ina áit sin.",
    refused: "Níor roinn do bhrabhsálaí do láthair. Clóscríobh ainm do bhaile ina áit sin.",
    unavailable:
      "Níor éirigh le do ghléas do láthair a aimsiú. Bain triail eile as, nó clóscríobh ainm do bhaile.",
  },
  noMatch: (query) =>
    `Níl aon dáilcheantar darb ainm ‘${query}’. Bain triail as do bhaile, as do chontae nó as do chathair.`,
  marked: (option) => `Brúigh Enter chun ${option} a roghnú.`,
  chooseOne: "Roghnaigh ceann ón liosta.",
  eircodeTyped:
    "Is Éirchód é sin. Fanann sé anseo: cuardaigh é ar leathanach an Choimisiúin Toghcháin, agus roghnaigh do dháilcheantar anseo ansin.",
  officialFinder: "Oscail an cuardach oifigiúil",
  afterEircode:
    "Ainmneoidh leathanach an Choimisiúin Toghcháin do dháilcheantar. Roghnaigh anseo ansin é.",
  pressed: {
    finger: (constituency) => `${constituency}: tapáil arís chun é a roghnú`,
    mouse: (constituency) => `${constituency}: cliceáil chun é a roghnú`,
  },
  mapHint: { finger: "Tapáil do dháilcheantar.", mouse: "Cliceáil ar do dháilcheantar." },
  cities: { dublin: "Baile Átha Cliath", cork: "Corcaigh" },
  mapNote: "Le méarchlár nó le léitheoir scáileáin, úsáid an liosta thuas.",
  credit:
    "Imlínte: Tailte Éireann, CC BY 4.0, simplithe; an tuaisceart: Natural Earth. Áiteanna: GeoNames, CC BY 4.0.",
};

export const FINDER_WORDING: Record<Language, FinderWording> = { en, ga };
