import {
  COUNTIES,
  COUNTY_NAMES,
  type County,
  isElsewhere,
  type Key,
  keyOf,
  NAMES,
  type Name,
} from "./read-places.ts";

/** A typed text as a name and where that place is: 'Westport, Co. Mayo', 'Galway city'. */
type Reading = {
  name: Key;
  /** Null if the words after the name have no county. */
  counties: readonly County[] | null;
  /** Whether these words are 'town', 'city' and the like. */
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

/** The name of a place that fits a typed text best; a rank of 0 is the whole name. */
type Match = { name: Name; rank: number };

/** All names by their letters, and by the first letter of each of their words. */
const BY_LETTERS = new Map<string, Name[]>();
const BY_INITIAL = new Map<string, Name[]>();
for (const name of NAMES) {
  add(BY_LETTERS, name.letters, name);
  for (const word of name.words.trim().split(" ")) add(BY_INITIAL, word.charAt(0), name);
}

const LONGEST = Math.max(...NAMES.map(({ letters }) => letters.length));

/** The starts of a name's words are the least that fits. */
const WORD_STARTS = 2;
const NO_MATCH = Number.POSITIVE_INFINITY;

/** The readings of a text at most, and the words at its end that say where: 'city, Co. Galway, Ireland'. */
const MAX_READINGS = 3;
const MAX_WHERE_WORDS = 4;

/** Words that belong to the county that follows, and not to the name of a place. */
const BEFORE_COUNTY = /^(?:co|county|contae|in|near)$/;

/** Fewer letters are like too many names. */
const MIN_SLIP_LETTERS = 4;

/** With fewer letters, another first letter is no slip: Derry is not Kerry. */
const MIN_FREE_LETTERS = 6;

/** Fewer consonants, or more silent letters, are like too many names. */
const MIN_CONSONANTS = 3;
const MAX_SILENT = 3;

/** A word between two names. */
const OR = /^(?:or|no|and|agus|is)$/;

/**
 * Returns the places that a text names, wholly, in part, with a county ('Westport, Co. Mayo') or two at
 * once; else guesses: names that begin with a part of the text, differ by a slip, or are among its words.
 * A text that is part of a constituency's name (`isListed`) is looked up only as a whole. The best come
 * first, and a guess must not be chosen unseen.
 */
export function searchPlaces(query: string, isListed: boolean) {
  const wantedKey = keyOf(query);
  if (wantedKey.letters === "") return { matches: [], isGuess: false };
  const whole = startingWith(wantedKey);
  if (isListed || (whole[0]?.rank ?? NO_MATCH) < WORD_STARTS) {
    return { matches: whole, isGuess: false };
  }
  const words = wantedKey.words.trim().split(" ");
  const readings = readingsOf(words);
  // A county alone is a guess.
  const likely = [...readings, ...countyIn(words)];
  const sure = [() => first(readings, exactly), () => bothIn(words), () => whole];
  const foundPlaces = first(sure, (search) => search());
  if (foundPlaces.length > 0 || isElsewhere(query)) return { matches: foundPlaces, isGuess: false };
  const guesses = [
    () => first(likely, (reading) => startingWith(reading.name, reading)),
    () => slipIn(wantedKey),
    () => first(likely, (reading) => slipIn(reading.name, reading)),
    () => namedIn(wantedKey),
  ];
  return { matches: first(guesses, (guess) => guess()), isGuess: true };
}

/** Returns the first result that is not empty. */
function first<Item>(items: readonly Item[], search: (item: Item) => Match[]): Match[] {
  for (const item of items) {
    const matches = search(item);
    if (matches.length > 0) return matches;
  }
  return [];
}

function add(index: Map<string, Name[]>, key: string, name: Name): void {
  const names = index.get(key);
  if (names === undefined) index.set(key, [name]);
  else names.push(name);
}

/** Returns the places of `names` with one that fits, where the reading says, the smallest rank first. */
function matching(
  names: readonly Name[] = [],
  rankOf: (key: Key) => number,
  where?: Reading,
): Match[] {
  const matches: Match[] = [];
  for (const name of names) {
    const rank = rankOf(name);
    if (rank === NO_MATCH || (where !== undefined && !isThere(name, where))) continue;
    const last = matches.at(-1);
    if (last?.name.place !== name.place) matches.push({ name, rank });
    else if (rank < last.rank) matches[matches.length - 1] = { name, rank };
  }
  const order = ({ rank, name: { place } }: Match) => (rank === 0 && place.isLargest ? -1 : rank);
  return matches.sort((a, b) => order(a) - order(b));
}

function isThere({ place: { county, names } }: Name, { counties, isTown }: Reading): boolean {
  if (isTown && names.length === 0) return false;
  return counties === null || (county !== null && counties.includes(county));
}

function startingWith(wanted: Key, where?: Reading): Match[] {
  // The longest word first: names that have it are the fewest.
  const words = wanted.words.split(/(?= )/).sort((a, b) => b.length - a.length);
  const rankOf = ({ letters, words: name }: Key) => {
    if (letters.startsWith(wanted.letters)) return letters === wanted.letters ? 0 : 1;
    return words.every((word) => name.includes(word)) ? WORD_STARTS : NO_MATCH;
  };
  return matching(BY_INITIAL.get(wanted.letters.charAt(0)), rankOf, where);
}

/** Finds the whole name of a place where a reading says. */
function exactly(reading: Reading): Match[] {
  const isSure = reading.isTown || reading.counties !== null;
  return isSure ? matching(BY_LETTERS.get(reading.name.letters), () => 0, reading) : [];
}

/** Finds the two names of 'Mayo or Galway'; without a word between, areas alone: 'Laois-Offaly'. */
function bothIn(words: readonly string[]): Match[] {
  return first([...words.keys()], (cut) => {
    const isOr = OR.test(words[cut] ?? "");
    const before = words.slice(0, cut);
    const after = words.slice(isOr ? cut + 1 : cut);
    const named = (name: readonly string[]) => {
      const names = BY_LETTERS.get(name.join("")) ?? [];
      const areas = names.filter(({ place }) => place.names.length === 0);
      const meant = areas.length > 0 || !isOr ? areas : names;
      return meant.map((name): Match => ({ name, rank: 1 }));
    };
    const one = named(before);
    const two = one.length > 0 ? first([after, [...before.slice(0, -1), ...after]], named) : [];
    return two.length > 0 ? [...one, ...two] : [];
  });
}

/** Finds the first whole name in a text, and the longest there; streets have names of towns. */
function namedIn({ words }: Key): Match[] {
  const text = words.replace(/ \S+ (?:road|rd|street|avenue|lane|drive)(?= )/g, "");
  const all = text.split(/(?= )/);
  const runs = all.flatMap((_, start) =>
    all.map((_, index) => all.slice(start, all.length - index).join("")),
  );
  return first(runs, (run) => {
    const letters = run.replaceAll(" ", "");
    return matching(BY_LETTERS.get(letters), ({ words }) => (words === run ? 0 : NO_MATCH));
  });
}

/** Finds the names that a text misses by a slip, or that have its consonants: 'Kildair'. */
function slipIn({ letters: typed }: Key, where?: Reading): Match[] {
  if (typed.length < MIN_SLIP_LETTERS || typed.length > LONGEST + MAX_SILENT) return [];
  const sound = consonantsOf(typed);
  const rankOf = ({ letters }: Key) => {
    // Most names are of another length.
    if (Math.abs(letters.length - typed.length) > MAX_SILENT) return NO_MATCH;
    const soundsAlike = () =>
      letters[0] === typed[0] && sound.length >= MIN_CONSONANTS && consonantsOf(letters) === sound;
    return isOneSlip(typed, letters) || soundsAlike() ? 0 : NO_MATCH;
  };
  return matching(NAMES, rankOf, where);
}

/** Returns a name's letters without vowels, after the first one, doubles and the silent h: 'dnlr'. */
function consonantsOf(letters: string): string {
  return letters.replace(/(?!^)(?:gh|[aeiouhy])/g, "").replace(/(.)\1+/g, "$1");
}

/** Whether a letter is missing, added, wrong or swapped with the next one. */
export function isOneSlip(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start += 1;
  if (start === 0 && typed.length < MIN_FREE_LETTERS) return false;
  const rest = Math.min(typed.length, name.length) - start;
  let end = 0;
  while (end < rest && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = name.slice(start, name.length - end);
  const isSwap = wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`;
  return isSwap || Math.max(wrong.length, right.length) <= 1;
}

/** Returns the readings of a text, the longest name first. */
function readingsOf(words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  const shortest = Math.max(1, words.length - MAX_WHERE_WORDS);
  for (let length = words.length - 1; length >= shortest; length -= 1) {
    if (BEFORE_COUNTY.test(words[length - 1] ?? "")) continue;
    const where = whereOf(words.slice(length));
    if (where === null) continue;
    readings.push({ name: keyOf(words.slice(0, length).join(" ")), ...where });
  }
  return readings.slice(0, MAX_READINGS);
}

/** Returns a text that says where, without a name, as the name of its first county. */
function countyIn(words: readonly string[]): Reading[] {
  const counties = whereOf(words)?.counties?.slice(0, 1) ?? [];
  return counties.map((county) => ({ name: keyOf(county), counties, isTown: false }));
}

/** Returns where words say that a place is; null for other words. */
function whereOf(words: readonly string[]): Omit<Reading, "name"> | null {
  const isTown = words.some((word) => TOWN.test(word));
  const rest = words.filter((word) => !TOWN.test(word) && !AROUND.test(word)).join("");
  if (rest === "") return { counties: null, isTown };
  if (DISTRICT.test(rest)) return { counties: ["Dublin"], isTown };
  const namedKeys = KEYS.filter(({ letters }) => letters.some((name) => name.startsWith(rest)));
  return namedKeys.length === 0
    ? null
    : { counties: namedKeys.map(({ county }) => county), isTown };
}
