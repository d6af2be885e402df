import { join } from "node:path";
import { bundledCampaign } from "../campaign/campaign-file.ts";
import {
  type NewVersion,
  readCampaign,
  readLatest,
  storeVersion,
} from "../campaign/campaign-store.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import {
  CampaignAccepted,
  CampaignOverview,
  CampaignRefused,
} from "../contract/campaign/campaign-api.ts";
import { parseWith } from "../contract/json.ts";
import { PATHS } from "../contract/paths.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { openNotifications } from "../db/notifications.ts";
import type { Env } from "../env.ts";
import { createLog } from "../observe/log.ts";
import { localOrigin } from "./start-report.ts";

/** Reads and publishes the campaign: in the database, or through the server that has it open. */
export type CampaignRepository = {
  read: () => Promise<Campaign>;
  /** Returns the number of the new version. */
  publish: (version: NewVersion) => Promise<number>;
  close: () => Promise<void>;
};

const KEY_REQUIRED =
  "A server has the embedded database open. Set ADMIN_KEY and PORT to those of the server";

/** Opens the configured database. Rejects with a readable message when that fails. */
export async function openCampaignRepository(env: Env): Promise<CampaignRepository> {
  const program = join(import.meta.dirname, "embedded-database.js");
  const opened = await openDatabase(env.database, program);
  if (!opened.ok && opened.failure.code === "folder-in-use") {
    if (env.adminKey === null) throw new Error(KEY_REQUIRED);
    return campaignOnServer(localOrigin(env.host, env.port), env.adminKey);
  }
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const { sql, close } = opened.value;
  await migrate(sql);
  return {
    read: () => readCampaign(sql, bundledCampaign(env.campaignFile)),
    publish: async (version) => {
      const latest = await readLatest(sql);
      const stored = await storeVersion(sql, latest, version);
      if (!stored.ok) throw new Error("Somebody else published meanwhile; try again");
      const notifications = await openNotifications(sql, env.database.kind, createLog("error"));
      notifications.publish({ kind: "campaign" });
      return stored.value;
    },
    close,
  };
}

/** Reads and publishes the campaign through the server at `origin`. Rejects with readable messages. */
function campaignOnServer(origin: string, key: string): CampaignRepository {
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
    const overview = parseWith(CampaignOverview, await request());
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
