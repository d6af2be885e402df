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
  located: (constituency: string) => `Your location is in ${constituency}.`,
  notRight: "Not right?",
  border: "You are near a border. Which constituency is yours?",
  "off-coast": "You are on an island or off the coast. Choose your constituency.",
  rough:
    "Your device knows your location only roughly. Is one of these yours? If not, type your town.",
  nearest: "These are the nearest ones. Is one of them yours? If not, type your town.",
  failures: FAILURES,
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
