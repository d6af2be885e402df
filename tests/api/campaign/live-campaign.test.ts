import { expect, it } from "vitest";
import { openCampaign } from "../../../api/campaign/live-campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { createLog } from "../../../api/observe/log.ts";
import { fakeSql } from "../fake-sql.ts";

it("a publication whose first reading fails is read again", async () => {
  const row = { version: 1, published_at: new Date(0), author: "Máire", note: "" };
  const database = { rows: [] as object[], isAway: false };
  const live = await openCampaign({
    sql: fakeSql(async (query) => {
      if (!String(query).includes("document")) return database.rows;
      if (database.isAway) throw new Error("The connection is lost");
      return database.rows;
    }),
    env: { production: false },
    log: createLog("error", () => {}),
  });
  database.rows = [{ ...row, document: DEFAULT_CAMPAIGN, newest: "1" }];
  database.isAway = true;
  await expect(live.follow()).rejects.toThrow();
  database.isAway = false;
  await live.follow();
  expect(live.current().version).toBe(1);
});
