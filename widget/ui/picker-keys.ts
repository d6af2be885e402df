/** The state of the picker's field and list. */
export type PickerState = {
  /** The typed text. Null while the field shows the chosen constituency. */
  typed: string | null;
  isOpen: boolean;
  /** Index of the option that the arrow keys highlight, or -1. */
  activeIndex: number;
};

/** The state of a closed list, with the field as it was chosen. */
export const CLOSED_PICKER: PickerState = { typed: null, isOpen: false, activeIndex: -1 };

/** The next state, or the index of the chosen option. Null: the browser handles the key. */
export type KeyOutcome = { state: PickerState } | { choose: number } | null;

/** Number of options that Page Up and Page Down move by. */
const PAGE_SIZE = 6;

/**
 * Returns the effect of a key, following the WAI-ARIA practices for an editable combobox with
 * list autocomplete.
 *
 * @param count number of options that match the typed text
 * @param namedIndex index of the option that the typed text names, or -1
 */
export function handleKey(
  state: PickerState,
  { key, altKey }: { key: string; altKey: boolean },
  count: number,
  namedIndex: number,
): KeyOutcome {
  const { typed, isOpen, activeIndex } = state;
  const highlight = (index: number) => ({
    state: { ...state, isOpen: true, activeIndex: count === 0 ? -1 : index },
  });
  switch (key) {
    case "ArrowDown":
      if (altKey) return { state: { ...state, isOpen: true } };
      return highlight(activeIndex + 1 >= count ? 0 : activeIndex + 1);
    case "ArrowUp":
      if (altKey) return { state: { ...state, isOpen: false, activeIndex: -1 } };
      return highlight(activeIndex <= 0 ? count - 1 : activeIndex - 1);
    case "PageDown":
      return isOpen ? highlight(Math.min(activeIndex + PAGE_SIZE, count - 1)) : null;
    case "PageUp":
      return isOpen ? highlight(Math.max(activeIndex - PAGE_SIZE, 0)) : null;
    case "Enter":
      if (!isOpen && typed === null) return null;
      if (activeIndex >= 0) return { choose: activeIndex };
      return namedIndex >= 0 ? { choose: namedIndex } : { state: { ...state, isOpen: true } };
    case "Escape":
      if (isOpen) return { state: { ...state, isOpen: false, activeIndex: -1 } };
      return typed === null ? null : { state: CLOSED_PICKER };
    default:
      return null;
  }
}
