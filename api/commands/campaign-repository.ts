import { join } from "node:path";
import { bundledCampaign } from "../campaign/campaign-file.ts";
import {
  type NewVersion,
  readCampaign,
  readLatest,
  storeVersion,
} from "../campaign/campaign-store.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { openNotifications } from "../db/notifications.ts";
import type { Env } from "../env.ts";
import { createLog } from "../observe/log.ts";
import { localOrigin } from "../observe/start-report.ts";
import { campaignOnServer } from "./campaign-on-server.ts";

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
