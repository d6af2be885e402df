import { DEFAULT_CAMPAIGN } from "../api/contract/campaign/default-campaign.ts";
import { CAMPAIGN } from "./campaign.ts";
import type { HeadFacts } from "./wording/en.ts";

/** Returns the facts of the shown campaign that the pages' heads contain. */
export function headFacts(): HeadFacts {
  return { ...CAMPAIGN, headline: CAMPAIGN.headline.replaceAll("\n", " ") };
}

/**
 * Whether the campaign has the headline that is on the poster, a share picture with the headline of
 * the bundled campaign.
 */
export function hasPoster(): boolean {
  const { en, ga } = DEFAULT_CAMPAIGN.texts;
  const headlines = [en.headline, ga?.headline];
  return CAMPAIGN.state === "live" && headlines.includes(CAMPAIGN.headline);
}
