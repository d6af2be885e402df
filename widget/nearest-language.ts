import { type Language, languageOf } from "../api/contract/language.ts";
import { withAncestors } from "./theme/with-ancestors.ts";

/** Returns the language of the nearest `lang`, or English where the element has no texts in it. */
export function nearestLanguage(element: Element): Language {
  const tag = withAncestors(element)
    .find((each) => each.getAttribute("lang"))
    ?.getAttribute("lang");
  return languageOf(tag ?? "") ?? "en";
}

/** Calls `run` when the `lang` of an ancestor changes. Returns a function that stops this. */
export function onLanguageChange(element: Element, run: () => void): () => void {
  const observer = new MutationObserver(run);
  for (const each of withAncestors(element).slice(1)) {
    observer.observe(each, { attributeFilter: ["lang"] });
  }
  return () => observer.disconnect();
}
