import {
  CampaignAccepted,
  CampaignRefused,
  parseCampaignOverview,
} from "../contract/campaign/campaign-api.ts";
import { parseWith } from "../contract/parse-with.ts";
import { PATHS } from "../contract/paths.ts";
import type { CampaignRepository } from "./campaign-repository.ts";

/** Reads and publishes the campaign through the server at `origin`. Rejects with readable messages. */
export function campaignOnServer(origin: string, key: string): CampaignRepository {
  const request = async (init: RequestInit = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${key}` };
    const url = new URL(PATHS.adminCampaign, origin);
    const response = await fetch(url, { ...init, headers, redirect: "error" }).catch(() => {
      throw new Error(`The server at ${origin} cannot be reached`);
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    const refused = parseWith(CampaignRefused, body);
    const reasons = refused?.problems.map(({ field, reason }) => `${field} ${reason}`) ?? [];
    const { error = `status ${response.status}` }: { error?: string } = { ...Object(body) };
    throw new Error(`The server at ${origin} refused: ${[error, ...reasons].join("; ")}`);
  };
  const read = async () => {
    const overview = parseCampaignOverview(await request());
    if (overview === null) throw new Error(`The server at ${origin} is of another version`);
    return overview;
  };
  return {
    read: async () => (await read()).published.campaign,
    publish: async (version) => {
      const { latest } = await read();
      const accepted = await request({
        method: "PUT",
        headers: { "content-type": "application/json", "if-match": `"${latest}"` },
        body: JSON.stringify(version),
      });
      return parseWith(CampaignAccepted, accepted)?.version ?? latest + 1;
    },
    close: async () => {},
  };
}
