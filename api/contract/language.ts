/** The languages of the product, by primary language subtag (BCP 47). The first is the default. */
export const LANGUAGES = ["en", "ga"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language of a BCP 47 tag such as `ga-IE`; null for a language without texts. */
export function languageOf(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** Returns the path of a public page in a language by the English path, such as `/tds?place=Bray`. */
export function localPath(path: string, language: Language): string {
  return language === "en" ? path : `/${language}${path}`;
}

/** Returns the language and the English path of any path: the inverse of `localPath`. */
export function splitPath(path: string): { language: Language; path: string } {
  return path.startsWith("/ga/")
    ? { language: "ga", path: path.slice(3) }
    : { language: "en", path };
}
