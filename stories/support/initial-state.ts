import type { ContactState } from "../../widget/state/contact-state.ts";
import { ACTIONS_TODAY } from "./fake-effects.ts";
import { inventedTds } from "./invented-tds.ts";
import type { Scenario } from "./scenario.ts";
import { LOOKUP_STATES, type LookupStatus, SENDING_STATES, type SendingStatus } from "./states.ts";

/** Returns a store's initial state for a lookup status, a sending status and a scenario. */
export function initialState(
  lookup: LookupStatus,
  sending: SendingStatus,
  { tds, provider, failure }: Pick<Scenario, "tds" | "provider" | "failure">,
): Partial<ContactState> {
  const found = inventedTds(tds);
  return {
    lookup: LOOKUP_STATES[lookup](found),
    sending: SENDING_STATES[sending]({ recipients: found, provider }),
    lettersToday: failure === "count unknown" ? null : ACTIONS_TODAY + 1,
  };
}
