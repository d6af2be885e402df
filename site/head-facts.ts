import { DEFAULT_CAMPAIGN } from "../api/contract/campaign/default-campaign.ts";
import { CAMPAIGN } from "./campaign.ts";
import type { HeadFacts } from "./wording/en.ts";

/** Returns what the pages' heads say of the campaign that is shown. */
export function headFacts(): HeadFacts {
  return { ...CAMPAIGN, headline: CAMPAIGN.headline.replaceAll("\n", " ") };
}

/**
 * Whether the campaign asks for what its share picture says: the picture is a file that shows the
 * headline of the bundled campaign.
 */
export function hasPoster(): boolean {
  const { en, ga } = DEFAULT_CAMPAIGN.texts;
  const headlines = [en.headline, ga?.headline];
  return CAMPAIGN.state === "live" && headlines.includes(CAMPAIGN.headline);
}
