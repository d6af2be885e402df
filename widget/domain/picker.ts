import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Wording } from "./wording/en.ts";

/** An option of the picker's list: a constituency, or a place in one: 'Bray, in Wicklow'. */
export type PickerOption = {
  /** A town, a district or a sitting TD; null for the constituency itself. */
  place: string | null;
  constituency: Constituency;
  /** Whether the typed text is the option's whole name (`whole`), or only like it (`guess`). */
  fit?: "whole" | "guess" | undefined;
};

/** The constituencies in the order of their names in a language, and those names. */
export type ConstituencyNames = Pick<Wording, "constituencies" | "constituency">;

/** Returns an option as the list shows it: 'Wicklow', or 'Bray, in Wicklow'. */
export function optionLabel(
  { place, constituency }: PickerOption,
  { find, constituency: nameOf }: Pick<Wording, "find" | "constituency">,
): string {
  return place === null ? nameOf(constituency) : find.placeIn(place, constituency);
}

/** Returns the option whose whole name was typed; null without one, or in several constituencies. */
export function namedOption(options: readonly PickerOption[]): PickerOption | null {
  const [option, ...others] = options.filter(({ fit }) => fit === "whole");
  const isClear = others.every(({ constituency }) => constituency === option?.constituency);
  return (isClear && option) || null;
}

/** Returns the constituencies that match a text in either language; those it begins come first. */
export function constituencyOptions(query: string, names: ConstituencyNames): PickerOption[] {
  const all = names.constituencies.map((constituency) => ({ place: null, constituency }));
  // Comparisons with an empty text would take a fifth of the element's first task.
  if (query.trim() === "") return all;
  const typedName = normalizeName(query);
  // A text in another script, or an emoji, is no name.
  if (typedName === "") return [];
  const letters = lettersOf(typedName);
  const beginning: PickerOption[] = [];
  const withWords: PickerOption[] = [];
  for (const option of all) {
    const { constituency } = option;
    const both = [names.constituency(constituency), constituency].map(normalizeName);
    if (both.some((name) => lettersOf(name) === letters)) {
      beginning.push({ ...option, fit: "whole" });
    } else if (
      both.some((name) => name.startsWith(typedName) || lettersOf(name).startsWith(letters))
    ) {
      beginning.push(option);
    } else if (
      both.some((name) => typedName.split(" ").every((word) => ` ${name}`.includes(` ${word}`)))
    ) {
      withWords.push(option);
    }
  }
  return [...beginning, ...withWords];
}

/** Returns the letters of a normalized name. An Irish name is also typed without its article: 'Clár'. */
function lettersOf(name: string): string {
  return name.replace(/^an | /g, "");
}

/** Returns where the typed letters start and end in a name, at a word's start; 0 without them. */
export function typedPart(name: string, query: string): [start: number, end: number] {
  const typedName = normalizeName(query);
  // As long as the name: each letter without its fada, each other sign a space.
  const letters = withoutFadas(name).replace(/[^a-z0-9]/g, " ");
  const start = ` ${letters}`.indexOf(` ${typedName}`);
  return typedName === "" || start < 0 ? [0, 0] : [start, start + typedName.length];
}

function withoutFadas(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns lower-case words without fadas, and without 'County' before and 'Ireland' after them. */
export function normalizeName(text: string): string {
  return withoutFadas(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:co|county|contae) | (?:ireland|eire)$/g, "");
}

/** The state of the picker's field and list. */
export type PickerView = {
  /** The typed text; null while the field shows the constituency that is looked up, or nothing. */
  text: string | null;
  isOpen: boolean;
  /** Index of the option that the arrow keys highlight, or -1. */
  activeIndex: number;
  /** Whether Enter was pressed on a text that names no option. */
  isRefused?: boolean;
};

/** A closed list, and the constituency that is looked up in the field. */
export const CLOSED_PICKER: PickerView = { text: null, isOpen: false, activeIndex: -1 };

type Keystroke = Pick<KeyboardEvent, "key" | "altKey" | "repeat" | "isComposing" | "keyCode">;

/** The next view, or the option that a key or leaving the field chooses. */
export type PickerOutcome = { view: PickerView } | { choice: PickerOption };

/** Returns what a key does in an editable combobox (WAI-ARIA); null for a key of the browser. */
export function handleKey(
  view: PickerView,
  { key, altKey, repeat, isComposing, keyCode }: Keystroke,
  options: readonly PickerOption[],
): PickerOutcome | null {
  const { text, isOpen, activeIndex } = view;
  const last = options.length - 1;
  const highlight = (index: number) => ({
    view: { ...view, isOpen: true, activeIndex: last < 0 ? -1 : index },
  });
  // Keys of an input method. In Safari only `keyCode` marks the key that ends a composition.
  if (isComposing || keyCode === 229) return null;
  switch (key) {
    case "ArrowDown":
      if (altKey) return { view: { ...view, isOpen: true } };
      return highlight(activeIndex >= last ? 0 : activeIndex + 1);
    case "ArrowUp":
      if (altKey) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return highlight(activeIndex <= 0 ? last : activeIndex - 1);
    case "Enter": {
      // The first event of a key that is held down has had its effect.
      if (repeat || (!isOpen && text === null)) return null;
      const choice = options[activeIndex] ?? namedOption(options);
      return choice ? { choice } : { view: { ...view, isOpen: true, isRefused: true } };
    }
    case "Escape":
      // The first press keeps the text.
      if (isOpen) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return text === null ? null : { view: CLOSED_PICKER };
    default:
      return null;
  }
}

/** Returns the effect of leaving the field, which chooses only an option that the text names. */
export function leaveField({ text }: PickerView, options: readonly PickerOption[]): PickerOutcome {
  const choice = namedOption(options);
  if (choice !== null) return { choice };
  return { view: { ...CLOSED_PICKER, text: text?.trim() ? text : null } };
}
