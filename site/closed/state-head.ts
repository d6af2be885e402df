import { CAMPAIGN } from "../campaign.ts";
import type { PageHead } from "../head.ts";
import { stateTitle } from "./state-words.ts";

/** Returns the metadata of the action page while the campaign asks for no letters. */
export function stateHead(): PageHead {
  const { state, paused, achieved, campaignName } = CAMPAIGN;
  const texts = { live: undefined, draft: undefined, paused, won: achieved, closed: achieved };
  return {
    title: `${stateTitle()} | ${campaignName}`,
    description: texts[state] ?? stateTitle(),
  };
}
