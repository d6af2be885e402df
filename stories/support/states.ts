import type { Td } from "../../api/contract/td.ts";
import type { Delivery, Lookup, Sending } from "../../widget/state/contact-state.ts";
import { AS_OF, CONSTITUENCY } from "./invented-tds.ts";

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
  blocked: (delivery) => ({ status: "blocked", ...delivery }),
};

export type LookupStatus = keyof typeof LOOKUP_STATES;
export type SendingStatus = keyof typeof SENDING_STATES;
