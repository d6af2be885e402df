import type { Language } from "../../../api/contract/language.ts";

const en = {
  /** Advice on the visitor's position, or on the next step. */
  advice: {
    locating: "Finding your location. It never leaves your device.",
    unanswered:
      "Still waiting. Your browser may be asking, at the top of its window or over the page: allow it there, or press ‘Use my location’ again. Or type your town.",
    located: (constituency: string) => `Your location is in ${constituency}.`,
    border: "You are near a border. Which constituency is yours?",
    "off-coast": "You are on an island or off the coast. Choose your constituency.",
    rough:
      "Your device knows your location only roughly. Is one of these yours? If not, type your town.",
    nearest: "These are the nearest ones. Is one of them yours? If not, type your town.",
    outside: "Your location is outside the State. Type your home town instead.",
    refused: "Your browser didn’t share your location. Type your town instead.",
    unavailable: "Your device couldn’t find your location. Try again, or type your town.",
    afterEircode: "The Electoral Commission’s page names your constituency. Then choose it here.",
  },
  noMatch: (query: string) => `No constituency called ‘${query}’. Try your town, county or city.`,
  chooseOne: "Choose one from the list.",
  marked: (option: string) => `Press Enter to choose ${option}.`,
  eircodeTyped:
    "That is an Eircode. It stays here: look it up on the Electoral Commission’s page, then choose your constituency.",
  officialFinder: "Open the official finder",
  /** For a place in Northern Ireland or abroad that was typed. */
  elsewhere:
    "That place is outside the State. The letter is for people who live in a Dáil constituency. If you do, type your town.",
  pressed: {
    finger: (constituency: string) => `${constituency}: tap again to choose it`,
    mouse: (constituency: string) => `${constituency}: click to choose it`,
  },
  mapHint: { finger: "Tap your constituency.", mouse: "Click your constituency." },
  wholeIsland: "Show the whole island",
  cities: { dublin: "Dublin", cork: "Cork" },
  mapNote: "With a keyboard or a screen reader, use the list above.",
  credit:
    "Outlines: Tailte Éireann, CC BY 4.0, simplified; the north: Natural Earth. Places: GeoNames, CC BY 4.0.",
};

/** The texts of the search by position and of the map in one language. */
export type FinderWording = typeof en;

const ga: FinderWording = {
  advice: {
    locating: "Do láthair á haimsiú. Ní fhágann sí do ghléas choíche.",
    unanswered:
      "Ag fanacht fós. B’fhéidir go bhfuil do bhrabhsálaí ag fiafraí díot, ag barr na fuinneoige nó os cionn an leathanaigh: tabhair cead ansin, nó brúigh ‘Úsáid mo láthair’ arís. Nó clóscríobh ainm do bhaile.",
    located: (constituency) => `Tá do láthair sa dáilcheantar seo: ${constituency}.`,
    border: "Tá tú gar do theorainn. Cé acu dáilcheantar is leatsa?",
    "off-coast": "Tá tú ar oileán nó amach ón gcósta. Roghnaigh do dháilcheantar.",
    rough:
      "Níl a fhios ag do ghléas ach go neasach cá bhfuil tú. An leatsa ceann acu seo? Mura leat, clóscríobh ainm do bhaile.",
    nearest: "Seo iad na cinn is gaire. An leatsa ceann acu? Mura leat, clóscríobh ainm do bhaile.",
    outside: "Tá do láthair lasmuigh den Stát. Clóscríobh ainm do bhaile ina áit sin.",
    refused: "Níor roinn do bhrabhsálaí do láthair. Clóscríobh ainm do bhaile ina áit sin.",
    unavailable:
      "Níor éirigh le do ghléas do láthair a aimsiú. Bain triail eile as, nó clóscríobh ainm do bhaile.",
    afterEircode:
      "Ainmneoidh leathanach an Choimisiúin Toghcháin do dháilcheantar. Roghnaigh anseo ansin é.",
  },
  noMatch: (query) =>
    `Níl aon dáilcheantar darb ainm ‘${query}’. Bain triail as do bhaile, as do chontae nó as do chathair.`,
  marked: (option) => `Brúigh Enter chun ${option} a roghnú.`,
  chooseOne: "Roghnaigh ceann ón liosta.",
  eircodeTyped:
    "Is Éirchód é sin. Fanann sé anseo: cuardaigh é ar leathanach an Choimisiúin Toghcháin, agus roghnaigh do dháilcheantar anseo ansin.",
  officialFinder: "Oscail an cuardach oifigiúil",
  elsewhere:
    "Tá an áit sin lasmuigh den Stát. Is do dhaoine a chónaíonn i ndáilcheantar an litir seo. Má tá cónaí ortsa i gceann, clóscríobh ainm do bhaile.",
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

export const FINDER_WORDING: Record<Language, FinderWording> = { en, ga };
