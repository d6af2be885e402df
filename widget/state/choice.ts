import type { StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Choice, Effects } from "../effects/effects.ts";
import type { ChoiceOrigin, ContactState } from "./contact-state.ts";

/**
 * Returns the action that restores what the supporter chose in this tab, quietly, and keeps their
 * choices from now on: a reload, a return or the page in the other language begins where they were.
 * Further calls do nothing.
 */
export function createRememberChoice(
  api: StoreApi<ContactState>,
  effects: Effects,
  choose: (constituency: Constituency, origin: ChoiceOrigin) => void,
  clear: () => void,
): () => void {
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

  return () => {
    if (isRemembering) return;
    isRemembering = true;
    restore();
    effects.onKept(restore);
    api.subscribe((state) => effects.keepChoice(choiceOf(state)));
  };
}

function choiceOf({ lookup, leftOut, provider, letterLanguage }: ContactState): Choice {
  const constituency = lookup.status === "idle" ? null : lookup.constituency;
  return { constituency, leftOut, provider, letterLanguage };
}
