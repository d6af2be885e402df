import type { StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Choice, Effects } from "../effects/effects.ts";
import type { ChoiceOrigin, ContactState } from "./contact-state.ts";

/** The action that keeps what the supporter chooses. */
export type ChoiceActions = {
  /**
   * Restores what the supporter chose in this tab, quietly, and keeps their choices from now on: a
   * reload, a return or the page in the other language begins where they were. Further calls do
   * nothing.
   */
  rememberChoice: () => void;
};

/** Returns the action of a store that keeps what the supporter chooses. */
export function createChoiceActions(
  api: StoreApi<ContactState>,
  effects: Effects,
  choose: (constituency: Constituency, origin: ChoiceOrigin) => void,
  clear: () => void,
): ChoiceActions {
  let isRemembering = false;

  function restore(): void {
    const kept = effects.readChoice();
    const current = choiceOf(api.getState());
    if (kept === null || JSON.stringify(kept) === JSON.stringify(current)) return;
    const { constituency, ...others } = kept;
    if (constituency === null) clear();
    else if (constituency !== current.constituency) choose(constituency, "initial-attribute");
    api.setState(others);
  }

  return {
    rememberChoice() {
      if (isRemembering) return;
      isRemembering = true;
      restore();
      effects.onKept(restore);
      api.subscribe((state) => effects.keepChoice(choiceOf(state)));
    },
  };
}

function choiceOf({ lookup, leftOut, provider, letterLanguage }: ContactState): Choice {
  const constituency = lookup.status === "idle" ? null : lookup.constituency;
  return { constituency, leftOut, provider, letterLanguage };
}
