import type { StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { FindFile } from "../effects/effects.ts";
import type { ChoiceOrigin, ContactState } from "./contact-state.ts";

/**
 * Returns the action of the attribute `place`: it chooses the constituency of a place; of a place in
 * several, the field offers them. Null clears what a place chose. It resolves to false if the place
 * is not known.
 */
export function createChoosePlace(
  { getState: get, setState: set }: StoreApi<ContactState>,
  loadFind: () => Promise<FindFile | null>,
  choose: (constituency: Constituency, origin: ChoiceOrigin) => void,
  clear: () => void,
): (place: string | null, origin: ChoiceOrigin) => Promise<boolean> {
  let wanted: string | null = null;
  let chosen: Constituency | null = null;
  return async (place, origin) => {
    wanted = place;
    const { lookup } = get();
    if (chosen !== null && lookup.status !== "idle" && lookup.constituency === chosen) clear();
    chosen = null;
    set({ place: "" });
    const before = get().lookup;
    const find = place === null ? null : await loadFind();
    // Meanwhile the place changed, or the supporter made a choice.
    if (place === null || find === null || wanted !== place || get().lookup !== before) {
      return true;
    }
    const [first, second] = find.candidatesOf(place);
    if (first === undefined) return false;
    if (second !== undefined) set({ place });
    else {
      chosen = first;
      choose(first, origin);
    }
    return true;
  };
}
