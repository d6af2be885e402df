/** What the element fetches when a visitor first turns to the picker or another way to find. */
import { type Constituency, currentConstituencies } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import { constituencyName } from "../../api/words/irish.ts";
import { namedOption, normalizeName, type PickerOption, pickerOptions } from "../domain/picker.ts";
import { en } from "../domain/wording/en.ts";
import { COUNTIES, keyOf, type Name, type Place } from "./read-places.ts";
import { searchPlaces } from "./search-places.ts";

export { FinderPanel } from "./FinderPanel.tsx";

/** Places that a query offers at most; a further letter finds the others. */
const MAX_PLACES = 30;

/** Returns the constituencies of a place: one, those that it may mean, or none if it is not known. */
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

/**
 * Returns what a query offers besides the listed constituencies: those of a county or of a name in the
 * other language, without a place, then the places, each with all its candidates.
 */
export function offersFor(
  query: string,
  listed: readonly Constituency[],
  language: Language = "en",
): PickerOption[] {
  const { matches, isGuess } = searchPlaces(query, listed.length > 0);
  const named = listed.find(
    (each) => normalizeName(constituencyName(each, language)) === normalizeName(query),
  );
  const successors = named === undefined ? [] : currentConstituencies(named);
  const halves = successors.length > 1 ? successors : [];
  const areas = matches.filter(({ name }) => name.place.names.length === 0);
  const found = new Set(areas.flatMap(({ name }) => name.place.constituencies));
  const shown = [...new Set([...listed, ...found])];
  const places = matches
    .filter(({ name }) => name.place.names.length > 0)
    // A constituency that is named in full is what was meant, or else a place of that very name.
    .filter(({ rank }) => named === undefined || rank === 0)
    // The two halves of a split one are its choice already.
    .filter(({ name: { place } }) => !place.constituencies.some((each) => halves.includes(each)))
    .slice(0, MAX_PLACES)
    .map(({ name, rank }) => ({ place: name.place, rank, shownName: shownName(name, language) }));
  const options: PickerOption[] = shown
    .slice(listed.length)
    .map((constituency) => ({ place: null, constituency }));
  for (const { place, shownName, rank } of places) {
    const { county, constituencies, names } = place;
    const isShared = places.some(
      (other) => other.shownName === shownName && other.place.county !== county,
    );
    const label =
      isShared || !saysWhere(place) ? withCounty(shownName, place, language) : shownName;
    // A town that has the name of its county adds what the list does not have yet.
    const isRepeated = rank === 0 && constituencies.length >= shown.length;
    for (const constituency of constituencies) {
      const isNamed = normalizeName(constituency) === normalizeName(names[0] ?? "");
      const isListed =
        (shown.includes(constituency) && (isRepeated || isNamed)) ||
        // Two villages of one name in a constituency are one option.
        options.some((other) => other.place === label && other.constituency === constituency);
      if (isListed) continue;
      options.push({ place: label, constituency, ...(rank === 0 && { fit: "exact" }) });
    }
  }
  return isGuess ? options.map((option) => ({ ...option, fit: "guess" })) : options;
}

/** Whether the likeliest constituency or the name tells a place's county. */
function saysWhere({ county, constituencies: [likeliest], names: [name] }: Place): boolean {
  return county !== null && [likeliest, name].some((text) => text?.includes(county));
}

function withCounty(name: string, { county }: Place, language: Language): string {
  if (county === null) return name;
  return `${name}, Co. ${language === "ga" ? COUNTIES[county][1] : county}`;
}

/** Returns a place's Irish name, or else the name that was typed; 'Galway city' for 'Galway'. */
function shownName({ place: { names }, index, letters }: Name, language: Language): string {
  const [english = "", irish = english] = names;
  if (language === "ga") return irish;
  return keyOf(english).letters.startsWith(letters) ? english : (names[index] ?? english);
}
