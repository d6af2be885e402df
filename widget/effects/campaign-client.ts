import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { parseShownCampaign, type ShownCampaign } from "../domain/campaign.ts";

/** Returns the published campaign, or null if the request fails. Never rejects. */
export async function fetchCampaign(apiBase: string): Promise<ShownCampaign | null> {
  try {
    const url = new URL(ELEMENT_PATHS.campaign, apiBase);
    // A stored answer may be minutes old; asking whether it changed costs a few bytes.
    const response = await fetch(url, { credentials: "omit", cache: "no-cache" });
    return parseShownCampaign(await response.json());
  } catch {
    return null;
  }
}
