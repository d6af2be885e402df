import { IRISH_LOOKUP_MESSAGES } from "../../api/contract/irish-messages.ts";
import { LOOKUP_MESSAGES } from "../../api/contract/messages.ts";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { type ComposeLink, wordingFor } from "../../widget/index.ts";
import { inLanguage, LANGUAGE } from "../language.ts";
import { tdsWording } from "./wording/wording.ts";

/** Returns the texts of the element, which this page shares, in the language that is shown. */
export const elementWording = () => wordingFor(LANGUAGE);

const lookupMessages = () => inLanguage({ en: LOOKUP_MESSAGES, ga: IRISH_LOOKUP_MESSAGES });

/** Returns the headline and title of the page. */
export function titleOf(model: TdsPageModel): string {
  return model.state === "found"
    ? elementWording().results.title(model.constituency)
    : tdsWording().titles[model.state];
}

/** Returns what went wrong and what to do next, for a page without TDs. */
export function adviceOf(model: Exclude<TdsPageModel, { state: "found" }>): string {
  const { advice, failed } = tdsWording();
  return model.state === "failed" ? failed(lookupMessages()[model.code]) : advice[model.state];
}

/** Returns the links with the mail app first, because it works for every email provider. */
export function mailAppFirst(links: readonly ComposeLink[]): ComposeLink[] {
  return [...links].sort((a, b) => Number(b.kind === "mail-app") - Number(a.kind === "mail-app"));
}
