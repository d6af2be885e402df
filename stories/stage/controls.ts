import type { InputType } from "storybook/internal/csf";
import { PROVIDERS } from "../../widget/domain/email-draft.ts";
import { FAILURES, type Scenario } from "./scenario.ts";
import { MOST_TDS } from "./tds.ts";

/** The Controls panel of a scenario: who the supporter is, whom they find, what goes wrong. */
export const SCENARIO_CONTROLS: Record<keyof Scenario, InputType> = {
  provider: { control: "inline-radio", options: PROVIDERS, description: "Where the letter opens" },
  tds: {
    name: "number of TDs",
    control: { type: "range", min: 1, max: MOST_TDS, step: 1 },
    description: "How many a lookup finds",
  },
  failure: {
    control: { type: "select", labels: FAILURES },
    options: Object.keys(FAILURES),
    description: "What goes wrong",
  },
  device: {
    control: "inline-radio",
    options: ["desktop", "ios", "android"],
    description: "On a phone the element asks before the mail app takes over",
  },
  answers: { control: "boolean", description: "Whether a lookup is answered at all" },
};
