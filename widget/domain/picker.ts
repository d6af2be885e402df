import type { Constituency } from "../../api/contract/constituencies.ts";

/** An entry of the picker's list: a constituency, or a place in one: 'Bray, in Wicklow'. */
export type PickerOption = {
  place: string | null;
  constituency: Constituency;
  /** Whether the typed text is the place's whole name, or only like it. */
  fit?: "exact" | "guess";
};

/** Returns what a typed text offers besides the constituencies that the list has already. */
export type SearchOffers = (query: string, listed: readonly Constituency[]) => PickerOption[];

/** Returns the constituencies whose names match a query, then what the places offer once loaded. */
export function pickerOptions(
  query: string,
  names: Names,
  offersFor?: SearchOffers,
): PickerOption[] {
  const listed = searchConstituencies(query, names);
  const offers = offersFor?.(query, listed) ?? [];
  return [...listed.map((constituency) => ({ place: null, constituency })), ...offers];
}

/**
 * Returns the option that a query names without a choice: the constituency or the only place with
 * exactly this name, or else the only option. Null if it fits several or is only like a name.
 */
export function namedOption(
  query: string,
  options: readonly PickerOption[],
  names: Names,
): PickerOption | null {
  const wanted = withoutSpaces(query);
  if (wanted === "") return null;
  const exact = options.find(
    ({ place, constituency }) =>
      place === null &&
      [constituency, names.constituency(constituency)].some(
        (name) => withoutSpaces(name) === wanted,
      ),
  );
  // Beside constituencies that it begins, a place with this name is one meaning of several.
  // So is one whose name goes on elsewhere: 'Fethard' is also said of Fethard-on-Sea.
  const begun = `${normalizeName(query)} `;
  const isPlace = options.every(
    ({ place }) => place !== null && !normalizeName(place).startsWith(begun),
  );
  const [only, other] = isPlace ? options.filter(({ fit }) => fit === "exact") : [];
  if (exact !== undefined || (only !== undefined && other === undefined))
    return exact ?? only ?? null;
  const [first, second] = options;
  return first !== undefined && second === undefined && first.fit !== "guess" ? first : null;
}

/** Returns the letters of a name. An Irish one is also typed without its article: 'Clár'. */
function withoutSpaces(text: string): string {
  return normalizeName(text).replace(/^an | /g, "");
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
export function searchConstituencies(query: string, all: Names): Constituency[] {
  const normalized = normalizeName(query);
  // Without a search, the comparisons would take a fifth of the element's first task.
  if (normalized === "") return [...all.constituencies];
  const withoutSpaces = normalized.replaceAll(" ", "");
  const parts = normalized.split(" ");
  const prefixMatches: Constituency[] = [];
  const wordMatches: Constituency[] = [];
  for (const constituency of all.constituencies) {
    const both = new Set([all.constituency(constituency), constituency]);
    const names = [...both].map(normalizeName);
    if (
      names.some(
        (name) => name.startsWith(normalized) || name.replaceAll(" ", "").startsWith(withoutSpaces),
      )
    ) {
      prefixMatches.push(constituency);
    } else if (names.some((name) => parts.every((part) => ` ${name}`.includes(` ${part}`)))) {
      wordMatches.push(constituency);
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

/** Whether a text is an Eircode or the start of one; 'D08' alone is a postal district. */
export function isEircode(text: string): boolean {
  return /^(?!d[\dw]{2}$)[ac-fhknprtv-y]\d[\dw] ?[\dac-fhknprtv-y]{0,4}$/i.test(text);
}

/** What the picker's field and list show. */
export type PickerView = {
  /** The typed text. Null while the field shows the chosen constituency. */
  typed: string | null;
  isOpen: boolean;
  /** Index of the option that the arrow keys highlight, or -1. */
  activeIndex: number;
};

/** A closed list, with the field as it was chosen. */
export const CLOSED_PICKER: PickerView = { typed: null, isOpen: false, activeIndex: -1 };

/** What is shown next, or the index of the chosen option. Null: the browser handles the key. */
export type KeyOutcome = { view: PickerView } | { choose: number } | null;

/**
 * Returns the effect of a key by the WAI-ARIA practices for an editable combobox.
 *
 * @param namedIndex index of the option that the typed text names, or -1
 */
export function handleKey(
  view: PickerView,
  { key, altKey }: { key: string; altKey: boolean },
  count: number,
  namedIndex: number,
  isChosen = false,
): KeyOutcome {
  const { typed, isOpen, activeIndex } = view;
  const highlight = (index: number) => ({
    view: { ...view, isOpen: true, activeIndex: count === 0 ? -1 : index },
  });
  switch (key) {
    case "ArrowDown":
      if (altKey) return { view: { ...view, isOpen: true } };
      return highlight(activeIndex + 1 >= count ? 0 : activeIndex + 1);
    case "ArrowUp":
      if (altKey) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return highlight(activeIndex <= 0 ? count - 1 : activeIndex - 1);
    case "Enter":
      if (!isOpen && typed === null) return null;
      if (activeIndex >= 0) return { choose: activeIndex };
      return namedIndex >= 0 ? { choose: namedIndex } : highlight(0);
    case "Escape":
      // With a chosen name, one press brings it back; else the first one keeps the text.
      if (isOpen && !isChosen) return { view: { ...view, isOpen: false, activeIndex: -1 } };
      return isOpen || typed !== null ? { view: CLOSED_PICKER } : null;
    default:
      return null;
  }
}
