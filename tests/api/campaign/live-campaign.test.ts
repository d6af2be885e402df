import { expect, it, vi } from "vitest";
import { openCampaign } from "../../../api/campaign/live-campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { createLog } from "../../../api/observe/log.ts";
import { fakeSql } from "../fake-sql.ts";

it("a publication whose first reading fails is read again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const row = { version: 1, published_at: new Date(0), author: "Máire", note: "" };
  let isPublished = false;
  let readings = 0;
  const live = await openCampaign({
    sql: fakeSql(async (query) => {
      if (!isPublished) return [];
      if (!String(query).includes("document")) return [{ newest: "1" }];
      if (++readings === 1) throw new Error("The connection is lost");
      return [{ ...row, document: DEFAULT_CAMPAIGN }];
    }),
    env: { production: false },
    log: createLog("error", () => {}),
  });
  isPublished = true;
  const versionAfterALook = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return live.current().version;
  };
  await expect.poll(versionAfterALook).toBe(1);
  expect(readings).toBe(2);
  live.close();
});
