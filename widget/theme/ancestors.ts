import { type Language, languageOf } from "../../api/contract/language.ts";

/** Returns an element and its ancestors as they are shown: with the slots and hosts of shadow roots. */
export function withAncestors(element: Element): Element[] {
  const elements: Element[] = [];
  for (let each: Element | null = element; each !== null; ) {
    elements.push(each);
    each =
      each.assignedSlot ??
      each.parentElement ??
      (each.getRootNode() as Partial<ShadowRoot>).host ??
      null;
  }
  return elements;
}

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
