import { action } from "storybook/actions";
import type { InputType } from "storybook/internal/csf";
import { PROVIDERS, type Provider } from "../../api/contract/names.ts";
import { ok } from "../../api/contract/result.ts";
import type { Td } from "../../api/contract/td.ts";
import type { Device } from "../../widget/domain/providers.ts";
import type { Notice } from "../../widget/domain/wording/en.ts";
import type { ContactState, Delivery, Sending } from "../../widget/state/contact-state.ts";
import type { Effects, Lookup } from "../../widget/state/effects.ts";
import { AS_OF, CONSTITUENCY, inventedTds, MAX_TDS } from "./invented-tds.ts";
import { stillEffects } from "./still-effects.ts";

/** The letters that other supporters opened. */
export const ACTION_COUNT = { total: 1_847, today: 128 };

/** The circumstances in which a component of the element is shown. */
export type Scenario = {
  device: Device;
  provider: Provider;
  /** How many TDs a lookup finds. */
  tds: number;
};

/** The circumstances of a story that sets none. */
export const DEFAULT_SCENARIO: Scenario = {
  device: "desktop",
  provider: "gmail",
  tds: 4,
};

/** The inputs of the Controls panel for a scenario. */
export const SCENARIO_CONTROLS: Record<keyof Scenario, InputType> = {
  provider: {
    control: "inline-radio",
    options: PROVIDERS,
    description: "The email provider that opens the letter",
  },
  tds: {
    name: "number of TDs",
    control: { type: "range", min: 1, max: MAX_TDS, step: 1 },
    description: "How many TDs a lookup finds",
  },
  device: {
    control: "inline-radio",
    options: ["desktop", "ios", "android"],
    description: "On a phone the element asks for confirmation before it opens the mail app",
  },
};

/**
 * Returns the element's effects in a scenario: nothing is fetched, opened or copied, and each call
 * appears in the Actions panel.
 */
export function scenarioEffects({ device, tds }: Scenario): Effects {
  const log = (name: string, detail: unknown) => action(name)(detail);
  return stillEffects({
    device: () => device,
    lookup: async (constituency) =>
      ok({ tds: inventedTds(tds, constituency), asOf: AS_OF, source: "stored" }),
    open(href) {
      log("open", href);
      return true;
    },
    openApp: (href) => log("open app", href),
    countLetter: (provider, personalised) => log("count a letter", { provider, personalised }),
    countCall: () => log("count a call", {}),
    fetchActionCount: async () => ACTION_COUNT,
    async copy(text) {
      log("copy", text);
      return true;
    },
    emit: log,
  });
}

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
  sent: (delivery) => ({ status: "sent", usedMailto: false, ...delivery }),
  unopened: (delivery) => ({ status: "unopened", isRefused: true, ...delivery }),
};

export type LookupStatus = keyof typeof LOOKUP_STATES;
export type SendingStatus = keyof typeof SENDING_STATES;

/** Returns a store's initial state for a lookup status, a sending status and a scenario. */
export function initialState(
  lookup: LookupStatus,
  sending: SendingStatus,
  { tds, provider }: Pick<Scenario, "tds" | "provider">,
): Partial<ContactState> {
  const foundTds = inventedTds(tds);
  return {
    lookup: LOOKUP_STATES[lookup](foundTds),
    sending: SENDING_STATES[sending]({ recipients: foundTds, provider }),
    actionCount: { total: ACTION_COUNT.total + 1, today: ACTION_COUNT.today + 1 },
  };
}

/** One example of every notice. The mapped type makes a missing one a compile error. */
export const NOTICES: { [Code in Notice["code"]]: Extract<Notice, { code: Code }> } = {
  "tds-found": { code: "tds-found", count: 4, constituency: CONSTITUENCY },
  "lookup-answered": { code: "lookup-answered", message: null },
  "lookup-unreachable": { code: "lookup-unreachable" },
  "mail-opened": { code: "mail-opened", count: 4 },
  "fallback-opened": { code: "fallback-opened" },
  "letter-to-paste": { code: "letter-to-paste" },
  "letter-to-copy": { code: "letter-to-copy" },
  "caption-copied": { code: "caption-copied" },
  copied: { code: "copied" },
  "letter-copied": { code: "letter-copied" },
  "addresses-copied": { code: "addresses-copied" },
  "all-copied": { code: "all-copied" },
};
