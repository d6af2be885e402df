import { CONSTITUENCIES, type Constituency } from "../../api/contract/constituencies.ts";
import { normalizeName } from "../domain/picker.ts";
import { COUNTIES, type County } from "./counties.ts";
import outlineData from "./outlines.json";
import places from "./places.json";

/** A town, village, city quarter, island or postal district; without names a whole county or constituency. */
export type Place = {
  /** The English name, the Irish one, and others. */
  names: readonly string[];
  /** What is compared with a typed text, in the order of the names. */
  keys: readonly Key[];
  county: County | null;
  /** The likeliest first; several where a border is near. */
  constituencies: readonly Constituency[];
};

/** A name as the search compares it: its words, each after a space, and its letters alone. */
export type Key = { words: string; letters: string };

/** The key of a name or of a typed text. */
export function keyOf(text: string): Key {
  const words = normalizeName(text)
    .replace(/\bsaint\b/g, "st")
    .replace(/\bmt\b/g, "mount")
    // Dublin's districts: 'D08', 'Dublin 6 West'.
    .replace(/\bd(?:ublin)? ?0*(?=\d)/, "dublin ")
    .replace(/\b6 ?w(?:est)?\b/, "6w");
  return { words: ` ${words}`, letters: words.replaceAll(" ", "") };
}

/** The scripts that write the data write no other names. */
export const COUNTY_NAMES = Object.keys(COUNTIES) as County[];

/** The constituencies by their names in both languages, and the counties. */
const AREAS: readonly Place[] = [
  ...outlineData.shapes.map(({ name, nameGa }) => ({
    names: [],
    keys: [name, nameGa].map(keyOf),
    county: null,
    constituencies: [name as Constituency],
  })),
  ...COUNTY_NAMES.map((county) => ({
    names: [],
    keys: [county, COUNTIES[county][0]].map(keyOf),
    county,
    constituencies: CONSTITUENCIES.filter((each) => each.includes(county)),
  })),
];

/**
 * All constituencies and counties, then all places in the order of their names; 'Dublin 8' comes
 * before 'Dublin 10'. Sorted without a collator, which takes longer to start than the sorting: the
 * first letter may be typed meanwhile.
 */
export const PLACES: readonly Place[] = [
  ...AREAS,
  ...readPlaces()
    .map((place) => ({ place, order: orderOf(place) }))
    .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ place }) => place),
];

/** Returns a text whose order by characters is that of the list. */
function orderOf({ keys: [key] }: Place): string {
  return key?.words.replace(/\d+/, (digits) => digits.padStart(2, "0")) ?? "";
}

/** Reads the places as `npm run boundaries` writes them: by county, then by their candidates. */
function readPlaces(): Place[] {
  return Object.entries(places).flatMap(([county, groups]) =>
    Object.entries(groups).flatMap(([candidates, entries]) =>
      entries.map((entry) => {
        const names = entry.split("|");
        return {
          names,
          keys: names.map(keyOf),
          county: county as County,
          constituencies: candidates.split("|") as Constituency[],
        };
      }),
    ),
  );
}
