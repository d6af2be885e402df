import { CAMPAIGN } from "../campaign.ts";

/** The headlines of a campaign that asks for no letters; its texts are the campaign's own. */
const TITLES = {
  draft: ["Opening", "soon"],
  paused: ["We’ll be", "back"],
  won: ["We won.", "Thank you"],
  closed: ["It’s over.", "Thank you"],
} as const;

export const LABELS = { achieved: "What you achieved", next: "What comes next" } as const;

/** Said of a campaign that nobody but its staff may see yet. */
export const DRAFT_TEXT = "This campaign has not begun yet. Come back soon.";

/** Whether the campaign asks for no letters at present. */
export function hasClosed(): boolean {
  return CAMPAIGN.state !== "live";
}

/** Returns the two lines of the present state's headline. */
export function stateLines(): readonly [string, string] {
  return CAMPAIGN.state === "live" ? ["", ""] : TITLES[CAMPAIGN.state];
}

/** Returns the headline of the present state on one line. */
export function stateTitle(): string {
  return stateLines().join(" ");
}
