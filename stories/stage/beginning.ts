import type { ContactState } from "../../widget/state/contact-state.ts";
import type { Scenario } from "./scenario.ts";
import { LOOKUPS, type LookupStatus, SENDINGS, type SendingStatus } from "./states.ts";
import { inventedTds } from "./tds.ts";
import { TODAY } from "./world.ts";

/** A store's state with a lookup and a letter at these points, in this world. */
export function beginning(
  lookup: LookupStatus,
  sending: SendingStatus,
  { tds, provider, failure }: Pick<Scenario, "tds" | "provider" | "failure">,
): Partial<ContactState> {
  const found = inventedTds(tds);
  return {
    lookup: LOOKUPS[lookup](found),
    sending: SENDINGS[sending]({ recipients: found, provider }),
    today: failure === "count unknown" ? null : TODAY + 1,
  };
}
