import { readFileSync } from "node:fs";
import { type Campaign, parseCampaign } from "../contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fail, ok, type Result } from "../contract/result.ts";

/** Reads the campaign in a file. Fails with one line for the operator. */
export function readCampaignFile(path: string): Result<Campaign, string> {
  let json: unknown;
  try {
    json = JSON.parse(withoutBanner(readFileSync(path, "utf8")));
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const campaign = parseCampaign(json);
  if (campaign.ok) return ok(campaign.value);
  return fail(`${path} is not a campaign: ${campaign.failure.map(describeProblem).join("; ")}`);
}

/** Returns the campaign that an empty database serves. Throws when `CAMPAIGN_FILE` is not valid. */
export function bundledCampaign(file: string | null): Campaign {
  if (file === null) return DEFAULT_CAMPAIGN;
  const read = readCampaignFile(file);
  if (!read.ok) throw new Error(`CAMPAIGN_FILE: ${read.failure}`);
  return read.value;
}

/** `npm run campaign -- export > FILE` also writes npm's own first lines into the file. */
function withoutBanner(text: string): string {
  return text.replace(/^\uFEFF?(?:(?!\{).*\r?\n)+(?=\{)/, "");
}
