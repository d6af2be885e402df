import type { Constituency } from "../../api/contract/constituencies.ts";
import { normalizeName } from "../domain/picker.ts";
import districts from "./districts.json";
import places from "./places.json";

/** A town, village, city quarter or postal district. */
export type Place = {
  name: string;
  /** All its names, also the Irish one, as the search compares them. */
  keys: readonly string[];
  /** The likeliest first; several where a border is near. */
  constituencies: readonly Constituency[];
};

/**
 * All places, in the order of their names; 'Dublin 8' comes before 'Dublin 10'. Sorted without a
 * collator, which takes longer to start than the sorting: the first letter may be typed meanwhile.
 */
export const PLACES: readonly Place[] = [places, districts]
  .flatMap(readGroups)
  .map((place) => ({ place, order: orderOf(place) }))
  .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
  .map(({ place }) => place);

/** Returns a text whose order by characters is that of the list. */
function orderOf({ keys: [key = ""] }: Place): string {
  return key.replace(/\d+/, (digits) => digits.padStart(2, "0"));
}

/** Reads places that are grouped by their candidates, as `npm run boundaries` writes them. */
function readGroups(groups: Record<string, string[]>): Place[] {
  return Object.entries(groups).flatMap(([candidates, names]) =>
    names.map((entry) => {
      const [name = "", ...others] = entry.split("|");
      return {
        name,
        keys: [name, ...others].map(normalizeName),
        // The script that writes the data writes no other names.
        constituencies: candidates.split("|") as Constituency[],
      };
    }),
  );
}
