/** The languages of the product, by primary language subtag (BCP 47). The first is the default. */
export const LANGUAGES = ["en", "ga"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Returns the language of a BCP 47 tag such as `ga-IE`, or null if the product has no texts in it.
 */
export function languageOf(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** Returns the path of a public page in a language: Irish ones are below `/ga`. A query stays. */
export function localPath(path: string, language: Language): string {
  return language === "en" ? path : `/${language}${path}`;
}

/** Returns the language of a path, and the English path: the inverse of `localPath`, for any page. */
export function splitPath(path: string): { language: Language; path: string } {
  return path.startsWith("/ga/")
    ? { language: "ga", path: path.slice(3) }
    : { language: "en", path };
}
