import type { Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";
import type { FoundTd } from "./lookup.ts";
import type { LookupErrorCode } from "./messages.ts";
import { tdsPath } from "./paths.ts";
import type { DailVote } from "./record.ts";

/** Returns the path of the picture that shows a shared link to that page. */
export function sharePicturePath(constituency: Constituency): string {
  return `${tdsPath(constituency)}/share.png`;
}

/** The content of a constituency's page, or the reason why there is none. */
export type TdsPageModel =
  | {
      state: "found";
      constituency: Constituency;
      tds: readonly FoundTd[];
      /** The names of the TDs without a published address. */
      withoutAddress?: readonly string[];
      /** The votes that the TDs' records are about; absent when there are none. */
      votes?: readonly DailVote[];
      /** When the oldest of these details was last checked, ISO 8601 UTC. */
      asOf: string;
    }
  | { state: "failed"; constituency: Constituency; code: LookupErrorCode }
  | { state: "missing" }
  | { state: "repeated" }
  /** No constituency has this name or address; `meant` has a similar one. */
  | { state: "unknown"; meant: Constituency | null }
  /** A typed place or name, with the constituencies that it may mean. */
  | { state: "places"; options: readonly { place: string | null; constituency: Constituency }[] }
  | { state: "unknown-place" }
  /** One address asked for too many places. */
  | { state: "limited" };

/** The parts of a request for the page. */
export type TdsPageRequest = {
  language: Language;
  /** The English path and the part of the query that the link to the other language keeps: `/tds?place=Bray`. */
  path: string;
  /** The language of the letter. */
  letter: Language;
  /** Whether the page holds the letter to each TD on a sheet to print. */
  isToPrint?: boolean;
};
