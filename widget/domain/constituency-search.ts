import { CONSTITUENCIES, type Constituency } from "../../api/contract/constituencies.ts";

/** Letters and digits alone, in lower case and without fadas; everything else parts words. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/**
 * The constituencies that what was typed can mean, best first: names that
 * begin with it, then names in which every typed word begins a word. Fadas,
 * capitals, hyphens and spaces do not matter; nothing typed finds them all.
 */
export function searchConstituencies(typed: string): Constituency[] {
  const wanted = fold(typed);
  const squashed = wanted.replaceAll(" ", "");
  const words = wanted.split(" ");
  const first: Constituency[] = [];
  const then: Constituency[] = [];
  for (const name of CONSTITUENCIES) {
    const folded = fold(name);
    if (folded.startsWith(wanted) || folded.replaceAll(" ", "").startsWith(squashed)) {
      first.push(name);
    } else if (words.every((word) => ` ${folded}`.includes(` ${word}`))) {
      then.push(name);
    }
  }
  return [...first, ...then];
}
