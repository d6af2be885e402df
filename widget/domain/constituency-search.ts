import { CONSTITUENCIES, type Constituency } from "../../api/contract/constituencies.ts";
import { normalizeName } from "./normalize-name.ts";

/**
 * Returns the constituencies that match a query: first the names that start with it, then the
 * names in which every word of the query starts a word. Fadas, capitals, hyphens and spaces are
 * ignored. An empty query returns all constituencies.
 */
export function searchConstituencies(query: string): Constituency[] {
  const normalized = normalizeName(query);
  const withoutSpaces = normalized.replaceAll(" ", "");
  const words = normalized.split(" ");
  const prefixMatches: Constituency[] = [];
  const wordMatches: Constituency[] = [];
  for (const constituency of CONSTITUENCIES) {
    const name = normalizeName(constituency);
    if (name.startsWith(normalized) || name.replaceAll(" ", "").startsWith(withoutSpaces)) {
      prefixMatches.push(constituency);
    } else if (words.every((word) => ` ${name}`.includes(` ${word}`))) {
      wordMatches.push(constituency);
    }
  }
  return [...prefixMatches, ...wordMatches];
}
