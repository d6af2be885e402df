import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Result } from "../../api/contract/result.ts";
import type { Device } from "../domain/compose-links.ts";
import type { ElementEvents } from "../domain/element-event.ts";
import type { Provider } from "../domain/email-draft.ts";
import type { Found, LookupFailure } from "../domain/lookup.ts";

/** Takes back something that was arranged; calling it again does nothing. */
export type Cancel = () => void;

/**
 * Everything the element does to the world outside it. The store is given
 * these, so that its transitions run without a browser and without a clock.
 */
export type Effects = {
  /** What the supporter holds. */
  device: () => Device;
  /** Asks the API; never rejects. Aborting the signal ends the request. */
  lookup: (
    constituency: Constituency,
    signal: AbortSignal,
  ) => Promise<Result<Found, LookupFailure>>;
  /**
   * Opens a mail window, inside the supporter's click. True when a window is
   * known to have opened; a same-window mailto can only be assumed to.
   */
  open: (href: string, target: "self" | "blank") => boolean;
  /** Hands an address to an app, where there may be none to take it. */
  openApp: (href: string) => void;
  /** Runs once after `ms`. */
  after: (ms: number, run: () => void) => Cancel;
  /** Runs once when the page goes to the background or away. */
  onceHidden: (run: () => void) => Cancel;
  /** Counts a letter that was opened, without saying whose. Never waits, never fails. */
  record: (provider: Provider) => void;
  /** How many letters were opened today; null when that cannot be had. Never rejects. */
  countToday: () => Promise<number | null>;
  /** Writes to the clipboard; false when that is refused or absent. */
  copy: (text: string) => Promise<boolean>;
  /** Tells the host page. */
  emit: <Type extends keyof ElementEvents>(type: Type, detail: ElementEvents[Type]) => void;
};
