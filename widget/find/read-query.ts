import { COUNTIES, type County } from "./counties.ts";
import { COUNTY_NAMES, type Key, keyOf } from "./read-places.ts";

/** Where a place is said to be. */
type Where = {
  /** Null if no county is said. */
  counties: readonly County[] | null;
  /** Whether a town or city is said, not a county. */
  isTown: boolean;
};

/** A typed text as a name and where that place is: 'Westport, Co. Mayo', 'Galway city'. */
export type Reading = Where & { name: Key };

const TOWN = /^(?:city|town|village|cent(?:re|er))$/;

/** Words around the name of a county. */
const AROUND = /^(?:co|county|contae|north|south|east|west|mid|in|near|ireland|eire)$/;

const DISTRICT = /^(?:dublin|baileathacliath)\d+w?$/;

/** The counties with all their names as the search compares them. */
const KEYS = COUNTY_NAMES.map((county) => ({
  county,
  letters: [county, ...COUNTIES[county]].map((name) => keyOf(name).letters),
}));

/** Returns what a typed text may say of a place, the longest name first; last, a county alone. */
export function readingsOf(words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let length = words.length - 1; length > 0; length -= 1) {
    const where = whereOf(words.slice(length));
    if (where === null) continue;
    readings.push({ name: keyOf(words.slice(0, length).join(" ")), ...where });
  }
  for (const county of whereOf(words)?.counties ?? []) {
    readings.push({ name: keyOf(county), counties: [county], isTown: false });
  }
  return readings;
}

/** Returns where the last words of a text say; null if they say something else. */
function whereOf(words: readonly string[]): Where | null {
  const isTown = words.some((word) => TOWN.test(word));
  const rest = words.filter((word) => !TOWN.test(word) && !AROUND.test(word)).join("");
  if (rest === "") return { counties: null, isTown };
  const counties = countiesNamed(rest);
  return counties.length === 0 ? null : { counties, isTown };
}

/** Returns the counties whose names start with some letters, also while they are typed. */
function countiesNamed(letters: string): County[] {
  if (DISTRICT.test(letters)) return ["Dublin"];
  return KEYS.filter(({ letters: names }) => names.some((name) => name.startsWith(letters))).map(
    ({ county }) => county,
  );
}
