import { CONSTITUENCIES, type Constituency } from "../../../api/contract/constituencies.ts";

/** A message that is shown once, as a toast. `toast` has its text. */
export type Notice =
  | { code: "tds-found"; count: number; constituency: Constituency }
  | { code: "lookup-answered" | "lookup-unreachable"; message?: string | null }
  | { code: "mail-opened"; count: number }
  | { code: "fallback-opened" }
  | { code: "letter-to-paste" }
  | { code: "letter-to-copy" }
  | { code: "caption-copied" }
  | { code: "copied" }
  | { code: "letter-copied" }
  | { code: "addresses-copied" }
  | { code: "all-copied" };

/** Returns whether a notice reports a failure. Failures are announced at once (role `alert`). */
export function isFailure(notice: Notice): boolean {
  return notice.code === "lookup-answered" || notice.code === "lookup-unreachable";
}

/** The English texts that the element has from the start. */
export const en = {
  /** All constituencies, in the order of their names. */
  constituencies: CONSTITUENCIES as readonly Constituency[],
  /** Returns a constituency's name in this language. */
  constituency: (constituency: Constituency): string => constituency,

  find: {
    title: "Find Your TDs",
    placeholder: "Select your constituency...",
    hint: "Or a town or district: Cork, Sligo, Dublin 8.",
    showAll: "Show all constituencies",
    clear: "Clear",
    matchCount: (count: number) => (count === 1 ? "1 constituency" : `${count} constituencies`),
    placeIn: (place: string, constituency: Constituency) => `${place}, in ${constituency}`,
    searching: "Searching…",
    finding: "Finding your TDs...",
    /** Seen on the buttons whose full names follow. */
    location: "Location",
    map: "Map",
    code: "Eircode",
    useLocation: "Use my location",
    showMap: "Show the map",
    hideMap: "Hide the map",
    eircode: "Find it by Eircode",
    notLoaded: "The search didn’t load. Try again, or choose from the list.",
  },

  provider: { title: "Email provider" },

  notFound: {
    explanation: "We couldn’t load your TDs just now.",
    retry: "Try again",
    officialList: "See the official list of TDs",
  },
};

/** The texts that every language defines. */
export type Wording = typeof en;
