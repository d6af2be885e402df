import { CAMPAIGN } from "../campaign.ts";
import { stateWording } from "./wording/wording.ts";

/** Whether the campaign asks for no letters at present. */
export function hasClosed(): boolean {
  return CAMPAIGN.state !== "live";
}

/** Returns the two lines of the present state's headline. */
export function stateLines(): readonly [string, string] {
  return CAMPAIGN.state === "live" ? ["", ""] : stateWording().titles[CAMPAIGN.state];
}

/** Returns the headline of the present state on one line. */
export function stateTitle(): string {
  return stateLines().join(" ");
}
