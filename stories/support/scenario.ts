import type { Provider } from "../../api/contract/providers.ts";
import type { Device } from "../../widget/domain/providers.ts";

/** The failures that a scenario can have, each with its label in the Controls panel. */
export const FAILURES = {
  none: "Nothing fails",
  "lookup answered": "The server replies that it has no TDs",
  "lookup unreachable": "The server cannot be reached",
  "lookup pending": "The server never replies",
  "search unavailable": "The file with the places and the map cannot be loaded",
  "windows blocked": "The browser blocks new windows, so the element tries a mailto link",
  "nothing opens": "A sandboxed frame blocks windows and the mail app",
  "copying refused": "The browser blocks the clipboard",
  "count unknown": "Today’s count is not available",
} as const;

export type Failure = keyof typeof FAILURES;

/** The circumstances in which a component is shown. */
export type Scenario = {
  device: Device;
  provider: Provider;
  /** How many TDs a lookup finds. */
  tds: number;
  failure: Failure;
};

/** The circumstances of a story that sets none. */
export const DEFAULT_SCENARIO: Scenario = {
  device: "desktop",
  provider: "gmail",
  tds: 4,
  failure: "none",
};
