/**
 * What the element fetches when a visitor first looks for their constituency by anything but its
 * name.
 */
import type { Constituency } from "../../api/contract/constituencies.ts";
import { namedOption, normalizeName, type PickerOption, pickerOptions } from "../domain/picker.ts";
import { en } from "../domain/wording/en.ts";
import outlineData from "./outlines.json";
import { PLACES } from "./read-places.ts";
import { searchPlaces } from "./search-places.ts";

export { FindPanel } from "./FindPanel.tsx";

const IRISH_NAMES = outlineData.shapes.map(({ name, nameGa }) => ({
  // The script that writes the data writes no other names.
  constituency: name as Constituency,
  nameGa,
}));

/** Returns what a typed text offers besides `listed`; see `searchPlaces`. */
export function offersFor(query: string, listed: readonly Constituency[]): PickerOption[] {
  return searchPlaces(query, listed, PLACES, IRISH_NAMES);
}

/**
 * Returns the constituency that a place names, or those of a place in several. None if the place is
 * not known.
 */
export function candidatesOf(place: string): Constituency[] {
  const wanted = normalizeName(place);
  if (wanted === "") return [];
  const options = pickerOptions(place, en, offersFor);
  const named = namedOption(place, options, en);
  if (named !== null) return [named.constituency];
  const exact = options.filter((option) => normalizeName(option.place ?? "") === wanted);
  const names = options.filter((option) => option.place === null);
  const isOnePlace = options.every((option) => option.place === options[0]?.place);
  const candidates =
    exact.length > 0 ? exact : names.length > 1 ? names : isOnePlace ? options : [];
  return candidates.map(({ constituency }) => constituency);
}
