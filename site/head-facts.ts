import { CAMPAIGN } from "./campaign.ts";
import type { HeadFacts } from "./wording/en.ts";

/** Returns what the pages' heads say of the campaign that is shown. */
export function headFacts(): HeadFacts {
  return { ...CAMPAIGN, headline: CAMPAIGN.headline.replaceAll("\n", " ") };
}
