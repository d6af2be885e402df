import type { Constituency } from "../../api/contract/constituencies.ts";
import { type Names, searchConstituencies } from "./constituency-search.ts";
import { normalizeName } from "./normalize-name.ts";

/** An entry of the picker's list: a constituency, or a place in one: 'Bray, in Wicklow'. */
export type PickerOption = { place: string | null; constituency: Constituency };

/** Returns what a typed text offers besides the constituencies that the list has already. */
export type SearchOffers = (query: string, listed: readonly Constituency[]) => PickerOption[];

/**
 * Returns the options for a query: the constituencies whose names match it, then what the search of
 * places offers.
 *
 * @param offersFor undefined until its file is loaded
 */
export function pickerOptions(
  query: string,
  words: Names,
  offersFor?: SearchOffers,
): PickerOption[] {
  const names = searchConstituencies(query, words);
  const offers = offersFor?.(query, names) ?? [];
  return [...names.map((constituency) => ({ place: null, constituency })), ...offers];
}

/**
 * Returns the option that a query names without a choice from the list: the constituency with
 * exactly this name, or else the only option. Null if the query fits several, and for an empty query.
 *
 * @param options what `pickerOptions` returns for the query
 */
export function namedOption(
  query: string,
  options: readonly PickerOption[],
  words: Names,
): PickerOption | null {
  const wanted = withoutSpaces(query);
  if (wanted === "") return null;
  const exact = options.find(
    ({ place, constituency }) =>
      place === null &&
      [constituency, words.constituency(constituency)].some(
        (name) => withoutSpaces(name) === wanted,
      ),
  );
  const [only, other] = options;
  return exact ?? (other === undefined ? only : null) ?? null;
}

function withoutSpaces(text: string): string {
  return normalizeName(text).replaceAll(" ", "");
}
