import type { Constituency } from "../../api/contract/constituencies.ts";
import type { PickerOption } from "../domain/picker.ts";
import { normalizeName } from "../domain/picker.ts";
import type { Place } from "./read-places.ts";

/** Places that a query offers at most; a further letter finds the others. */
const MAX_PLACES = 30;

/** The Irish names of the constituencies. */
export type IrishNames = readonly { constituency: Constituency; nameGa: string }[];

/**
 * Returns what a query offers besides the constituencies whose English names match it: those whose
 * Irish names match, then the places, each with all its candidates. Names that start with the query
 * come before names that contain it. Fadas, capitals, hyphens and spaces are ignored. An option
 * without a place is a constituency by its Irish name.
 *
 * @param listed the constituencies that the list has already; a place that only repeats the start
 * of their names, such as Wicklow, is left out
 */
export function searchPlaces(
  query: string,
  listed: readonly Constituency[],
  places: readonly Place[],
  irishNames: IrishNames,
): PickerOption[] {
  const wanted = normalizeName(query);
  if (wanted === "") return [];
  const irish = irishNames
    .filter(({ constituency }) => !listed.includes(constituency))
    .map(({ constituency, nameGa }) => ({
      constituency,
      rank: rankOf(wanted, [normalizeName(nameGa)]),
    }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ constituency }) => ({ place: null, constituency }));
  const shown = [...listed, ...irish.map(({ constituency }) => constituency)];
  const offers = places
    .map((place) => ({ place, rank: rankOf(wanted, place.keys) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ place }) => !repeats(place, shown))
    .slice(0, MAX_PLACES)
    .flatMap(({ place: { name, constituencies } }) =>
      constituencies.map((constituency) => ({ place: name, constituency })),
    );
  return [...irish, ...offers];
}

const NO_MATCH = 3;

/** Returns how well a query fits one of the names: 0 is exactly, `NO_MATCH` not at all. */
function rankOf(wanted: string, keys: readonly string[]): number {
  const withoutSpaces = wanted.replaceAll(" ", "");
  return Math.min(
    ...keys.map((key) => {
      if (key === wanted) return 0;
      if (key.replaceAll(" ", "").startsWith(withoutSpaces)) return 1;
      const words = wanted.split(" ");
      return words.every((word) => ` ${key}`.includes(` ${word}`)) ? 2 : NO_MATCH;
    }),
  );
}

/** Whether the list already has the place's constituency under the name of the place. */
function repeats({ name, constituencies: [likeliest] }: Place, shown: readonly Constituency[]) {
  if (likeliest === undefined || !shown.includes(likeliest)) return false;
  return ` ${normalizeName(likeliest)} `.startsWith(` ${normalizeName(name)} `);
}
