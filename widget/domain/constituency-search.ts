import type { Constituency } from "../../api/contract/constituencies.ts";
import { normalizeName } from "./normalize-name.ts";

/** All constituencies in the order of their names in a language, and those names. */
export type Names = {
  constituencies: readonly Constituency[];
  constituency: (constituency: Constituency) => string;
};

/**
 * Returns the constituencies that match a query: first the names that start with it, then the
 * names in which every word of the query starts a word. Fadas, capitals, hyphens and spaces are
 * ignored. An empty query returns all constituencies.
 *
 * @param words of the language of the names; the English names match in every language
 */
export function searchConstituencies(query: string, words: Names): Constituency[] {
  const normalized = normalizeName(query);
  // Without a search, the comparisons would take a fifth of the element's first task.
  if (normalized === "") return [...words.constituencies];
  const withoutSpaces = normalized.replaceAll(" ", "");
  const parts = normalized.split(" ");
  const prefixMatches: Constituency[] = [];
  const wordMatches: Constituency[] = [];
  for (const constituency of words.constituencies) {
    const both = new Set([words.constituency(constituency), constituency]);
    const names = [...both].map(normalizeName);
    if (
      names.some(
        (name) => name.startsWith(normalized) || name.replaceAll(" ", "").startsWith(withoutSpaces),
      )
    ) {
      prefixMatches.push(constituency);
    } else if (names.some((name) => parts.every((part) => ` ${name}`.includes(` ${part}`)))) {
      wordMatches.push(constituency);
    }
  }
  return [...prefixMatches, ...wordMatches];
}
