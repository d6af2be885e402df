/** The file that the element fetches when a visitor turns to the picker or another way to find. */

import { type Constituency, isConstituency } from "../../api/contract/constituencies.ts";
import { constituencyName } from "../../api/contract/constituency-details.ts";
import { fields } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import type { SittingTd } from "../../api/contract/td.ts";
import {
  type ConstituencyNames,
  constituencyOptions,
  normalizeName,
  type PickerOption,
  typedPart,
} from "../domain/picker.ts";
import { en } from "../domain/wording/en.ts";
import { COUNTIES, isEircode, isElsewhere, keyOf, type Name, type Place } from "./read-places.ts";
import { isOneSlip, searchPlaces } from "./search-places.ts";

export { AdviceText, FinderPanel, TypedAdvice } from "./FinderPanel.tsx";
export { adviseAfterEircode, locate } from "./locate.ts";

/** Whether a text may be the name of a TD: nothing else is sure, or asked for. */
export function mayBeTd(query: string, options: readonly PickerOption[], isAsked: boolean) {
  if (query === "" || isEircode(query)) return false;
  return options.every(({ fit }) => fit === "guess" || (fit === undefined && isAsked));
}

/** The most places of a list; a further letter finds the others. */
const MAX_PLACES = 30;

/** Returns the constituency of a place, or those that the place may be in; none if it is not known. */
export function candidatesOf(place: string): Constituency[] {
  const options = optionsFor(place, en);
  const whole = options.filter(({ fit }) => fit === "whole");
  const areas = options.filter(({ place, fit }) => place === null && fit !== "guess");
  const candidates = normalizeName(place) === "" ? [] : whole.length > 0 ? whole : areas;
  return [...new Set(candidates.map(({ constituency }) => constituency))];
}

/** Returns the options for a query: constituencies of that name, other areas, places, then TDs. */
export function optionsFor(
  query: string,
  constituencyNames: ConstituencyNames,
  language: Language = "en",
  tds: readonly SittingTd[] = [],
): PickerOption[] {
  if (isEircode(query)) return [];
  const listedOptions = constituencyOptions(query, constituencyNames);
  const { matches, isGuess } = searchPlaces(query, listedOptions.length > 0);
  const namedConstituency = listedOptions.find(({ fit }) => fit === "whole")?.constituency;
  const areas = matches.filter(({ name }) => name.place.names.length === 0);
  const inAreas = areas.flatMap(({ name }) => name.place.constituencies);
  const constituencies = [
    ...new Set([...listedOptions.map(({ constituency }) => constituency), ...inAreas]),
  ];
  // A longer name that begins with the text is another meaning: 'Fethard' may be Fethard-on-Sea.
  const isNamed =
    !isGuess &&
    namedConstituency === undefined &&
    matches.some(({ rank }) => rank === 0) &&
    // Bangor is a town of Mayo too.
    !isElsewhere(query);
  const fitOf = (isMeant: boolean): PickerOption["fit"] =>
    isGuess ? "guess" : isMeant ? "whole" : undefined;
  const begun = `${keyOf(query).words} `;
  const places = matches
    .filter(({ name }) => name.place.names.length > 0)
    // Beside a constituency that is named in full, only places of that very name are meant.
    .filter(({ rank }) => namedConstituency === undefined || rank === 0)
    .slice(0, MAX_PLACES)
    .map(({ name, rank }) => ({
      place: name.place,
      shownName: shownName(name, language),
      rank,
      fit: fitOf(isNamed && (rank === 0 || name.words.startsWith(begun))),
    }));
  const options: PickerOption[] = constituencies.map((constituency) => ({
    place: null,
    constituency,
    fit: fitOf(isNamed || constituency === namedConstituency),
  }));
  for (const { place, shownName, rank, fit } of places) {
    const { county, names } = place;
    const isShared = places.some(
      (other) => other.shownName === shownName && other.place.county !== county,
    );
    const label =
      isShared || !saysWhere(place) ? withCounty(shownName, place, language) : shownName;
    // A town that has the name of its county adds what the list does not have yet.
    const isRepeated = rank === 0 && place.constituencies.length >= constituencies.length;
    for (const constituency of place.constituencies) {
      const isOwn = normalizeName(constituency) === normalizeName(names[0] ?? "");
      const isListed =
        (constituencies.includes(constituency) && (isRepeated || isOwn)) ||
        // Two villages of one name in a constituency are one option.
        options.some((other) => other.place === label && other.constituency === constituency);
      if (!isListed) options.push({ place: label, constituency, fit });
    }
  }
  // A comparison of each pair would take most of the response to a key.
  const orders = options.map((option) => orderOf(option, query, language));
  const ordered = [0, 1, 2, 3].flatMap((order) => options.filter((_, at) => orders[at] === order));
  if (isNamed || namedConstituency !== undefined) return ordered;
  const people = tdsNamed(query, tds, false);
  if (isGuess && people.length > 0) return people;
  return [...ordered, ...(isGuess || options.length === 0 ? tdsNamed(query, tds, true) : people)];
}

/**
 * Returns where an option stands in the list: constituencies that begin with the typed text, then such
 * places, then what has it at the start of a later word, last what has it nowhere.
 */
function orderOf({ place, constituency, fit }: PickerOption, query: string, language: Language) {
  if (place === null && fit === "whole") return 0;
  const names = place === null ? [constituencyName(constituency, language), constituency] : [place];
  const parts = names.map((name) => typedPart(name, query)).filter(([, end]) => end > 0);
  if (parts.length === 0) return 3;
  return parts.every(([start]) => start > 0) ? 2 : place === null ? 0 : 1;
}

/** Whether the likeliest constituency or the name tells a place's county. */
function saysWhere({ county, constituencies: [likeliest], names: [name] }: Place): boolean {
  return county !== null && [likeliest, name].some((text) => text?.includes(county));
}

function withCounty(name: string, { county }: Place, language: Language): string {
  if (county === null) return name;
  return `${name}, Co. ${language === "ga" ? COUNTIES[county][1] : county}`;
}

/** Returns the Irish name of a place, or the name that was typed; 'Galway city' for 'Galway'. */
function shownName({ place: { names }, index, letters }: Name, language: Language): string {
  const [english = "", irish = english] = names;
  if (language === "ga") return irish;
  return keyOf(english).letters.startsWith(letters) ? english : (names[index] ?? english);
}

/** Reads the sitting TDs from the reply of `GET /api/record`; none from another value. */
export function readSittingTds(reply: unknown): SittingTd[] {
  const { tds } = fields(reply);
  return (Array.isArray(tds) ? tds : []).flatMap((item) => {
    const { name, constituency } = fields(item);
    return typeof name === "string" && isConstituency(constituency) ? [{ name, constituency }] : [];
  });
}

/** Fewer letters begin too many names. */
const MIN_LETTERS = 3;

/** Returns the TDs whose names have every word of a text; `isLoose`: or its start, or a slip of it. */
function tdsNamed(query: string, tds: readonly SittingTd[], isLoose: boolean): PickerOption[] {
  const typedWords = wordsOf(query).filter(
    (word) => !/^(?:td|deputy|minister|teachta)$/.test(word),
  );
  if (typedWords.join("").length < MIN_LETTERS) return [];
  const isLike = (part: string) => (word: string) =>
    word === part || (isLoose && (word.startsWith(part) || isOneSlip(part, word)));
  return tds
    .filter(({ name }) => typedWords.every((part) => wordsOf(name).some(isLike(part))))
    .map(({ name, constituency }) => ({ place: name, constituency }));
}

/** Returns the words of a person's name; 'O’Brien' and 'O Brien' are one. */
function wordsOf(name: string): string[] {
  return normalizeName(name)
    .replace(/\b(o|mc|mac|ni|nic|ui) /g, "$1")
    .split(" ");
}
