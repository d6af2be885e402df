import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { type ComposeLink, wordingFor } from "../../widget/index.ts";

/** The element's own words, as the page does the element's job. */
export const WORDS = wordingFor("en");

/** What the page is headed with. */
export function titleOf(model: TdsPageModel): string {
  switch (model.state) {
    case "found":
      return WORDS.results.title(model.constituency);
    case "failed":
      return "We could not load your TDs";
    case "missing":
      return "Which constituency is yours?";
    case "repeated":
      return "One constituency at a time";
    case "unknown":
      return "We do not know that constituency";
  }
}

/** What went wrong and what to do now, for a page that shows no TDs. */
export function adviceOf(model: Exclude<TdsPageModel, { state: "found" }>): string {
  switch (model.state) {
    case "failed":
      return `${model.error}. Try again in a minute, or take the addresses from the official list.`;
    case "missing":
      return "Nothing was chosen. Pick your constituency here and you will get your TDs and the letter.";
    case "repeated":
      return "The address named several. Pick yours here and you will get your TDs and the letter.";
    case "unknown":
      return "It is not one of the Dáil’s. Pick yours from the list and you will get your TDs and the letter.";
  }
}

/** The ways to open a letter with the mail app, which every reader may have, before the webmails. */
export function mailFirst(ways: readonly ComposeLink[]): ComposeLink[] {
  return [...ways].sort((a, b) => Number(b.kind === "mailto") - Number(a.kind === "mailto"));
}
