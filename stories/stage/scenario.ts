import type { Device } from "../../widget/domain/compose-links.ts";
import type { Provider } from "../../widget/domain/email-draft.ts";

/** What can go wrong for a supporter, and what each looks like to them. */
export const FAILURES = {
  none: "Nothing fails",
  "lookup answered": "The server says that it has no TDs",
  "lookup unreachable": "The server cannot be reached",
  "windows blocked": "The browser opens no window: a mailto is tried",
  "copying refused": "The browser gives no access to the clipboard",
  "count unknown": "Today’s count cannot be had",
} as const;

export type Failure = keyof typeof FAILURES;

/** The world a component is put into. */
export type Scenario = {
  device: Device;
  provider: Provider;
  /** How many TDs a lookup finds. */
  tds: number;
  failure: Failure;
  /** Whether a lookup is answered at all. */
  answers: boolean;
};

export const USUAL: Scenario = {
  device: "desktop",
  provider: "gmail",
  tds: 4,
  failure: "none",
  answers: true,
};
