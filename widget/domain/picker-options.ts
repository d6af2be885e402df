import type { Constituency } from "../../api/contract/constituencies.ts";
import { searchConstituencies } from "./constituency-search.ts";
import { normalizeName } from "./normalize-name.ts";

/** An entry of the picker's list: a constituency, or a place in one: 'Bray, in Wicklow'. */
export type PickerOption = { place: string | null; constituency: Constituency };

/** Returns what a typed text offers besides the constituencies that the list has already. */
export type SearchOffers = (query: string, listed: readonly Constituency[]) => PickerOption[];

/**
 * Returns the options for a query: the constituencies whose names match it, then what the search of
 * places offers.
 *
 * @param offersFor null until its file is loaded
 */
export function pickerOptions(query: string, offersFor: SearchOffers | null): PickerOption[] {
  const names = searchConstituencies(query);
  const offers = query === "" ? [] : (offersFor?.(query, names) ?? []);
  return [...names.map((constituency) => ({ place: null, constituency })), ...offers];
}

/**
 * Returns the option that a query names without a choice from the list: the constituency with
 * exactly this name, the only option, or the only place of this name if no constituency matches.
 * Null if the query fits several, and for an empty query.
 *
 * @param options what `pickerOptions` returns for the query
 */
export function namedOption(query: string, options: readonly PickerOption[]): PickerOption | null {
  const [first] = options;
  if (first === undefined) return null;
  const withoutSpaces = (text: string) => normalizeName(text).replaceAll(" ", "");
  const wanted = withoutSpaces(query);
  if (wanted === "") return null;
  // A constituency with this very name is always the first option.
  if (first.place === null) {
    const isExact = withoutSpaces(first.constituency) === wanted;
    return isExact || options.length === 1 ? first : null;
  }
  const exact = options.filter(({ place }) => place !== null && withoutSpaces(place) === wanted);
  return options.length === 1 ? first : exact.length === 1 ? (exact[0] ?? null) : null;
}
