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

/**
 * Returns the constituency that a query names without a choice from the list: the one with exactly
 * this name, or else the only match. Null if the query fits several, and for an empty query.
 *
 * @param matches what `searchConstituencies` returns for the query
 */
export function namedConstituency(
  query: string,
  matches: readonly Constituency[],
): Constituency | null {
  const [first] = matches;
  if (first === undefined) return null;
  const withoutSpaces = (text: string) => normalizeName(text).replaceAll(" ", "");
  // An exact name is always the first match.
  const isExact = withoutSpaces(first) === withoutSpaces(query);
  return isExact || matches.length === 1 ? first : null;
}
