import { type Language, languageOf } from "../api/contract/language.ts";

/** Returns an element and its ancestors, also those of the hosts of its shadow roots. */
function lineOf(element: Element): Element[] {
  const line: Element[] = [];
  for (let each: Element | null = element; each !== null; ) {
    line.push(each);
    each = each.parentElement ?? (each.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return line;
}

/** Returns the language of the nearest `lang`, or English where the element has no texts in it. */
export function nearestLanguage(element: Element): Language {
  const tag = lineOf(element)
    .find((each) => each.getAttribute("lang"))
    ?.getAttribute("lang");
  return languageOf(tag ?? "") ?? "en";
}

/** Calls `run` when a `lang` above the element changes, until the returned function is called. */
export function onLanguageAbove(element: Element, run: () => void): () => void {
  const observer = new MutationObserver(run);
  for (const each of lineOf(element).slice(1)) {
    observer.observe(each, { attributeFilter: ["lang"] });
  }
  return () => observer.disconnect();
}
