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

/**
 * Returns the path of a public page in a language: English pages have the plain paths, and Irish
 * ones the same below `/ga`. A query stays.
 *
 * @param path of the English page, such as `/privacy` or `/tds?constituency=Clare`
 */
export function localPath(path: string, language: Language): string {
  return language === "en" ? path : `/${language}${path}`;
}

/**
 * Returns the language of a page by its path, and the path of the English page: the inverse of
 * `localPath`. It does not check that the page exists: `/ga/admin` is Irish too.
 */
export function splitPath(path: string): { language: Language; path: string } {
  return path.startsWith("/ga/")
    ? { language: "ga", path: path.slice(3) }
    : { language: "en", path };
}
