import { expect } from "vitest";
import {
  type LiveCampaign,
  openCampaign,
  readVersions,
  storeVersion,
} from "../../../api/campaign/live-campaign.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { campaignWith } from "../../../stories/support/invented-campaign.ts";
import { describeOneStore, describePostgres } from "../../servers/databases.ts";

const named = (name: string) => campaignWith({ en: { name } });
const version = (name: string) => ({ campaign: named(name), author: "Máire", note: `Now ${name}` });

async function open(sql: Sql) {
  const entries: string[] = [];
  const log = createLog("error", (line) => entries.push(line));
  const live = await openCampaign({ sql, env: { production: false }, log });
  return { live, entries };
}

const nameOf = (live: LiveCampaign) => live.current().campaign.texts.en.name;

describeOneStore("the campaign", (test) => {
  test("is the bundled one until a version is published, and refuses a stale publication", async (sql) => {
    const { live } = await open(sql);
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
  });

  test("is the last version that can be read, however far back, and says why", async (sql) => {
    await storeVersion(sql, 0, version("Good"));
    await sql`
      insert into campaign_versions (version, document, author, note)
      select n, '{"format": 2}', 'A newer release', 'With more' from generate_series(2, 65) as n`;
    const { live, entries } = await open(sql);
    expect(nameOf(live)).toBe("Good");
    expect(entries).toHaveLength(64);
    expect(entries[0]).toMatch(/Version 65 .* cannot be served: format comes from a newer/);
    expect(await live.publish(65, version("Better"))).toEqual({ ok: true, value: 66 });
    expect(nameOf(live)).toBe("Better");
  });

  test("knows the day in Ireland of the first publication that was no draft", async (sql) => {
    const { live } = await open(sql);
    const draft = version("Draft");
    await live.publish(0, { ...draft, campaign: { ...draft.campaign, state: "draft" } });
    expect(live.firstDay()).toBeNull();
    await live.publish(1, version("One"));
    await live.publish(2, version("Two"));
    // Half an hour past midnight in summer.
    await sql`update campaign_versions set published_at = '2026-07-07T23:30:00Z' where version = 2`;
    const restarted = await open(sql);
    expect(restarted.live.firstDay()).toBe("2026-07-08");
  });

  test("follows other servers, and a database that was restored", async (sql) => {
    const { live } = await open(sql);
    for (const name of ["Of another server", "Same number"]) {
      await sql`delete from campaign_versions`;
      await storeVersion(sql, 0, version(name));
      await live.follow();
      expect(nameOf(live)).toBe(name);
    }
  });
});

describePostgres("the campaign while it is locked", (test) => {
  test("is not published after a refusal", async (sql) => {
    const { live } = await open(sql);
    await sql.begin(async (tx) => {
      await tx`lock table campaign_versions`;
      await expect(live.publish(0, version("Refused"), 200)).rejects.toThrow();
    });
    expect(await readVersions(sql)).toMatchObject({ latest: 0 });
  });
});
