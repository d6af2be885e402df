import type { Td } from "../../api/contract/td.ts";
import type { Notice } from "../../widget/domain/wording/en.ts";
import type { ContactState, Delivery, Sending } from "../../widget/state/contact-state.ts";
import type { Lookup } from "../../widget/state/lookup.ts";
import { AS_OF, CONSTITUENCY, inventedTds } from "./invented-tds.ts";
import { ACTIONS_TODAY, type Scenario } from "./scenario.ts";

type ByStatus<Union extends { status: string }> = {
  [Status in Union["status"]]: Extract<Union, { status: Status }>;
};

/** Creates a lookup in each status. The mapped type makes a missing status a compile error. */
export const LOOKUP_STATES: {
  [S in Lookup["status"]]: (tds: readonly Td[]) => ByStatus<Lookup>[S];
} = {
  idle: () => ({ status: "idle" }),
  finding: () => ({ status: "finding", constituency: CONSTITUENCY }),
  found: (tds) => ({
    status: "found",
    constituency: CONSTITUENCY,
    tds,
    asOf: AS_OF,
    source: "stored",
  }),
  sample: () => ({
    status: "sample",
    constituency: CONSTITUENCY,
    reason: { code: "unreachable" },
  }),
};

/** Creates a sending state in each status, for a delivery. */
export const SENDING_STATES: {
  [S in Sending["status"]]: (delivery: Delivery) => ByStatus<Sending>[S];
} = {
  idle: () => ({ status: "idle" }),
  confirming: (delivery) => ({ status: "confirming", ...delivery }),
  composing: (delivery) => ({ status: "composing", ...delivery }),
  sent: (delivery) => ({ status: "sent", usedMailto: false, mustPaste: false, ...delivery }),
  unopened: (delivery) => ({ status: "unopened", isRefused: true, ...delivery }),
};

export type LookupStatus = keyof typeof LOOKUP_STATES;
export type SendingStatus = keyof typeof SENDING_STATES;

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

/** One example of every notice. The mapped type makes a missing one a compile error. */
export const NOTICES: { [Code in Notice["code"]]: Extract<Notice, { code: Code }> } = {
  "tds-found": { code: "tds-found", count: 4, constituency: CONSTITUENCY },
  "lookup-answered": { code: "lookup-answered", message: null },
  "lookup-unreachable": { code: "lookup-unreachable" },
  "mail-opened": { code: "mail-opened", count: 4 },
  "fallback-opened": { code: "fallback-opened" },
  "caption-copied": { code: "caption-copied" },
  copied: { code: "copied" },
  "letter-copied": { code: "letter-copied" },
  "addresses-copied": { code: "addresses-copied" },
};
