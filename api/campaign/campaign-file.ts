import { readFileSync } from "node:fs";
import { type Campaign, parseCampaign } from "../contract/campaign/campaign.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fields, isCount } from "../contract/json.ts";
import { fail, ok, type Result } from "../contract/result.ts";

/** A campaign in a file, and the version that it was exported as; 0 when it was written anew. */
export type CampaignFile = { version: number; campaign: Campaign };

/** Reads the campaign in a file. Fails with one line for the operator. */
export function readCampaignFile(path: string): Result<CampaignFile, string> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const { version = 0, ...document } = fields(json);
  if (!isCount(version)) return fail(`${path} has no number as its version`);
  const campaign = parseCampaign(document);
  if (campaign.ok) return ok({ version, campaign: campaign.value });
  return fail(`${path} is not a campaign: ${campaign.failure.map(describeProblem).join("; ")}`);
}

/** Returns the campaign that an empty database begins with, if any. Throws when the file is not valid. */
export function firstCampaign(file: string | null): Campaign | null {
  if (file === null) return null;
  const read = readCampaignFile(file);
  if (!read.ok) throw new Error(`CAMPAIGN_FILE: ${read.failure}`);
  return read.value.campaign;
}
