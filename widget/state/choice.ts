import type { StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Choice, Effects } from "../effects/effects.ts";
import type { ContactState } from "./contact-state.ts";

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
  choose: (constituency: Constituency, origin: "initial-attribute") => void,
  clear: () => void,
): ChoiceActions {
  /** The choice that the store and the tab have in common, as JSON. */
  let last = "";
  let isRestoring = false;

  function restore(): void {
    const kept = effects.readChoice();
    if (kept === null || JSON.stringify(kept) === last) return;
    const { constituency, ...others } = kept;
    const before = choiceOf(api.getState()).constituency;
    isRestoring = true;
    if (constituency === null) clear();
    else if (constituency !== before) choose(constituency, "initial-attribute");
    api.setState(others);
    isRestoring = false;
    last = JSON.stringify(kept);
  }

  function keep(state: ContactState): void {
    const choice = choiceOf(state);
    const now = JSON.stringify(choice);
    if (isRestoring || now === last) return;
    last = now;
    effects.keepChoice(choice);
  }

  return {
    rememberChoice() {
      if (last !== "") return;
      last = JSON.stringify(choiceOf(api.getState()));
      restore();
      effects.onKept(restore);
      api.subscribe(keep);
    },
  };
}

function choiceOf({ lookup, leftOut, provider, letterLanguage }: ContactState): Choice {
  const constituency = lookup.status === "idle" ? null : lookup.constituency;
  return { constituency, leftOut, provider, letterLanguage };
}
