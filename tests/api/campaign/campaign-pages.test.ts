import { afterEach, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import { openCampaignPages } from "../../../api/campaign/campaign-pages.ts";
import type { PublishedCampaign } from "../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { SiteRenderer } from "../../../api/contract/site-renderer.ts";
import { htmlFile } from "../../../api/http/static/static-file.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { campaignWith, publishedVersion } from "../../../stories/support/invented-campaign.ts";
import { builtPage, fakeDeps } from "../fake-deps.ts";

async function open(current: () => PublishedCampaign, renderSite?: SiteRenderer["renderSite"]) {
  const entries: string[] = [];
  const listeners: (() => void)[] = [];
  const lost = await htmlFile("*", "Lost", {}, 404);
  const site = {
    files: [await htmlFile("/", "BIA", {}, 200), await htmlFile("/admin", "Panel", {}, 200)],
    media: [],
    notFound: { en: lost, ga: lost },
    pages: [builtPage("/", "every-state"), builtPage("/admin", "staff")],
  };
  const pages = await openCampaignPages({
    live: { current, subscribe: (listener) => void listeners.push(listener) },
    renderer: renderSite && { renderSite },
    site,
    embed: [],
    publicUrl: null,
    log: createLog("error", (line) => entries.push(line)),
  });
  const app = createApp(fakeDeps({ site, pages }));
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return { pages, app, entries, changed };
}

it("serves the built pages of the bundled campaign, and those of no other without a renderer", async () => {
  let current = publishedVersion(0, { campaign: DEFAULT_CAMPAIGN });
  const { app, pages, entries, changed } = await open(() => current);
  expect(await (await app.request("/")).text()).toBe("BIA");
  expect(pages.problems()).toEqual([]);

  current = publishedVersion(1);
  changed();
  await expect.poll(pages.problems).toHaveLength(1);
  expect(pages.problems()[0]).toMatch(/^The pages of version 1 .*: the site is not built$/);
  expect(entries).toHaveLength(1);
  for (const path of ["/", "/lost"]) {
    const page = await app.request(path);
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain("BIA");
  }
  // Staff see the problem there.
  expect(await (await app.request("/admin")).text()).toBe("Panel");
  pages.close();
});

afterEach(() => void vi.restoreAllMocks());

it("renders drafts one after the other, none that nobody waits for, and gives up one that hangs", async () => {
  let begun = 0;
  const name = { name: "N8", shortName: "N8" };
  const published = publishedVersion(1);
  // It never ends for a paused campaign.
  const { pages } = await open(
    () => published,
    async (campaign) => {
      begun += 1;
      if (campaign?.state === "paused") await new Promise(() => {});
      return { pages: [], requested: [], names: { en: name, ga: name } };
    },
  );
  expect(pages.problems()).toEqual([]);
  const later = setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((then, ms) =>
    later(then, Math.min(ms ?? 0, 100)),
  );
  const waits = new AbortController();
  const aborted = AbortSignal.abort();
  const hung = campaignWith({ state: "paused" });
  const [first, second, ...others] = await Promise.all([
    pages.render(hung, waits.signal),
    ...Array.from({ length: 20 }, () => pages.render(hung, aborted)),
    pages.render(campaignWith({}), waits.signal),
  ]);
  expect(first).toEqual({ ok: false, failure: "timed out after 10000 ms" });
  expect(second).toMatchObject({ ok: false });
  expect(others.at(-1)).toEqual({ ok: true, value: [] });
  // The published campaign, the draft that hung, and the last one.
  expect(begun).toBe(3);
  pages.close();
});
