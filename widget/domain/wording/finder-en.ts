/** Why no constituency is found: outside the State, not shared by the browser, or not found in time. */
export type LocateFailure = "outside" | "refused" | "unavailable";

const FAILURES: Record<LocateFailure, string> = {
  outside: "Your location is outside the State. Type your home town instead.",
  refused: "Your browser didn’t share your location. Type your town instead.",
  unavailable: "Your device couldn’t find your location. Try again, or type your town.",
};

/** The English texts of the search by position and of the map. */
export const finderEn = {
  locating: "Finding your location. It never leaves your device.",
  unanswered:
    "Still waiting. Your browser may be asking, at the top of its window or over the page: allow it there, or press ‘Use my location’ again. Or type your town.",
  located: (constituency: string) => `Your location is in ${constituency}.`,
  notRight: "Not right?",
  border: "You are near a border. Which constituency is yours?",
  "off-coast": "You are on an island or off the coast. Choose your constituency.",
  rough:
    "Your device knows your location only roughly. Is one of these yours? If not, type your town.",
  nearest: "These are the nearest ones. Is one of them yours? If not, type your town.",
  failures: FAILURES,
  noMatch: (query: string) => `No constituency called ‘${query}’. Try your town, county or city.`,
  chooseOne: "Choose one from the list.",
  marked: (option: string) => `Press Enter to choose ${option}.`,
  eircodeTyped:
    "That is an Eircode. It stays here: look it up on the Electoral Commission’s page, then choose your constituency.",
  officialFinder: "Open the official finder",
  /** For a place in Northern Ireland or abroad that was typed. */
  elsewhere:
    "That place is outside the State. The letter is for people who live in a Dáil constituency. If you do, type your town.",
  afterEircode: "The Electoral Commission’s page names your constituency. Then choose it here.",
  chosen: (constituency: string) => `${constituency} is chosen`,
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

export type FinderWording = typeof finderEn;
