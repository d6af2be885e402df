import type { Td } from "../../api/contract/td.ts";
import type { Lookup } from "../../widget/domain/lookup.ts";
import type { Letter, Sending } from "../../widget/state/contact-state.ts";
import { AS_OF, CONSTITUENCY } from "./tds.ts";

type Of<Union extends { status: string }> = {
  [Status in Union["status"]]: Extract<Union, { status: Status }>;
};

/** A lookup in each of its states; one that is added to the product is missed here by the compiler. */
export const LOOKUPS: { [S in Lookup["status"]]: (tds: readonly Td[]) => Of<Lookup>[S] } = {
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

/** A letter in each of its states. */
export const SENDINGS: { [S in Sending["status"]]: (letter: Letter) => Of<Sending>[S] } = {
  idle: () => ({ status: "idle" }),
  confirming: (letter) => ({ status: "confirming", ...letter }),
  composing: (letter) => ({ status: "composing", ...letter }),
  sent: (letter) => ({ status: "sent", fallback: false, ...letter }),
};

export type LookupStatus = keyof typeof LOOKUPS;
export type SendingStatus = keyof typeof SENDINGS;
