import type { InputType } from "storybook/internal/csf";
import { PROVIDERS } from "../../api/contract/providers.ts";
import { MAX_TDS } from "./invented-tds.ts";
import { FAILURES, type Scenario } from "./scenario.ts";

/** The Controls panel's inputs for a scenario: the device, the provider, the number of TDs, the failure. */
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
