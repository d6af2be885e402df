/** What the picker's field and list show while the supporter looks for a name. */
export type PickerState = {
  /** What is being typed; null while the field shows the chosen name. */
  typed: string | null;
  open: boolean;
  /** The option the arrow keys stand on; -1 is none. */
  active: number;
};

export const CLOSED: PickerState = { typed: null, open: false, active: -1 };

/** What a key does: the next state, or the option it chooses; null leaves it to the browser. */
export type KeyOutcome = { state: PickerState } | { choose: number } | null;

const PAGE = 6;

/**
 * What a key does to the picker, after the WAI-ARIA practices for an editable
 * combobox whose list filters.
 *
 * @param count how many options match what is typed
 */
export function pressKey(
  state: PickerState,
  key: { key: string; altKey: boolean },
  count: number,
): KeyOutcome {
  const { open, active } = state;
  const move = (to: number) => ({ state: { ...state, open: true, active: count === 0 ? -1 : to } });
  switch (key.key) {
    case "ArrowDown":
      if (key.altKey) return { state: { ...state, open: true } };
      return move(active + 1 >= count ? 0 : active + 1);
    case "ArrowUp":
      if (key.altKey) return { state: { ...state, open: false, active: -1 } };
      return move(active <= 0 ? count - 1 : active - 1);
    case "PageDown":
      return open ? move(Math.min(active + PAGE, count - 1)) : null;
    case "PageUp":
      return open ? move(Math.max(active - PAGE, 0)) : null;
    case "Enter":
      if (!open) return null;
      if (active >= 0) return { choose: active };
      return count === 1 ? { choose: 0 } : { state };
    case "Escape":
      if (open) return { state: { ...state, open: false, active: -1 } };
      return state.typed === null ? null : { state: CLOSED };
    default:
      return null;
  }
}
