import { closest, distance } from "fastest-levenshtein";
import { CONSTITUENCIES, type Constituency } from "../../contract/constituencies.ts";
import { constituencyName } from "../../contract/constituency-details.ts";
import { LANGUAGES } from "../../contract/language.ts";
import { slugOf } from "../../contract/paths.ts";

const BY_SLUG = new Map(
  CONSTITUENCIES.flatMap((constituency) =>
    LANGUAGES.map((each) => [slugOf(constituencyName(constituency, each)), constituency] as const),
  ),
);
const SLUGS = [...BY_SLUG.keys()];
const LONGEST_SLUG = Math.max(...SLUGS.map((slug) => slug.length));

/**
 * Former names, and what people say for two halves, with the constituencies of today (Electoral (Amendment)
 * Act 2023). One successor alone is led to; of several the visitor chooses. The picker finds these names too.
 */
const FORMER_NAMES: Readonly<Record<string, readonly Constituency[]>> = {
  "dublin-fingal": ["Dublin Fingal East", "Dublin Fingal West"],
  "kerry-north-west-limerick": ["Kerry"],
  "kerry-south": ["Kerry"],
  "laois-offaly": ["Laois", "Offaly"],
  "laoighis-offaly": ["Laois", "Offaly"],
  limerick: ["Limerick City", "Limerick County"],
  "roscommon-south-leitrim": ["Roscommon-Galway", "Sligo-Leitrim"],
  "sligo-north-leitrim": ["Sligo-Leitrim"],
};

/** Returns the constituencies of today of a former name; none for another text. */
export function successorsOf(text: string): readonly Constituency[] {
  const slug = slugWithin(text);
  return Object.hasOwn(FORMER_NAMES, slug) ? (FORMER_NAMES[slug] ?? []) : [];
}

/** Returns the constituency of a name in either language, whatever its case and fadas; null for others. */
export function constituencyNamed(text: string): Constituency | null {
  const [only, ...more] = successorsOf(text);
  const renamed = more.length === 0 ? only : undefined;
  return BY_SLUG.get(slugWithin(text)) ?? renamed ?? null;
}

/** Returns the constituency whose name is almost the text, or the only one that begins with it. */
export function similarConstituency(text: string): Constituency | null {
  const slug = slugWithin(text);
  if (slug.length < 3) return null;
  const [longer, ...more] = SLUGS.filter((each) => each.startsWith(slug));
  if (longer !== undefined && more.length === 0) return BY_SLUG.get(longer) ?? null;
  const nearest = closest(slug, SLUGS);
  const isSimilar = distance(slug, nearest) <= Math.ceil(slug.length / 4);
  return isSimilar ? (BY_SLUG.get(nearest) ?? null) : null;
}

function slugWithin(text: string): string {
  return slugOf(text.slice(0, 2 * LONGEST_SLUG));
}
