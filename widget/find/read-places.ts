import type { Constituency } from "../../api/contract/constituencies.ts";
import { normalizeName } from "../domain/normalize-name.ts";
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

/** One collator for all comparisons. On a phone it takes 4 ms, and `localeCompare` takes 100 ms. */
const IN_LIST_ORDER = new Intl.Collator("en-IE", { numeric: true });

/** All places, in the order of their names; 'Dublin 8' comes before 'Dublin 10'. */
export const PLACES: readonly Place[] = [places, districts]
  .flatMap(readGroups)
  .sort((one, other) => IN_LIST_ORDER.compare(one.name, other.name));

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
