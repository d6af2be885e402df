import { type Language, languageOf, localPath } from "../api/contract/language.ts";

/**
 * The language that the pages show: that of the document in a browser, and that of `showLanguage`
 * on a server. Read it while rendering, not while a module is loaded.
 */
export let LANGUAGE: Language =
  (typeof document === "undefined" ? null : languageOf(document.documentElement.lang)) ?? "en";

/** Sets the language of all later renderings. */
export function showLanguage(language: Language): void {
  LANGUAGE = language;
}

/** Returns the texts in the language that is shown. Call it while rendering. */
export function inLanguage<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[LANGUAGE];
}

/** Returns the path of a public page in the language that is shown. */
export function pageLink(path: string): string {
  return localPath(path, LANGUAGE);
}
