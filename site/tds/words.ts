import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { type ComposeLink, wordingFor } from "../../widget/index.ts";

/** The texts of the element, which this page shares. */
export const WORDS = wordingFor("en");

/** Returns the headline and title of the page. */
export function titleOf(model: TdsPageModel): string {
  switch (model.state) {
    case "found":
      return WORDS.results.title(model.constituency);
    case "failed":
      return "We couldn’t load your TDs";
    case "missing":
      return "Which constituency is yours?";
    case "repeated":
      return "One constituency at a time";
    case "unknown":
      return "We don’t know that constituency";
    case "places":
      return "Which constituency is yours?";
    case "unknown-place":
      return "We don’t know that place";
  }
}

/** Returns what went wrong and what to do next, for a page without TDs. */
export function adviceOf(model: Exclude<TdsPageModel, { state: "found" }>): string {
  switch (model.state) {
    case "failed":
      return `${model.error}. Try again in a minute, or find the addresses in the official list.`;
    case "missing":
      return "Choose your constituency to see your TDs and the letter.";
    case "repeated":
      return "The link contains more than one. Choose yours to see your TDs and the letter.";
    case "places":
      return "A place near a border can be in several.";
    case "unknown-place":
      return "Try a bigger town nearby, or choose your constituency from the list.";
    case "unknown":
      return "It is not a Dáil constituency. Choose yours from the list to see your TDs and the letter.";
  }
}

/** Returns the links with the mail app first, because it works for every email provider. */
export function mailAppFirst(links: readonly ComposeLink[]): ComposeLink[] {
  return [...links].sort((a, b) => Number(b.kind === "mail-app") - Number(a.kind === "mail-app"));
}
