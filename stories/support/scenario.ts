import { action } from "storybook/actions";
import type { InputType } from "storybook/internal/csf";
import { PROVIDERS, type Provider } from "../../api/contract/names.ts";
import { fail, ok } from "../../api/contract/result.ts";
import type { Td } from "../../api/contract/td.ts";
import type { Device } from "../../widget/domain/providers.ts";
import type { Notice } from "../../widget/domain/wording/en.ts";
import type {
  ContactState,
  Delivery,
  Effects,
  Lookup,
  Sending,
} from "../../widget/state/contact-state.ts";
import { AS_OF, CONSTITUENCY, inventedTds, MAX_TDS } from "./invented-tds.ts";
import { stillEffects } from "./still-effects.ts";

/** The letters that other supporters opened. */
export const ACTION_COUNT = { total: 1_847, today: 128 };

/** The failures that a scenario can have, each with its label in the Controls panel. */
const FAILURES = {
  none: "Nothing fails",
  "lookup answered": "The server replies that it has no TDs",
  "lookup unreachable": "The server cannot be reached",
  "windows blocked": "The browser blocks new windows, so the element tries a mailto link",
  "nothing opens": "A sandboxed frame blocks windows and the mail app",
  "copying refused": "The browser blocks the clipboard",
  "count unknown": "Today’s count is not available",
} as const;

/** The circumstances in which a component of the element is shown. */
export type Scenario = {
  device: Device;
  provider: Provider;
  /** How many TDs a lookup finds. */
  tds: number;
  failure: keyof typeof FAILURES;
};

/** The circumstances of a story that sets none. */
export const DEFAULT_SCENARIO: Scenario = {
  device: "desktop",
  provider: "gmail",
  tds: 4,
  failure: "none",
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
  failure: {
    control: { type: "select", labels: FAILURES },
    options: Object.keys(FAILURES),
    description: "What fails",
  },
  device: {
    control: "inline-radio",
    options: ["desktop", "ios", "android"],
    description: "On a phone the element asks for confirmation before it opens the mail app",
  },
};

/** Returns effects that fetch, open and copy nothing, and show each call in the Actions panel. */
export function scenarioEffects({ device, tds, failure }: Scenario): Effects {
  const log = (name: string, detail: unknown) => action(name)(detail);
  return stillEffects({
    device: () => device,
    async lookup(constituency) {
      if (failure === "lookup unreachable") return fail({ code: "unreachable" });
      if (failure === "lookup answered") return fail({ code: "answered", message: null });
      return ok({ tds: inventedTds(tds, constituency), asOf: AS_OF, source: "stored" });
    },
    open(href, target) {
      log("open", href);
      return failure !== "nothing opens" && (target === "self" || failure !== "windows blocked");
    },
    openApp: (href) => log("open app", href),
    countLetter: (provider, personalised) => log("count a letter", { provider, personalised }),
    countCall: () => log("count a call", {}),
    fetchActionCount: async () => (failure === "count unknown" ? null : ACTION_COUNT),
    async copy(text) {
      log("copy", text);
      return failure !== "copying refused";
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
  { tds, provider, failure }: Pick<Scenario, "tds" | "provider" | "failure">,
): Partial<ContactState> {
  const foundTds = inventedTds(tds);
  return {
    lookup: LOOKUP_STATES[lookup](foundTds),
    sending: SENDING_STATES[sending]({ recipients: foundTds, provider }),
    actionCount:
      failure === "count unknown"
        ? null
        : { total: ACTION_COUNT.total + 1, today: ACTION_COUNT.today + 1 },
  };
}

/** One example of every notice. The mapped type makes a missing one a compile error. */
export const NOTICES: { [Code in Notice["code"]]: Notice & { code: Code } } = {
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
