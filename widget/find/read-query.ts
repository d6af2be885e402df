import { COUNTIES, type County } from "./counties.ts";
import { COUNTY_NAMES, type Key, keyOf } from "./read-places.ts";

/** A typed text as a name and where it is said to be: 'Westport, Co. Mayo', 'Galway city'. */
export type Reading = {
  name: Key;
  /** Null if no county is said. */
  counties: readonly County[] | null;
  /** Whether a town or city is said, not a county. */
  isTown: boolean;
};

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
  for (let length = words.length - 1; length >= 0; length -= 1) {
    const where = words.slice(length);
    const name = keyOf(words.slice(0, length).join(" "));
    const isTown = where.some((word) => TOWN.test(word));
    const rest = where.filter((word) => !TOWN.test(word) && !AROUND.test(word)).join("");
    const counties = rest === "" ? null : countiesNamed(rest);
    if (length > 0 && counties?.length !== 0) readings.push({ name, counties, isTown });
    if (length > 0) continue;
    for (const county of counties ?? []) {
      readings.push({ name: keyOf(county), counties: [county], isTown });
    }
  }
  return readings;
}

/** Returns the counties whose names start with some letters, also while they are typed. */
function countiesNamed(letters: string): County[] {
  if (DISTRICT.test(letters)) return ["Dublin"];
  return KEYS.filter(({ letters: names }) => names.some((name) => name.startsWith(letters))).map(
    ({ county }) => county,
  );
}
