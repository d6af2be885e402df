/**
 * What the element fetches when a visitor first looks for their constituency by anything but its
 * name.
 */
import type { Constituency } from "../../api/contract/constituencies.ts";
import { namedOption, normalizeName, pickerOptions } from "../domain/picker.ts";
import { en } from "../domain/wording/en.ts";
import { offersFor } from "./offers.ts";

export { FindPanel } from "./FindPanel.tsx";
export { offersFor };

/**
 * Returns the constituency that a place names, or those of a place in several. None if the place is
 * not known.
 */
export function candidatesOf(place: string): Constituency[] {
  if (normalizeName(place) === "") return [];
  const options = pickerOptions(place, en, offersFor).filter(({ fit }) => fit !== "guess");
  const named = namedOption(place, options, en);
  if (named !== null) return [named.constituency];
  const exact = options.filter(({ fit }) => fit === "exact");
  const names = options.filter((option) => option.place === null);
  const isOnePlace = options.every((option) => option.place === options[0]?.place);
  const candidates =
    names.length > 1 ? names : exact.length > 0 ? exact : isOnePlace ? options : [];
  return [...new Set(candidates.map(({ constituency }) => constituency))];
}
