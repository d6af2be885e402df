import { describe, expect, it } from "vitest";
import { readVersions, storeVersion } from "../../../api/campaign/campaign-store.ts";
import { type LiveCampaign, openCampaign } from "../../../api/campaign/live-campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { DatabaseChoice, Sql } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { openNotifications } from "../../../api/db/notifications.ts";
import { createLog } from "../../../api/observe/log.ts";
import { campaignWith } from "../../campaign/invented-campaign.ts";
import { ENGINES, PREPARED, withDatabase } from "../../servers/databases.ts";

const named = (name: string) => campaignWith({ en: { name } });
const version = (name: string) => ({ campaign: named(name), author: "Máire", note: `Now ${name}` });

/** Opens the campaign as a server does. Returns the written log entries with it. */
async function open(sql: Sql, kind: DatabaseChoice["kind"]) {
  const entries: string[] = [];
  const log = createLog("error", (line) => entries.push(line));
  const notifications = await openNotifications(sql, kind, log);
  const live = await openCampaign({
    sql,
    bundled: DEFAULT_CAMPAIGN,
    notifications,
    preparation: PREPARED,
    log,
  });
  const close = async () => {
    live.close();
    await notifications.close();
  };
  return { live, entries, close };
}

const nameOf = (live: LiveCampaign) => live.current().campaign.texts.en.name;

describe.each(ENGINES)("the campaign on the %s engine", (engine) => {
  it("is the bundled one until a version is published, and refuses a stale publication", async () => {
    await withDatabase(engine, async (sql, { kind }) => {
      await migrate(sql);
      const { live, close } = await open(sql, kind);
      expect(live.current()).toMatchObject({ version: 0, publishedAt: null });
      expect(await live.publish(0, version("One"))).toEqual({ ok: true, value: 1 });
      const [first, second] = await Promise.all([
        live.publish(1, version("Two")),
        live.publish(1, version("Three")),
      ]);
      expect([first, second].filter(({ ok }) => ok)).toHaveLength(1);
      expect([first, second]).toContainEqual({ ok: false, failure: 2 });
      const { latest, readable, broken } = await readVersions(sql);
      expect({ latest, broken }).toEqual({ latest: 2, broken: [] });
      expect(readable.map(({ version, author, note }) => [version, author, note])).toEqual([
        [2, "Máire", `Now ${nameOf(live)}`],
        [1, "Máire", "Now One"],
      ]);
      expect(live.current()).toEqual(readable[0]);
      await close();
    });
  });

  it("stays the last good version when a stored one cannot be read, and says so", async () => {
    await withDatabase(engine, async (sql, { kind }) => {
      await migrate(sql);
      await storeVersion(sql, 0, version("Good"));
      await sql`
        insert into campaign_versions (version, document, author, note)
        values (2, '{"format": 2}', 'A newer release', 'With more'), (3, '"text"', 'x', 'y')`;
      const { live, entries, close } = await open(sql, kind);
      expect(nameOf(live)).toBe("Good");
      expect(entries).toHaveLength(2);
      expect(entries.join()).toMatch(/version 2 .* cannot be served: format comes from a newer/);
      expect((await live.read()).broken).toEqual([
        { version: 3, problems: ["campaign is of the wrong kind"] },
        { version: 2, problems: ["format comes from a newer version of this software"] },
      ]);
      expect(await live.publish(3, version("Better"))).toEqual({ ok: true, value: 4 });
      expect(nameOf(live)).toBe("Better");
      await close();
    });
  });

  it("follows what another server publishes, also when it was not notified", async () => {
    await withDatabase(engine, async (sql, { kind }) => {
      await migrate(sql);
      const here = await open(sql, kind);
      const there = await open(sql, kind);
      await there.live.publish(0, version("Published"));
      await expect.poll(() => nameOf(here.live)).toBe("Published");
      await storeVersion(sql, 1, version("Unnoticed"));
      await expect.poll(() => nameOf(here.live)).toBe("Unnoticed");
      for (const { close } of [here, there]) await close();
    });
  });
});
