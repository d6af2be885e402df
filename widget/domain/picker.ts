import type { Constituency } from "../../api/contract/constituencies.ts";

/** An entry of the picker's list: a constituency, or a place in one: 'Bray, in Wicklow'. */
export type PickerOption = {
  /** A town, a district, or a sitting TD. */
  place: string | null;
  constituency: Constituency;
  /** Whether the typed text is the whole name of this, or only like it. */
  fit?: "whole" | "guess" | undefined;
};

/** Adds to the listed constituencies what else a typed text may mean. */
export type Search = (query: string, listed: PickerOption[]) => PickerOption[];

/** Returns the constituencies whose names match a query, and what the search adds once loaded. */
export function pickerOptions(query: string, names: Names, search?: Search | null): PickerOption[] {
  const listed = searchConstituencies(query, names);
  return search?.(query, listed) ?? listed;
}

/** Returns the option whose whole name was typed; null if that is none's, or of several constituencies. */
export function namedOption(options: readonly PickerOption[]): PickerOption | null {
  const [named, ...others] = options.filter(({ fit }) => fit === "whole");
  const isClear = others.every(({ constituency }) => constituency === named?.constituency);
  return (isClear && named) || null;
}

/** Returns the letters of a name. An Irish one is also typed without its article: 'Clár'. */
function withoutSpaces(normalized: string): string {
  return normalized.replace(/^an | /g, "");
}

/** All constituencies in the order of their names in a language, and those names. */
export type Names = {
  constituencies: readonly Constituency[];
  constituency: (constituency: Constituency) => string;
};

/**
 * Returns the constituencies that match a query, also by their English names: first those that start
 * with it, then those with words that its words start, whatever the fadas, capitals and hyphens.
 */
export function searchConstituencies(query: string, all: Names): PickerOption[] {
  // Without a search, the comparisons would take a fifth of the element's first task.
  if (query.trim() === "")
    return all.constituencies.map((constituency) => ({ place: null, constituency }));
  const normalized = normalizeName(query);
  // Another script, or an emoji, is no name.
  if (normalized === "") return [];
  const letters = withoutSpaces(normalized);
  const parts = normalized.split(" ");
  const prefixMatches: PickerOption[] = [];
  const wordMatches: PickerOption[] = [];
  for (const constituency of all.constituencies) {
    const option = { place: null, constituency };
    const both = new Set([all.constituency(constituency), constituency]);
    const names = [...both].map(normalizeName);
    if (names.some((name) => withoutSpaces(name) === letters)) {
      prefixMatches.push({ ...option, fit: "whole" });
    } else if (
      names.some((name) => name.startsWith(normalized) || withoutSpaces(name).startsWith(letters))
    ) {
      prefixMatches.push(option);
    } else if (names.some((name) => parts.every((part) => ` ${name}`.includes(` ${part}`)))) {
      wordMatches.push(option);
    }
  }
  return [...prefixMatches, ...wordMatches];
}

/** Returns lower-case words without fadas, and without 'County' before and 'Ireland' after them. */
export function normalizeName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:co|county|contae) | (?:ireland|eire)$/g, "");
}

/** What the picker's field and list show. */
export type PickerView = {
  /** The typed text. Null while the field shows the chosen constituency. */
  typed: string | null;
  isOpen: boolean;
  /** Index of the option that the arrow keys highlight, or -1. */
  activeIndex: number;
  /** Whether Enter was pressed on a text that names no option. */
  isRefused?: boolean;
};

/** A closed list, with the field as it was chosen. */
export const CLOSED_PICKER: PickerView = { typed: null, isOpen: false, activeIndex: -1 };

/** What is read of a keyboard event. */
type PressedKey = Pick<KeyboardEvent, "key" | "altKey" | "repeat" | "isComposing" | "keyCode">;

/** What is shown next, or the index of the chosen option. Null: the browser handles the key. */
export type KeyOutcome = { view: PickerView } | { choose: number } | null;

/**
 * Returns the effect of a key by the WAI-ARIA practices for an editable combobox.
 *
 * @param namedIndex index of the option that the typed text names, or -1
 */
export function handleKey(
  view: PickerView,
  { key, altKey, repeat, isComposing, keyCode }: PressedKey,
  count: number,
  namedIndex: number,
  isChosen = false,
): KeyOutcome {
  const { typed, isOpen, activeIndex } = view;
  const highlight = (index: number) => ({
    view: { ...view, isOpen: true, activeIndex: count === 0 ? -1 : index },
  });
  // Keys of an input method; in Safari only their code tells the last one.
  if (isComposing || keyCode === 229) return null;
  switch (key) {
    case "ArrowDown":
      if (altKey) return { view: { ...view, isOpen: true } };
      return highlight(activeIndex + 1 >= count ? 0 : activeIndex + 1);
    case "ArrowUp":
      if (altKey) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return highlight(activeIndex <= 0 ? count - 1 : activeIndex - 1);
    case "Enter":
      // One that is held down has been answered.
      if (repeat || (!isOpen && typed === null)) return null;
      if (activeIndex >= 0) return { choose: activeIndex };
      if (namedIndex >= 0) return { choose: namedIndex };
      return { view: { ...view, isOpen: true, isRefused: true } };
    case "Escape":
      // With a chosen name, one press brings it back; else the first one keeps the text.
      if (isOpen && !isChosen) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return isOpen || typed !== null ? { view: CLOSED_PICKER } : null;
    default:
      return null;
  }
}

/**
 * Returns the effect of leaving the field, which chooses only what the text names. Another text gives way
 * to the chosen name, or stays if there is none.
 */
export function leaveField(
  { typed }: PickerView,
  namedIndex: number,
  isChosen: boolean,
): NonNullable<KeyOutcome> {
  if (namedIndex >= 0) return { choose: namedIndex };
  const isKept = !isChosen && typed?.trim() !== "";
  return { view: { ...CLOSED_PICKER, typed: isKept ? typed : null } };
}
