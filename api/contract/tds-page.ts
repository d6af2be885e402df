import type { Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";
import type { FoundTd } from "./lookup.ts";
import type { LookupErrorCode } from "./messages.ts";
import type { DailVote } from "./record.ts";

/** The path of the page without scripts. */
export const TDS_PAGE = "/tds";

/** Returns the path of the page with the letter to each TD on a sheet to print. */
export function lettersPath(constituency: Constituency, letter: Language): string {
  return `${TDS_PAGE}?${new URLSearchParams({ constituency, letter, print: "1" })}`;
}

/**
 * The content of the page at `PATHS.tdsPage`: the TDs, a failed lookup, or the
 * reason why nothing was looked up.
 */
export type TdsPageModel =
  | {
      state: "found";
      constituency: Constituency;
      tds: readonly FoundTd[];
      /** The votes that the TDs' records are about; absent when there are none. */
      votes?: readonly DailVote[];
      /** When the oldest of these details was last checked, ISO 8601 UTC. */
      asOf: string;
    }
  | { state: "failed"; constituency: Constituency; code: LookupErrorCode }
  | { state: "missing" }
  | { state: "repeated" }
  | { state: "unknown" }
  /** A typed place or name, with the constituencies that it may mean. */
  | { state: "places"; options: readonly { place: string | null; constituency: Constituency }[] }
  | { state: "unknown-place" };

/** The parts of a request for the page. */
export type TdsPageRequest = {
  language: Language;
  /** The part of the query that the link to the other language keeps: `?constituency=Clare`, or empty. */
  query: string;
  /** The language of the letter. */
  letter: Language;
  /** Whether the page holds the letter to each TD on a sheet to print. */
  isToPrint?: boolean;
};
