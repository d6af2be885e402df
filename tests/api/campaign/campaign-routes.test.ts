import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import { openCampaignPages } from "../../../api/campaign/campaign-pages.ts";
import { answerSilentLinks } from "../../../api/campaign/campaign-routes.ts";
import { type LiveCampaign, openCampaign } from "../../../api/campaign/live-campaign.ts";
import {
  CampaignResponse,
  type PublishedCampaign,
} from "../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import type { SiteRenderer } from "../../../api/contract/site-renderer.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { campaignWith, publishedVersion } from "../../../stories/support/invented-campaign.ts";
import { answerOf, builtPage, fakeDeps, fakeSql } from "../fake-deps.ts";

const PUBLISHED = publishedVersion(3);
const VALID = { campaign: DEFAULT_CAMPAIGN, author: "Seán", note: "A better subject" };

function createServer(over: Partial<LiveCampaign> = {}) {
  const published: number[] = [];
  const { campaign, ...deps } = fakeDeps();
  const live = {
    ...campaign.live,
    current: () => PUBLISHED,
    read: async () => ({ latest: 3, readable: [PUBLISHED], broken: [] }),
    publish: async (latest: number) => {
      published.push(latest);
      return ok(latest + 1);
    },
    ...over,
  };
  return { app: createApp({ ...deps, campaign: { ...campaign, live } }), published };
}

const ADMIN = { authorization: "Bearer the-admin-key" };
const put = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "PUT",
  headers: { ...ADMIN, "if-match": '"3"', ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const PATH = "/api/admin/campaign";

describe("the versions", () => {
  const older = publishedVersion(2, { campaign: campaignWith({ en: { lead: "Now." } }) });
  const { app } = createServer({
    read: async () => ({ latest: 3, readable: [PUBLISHED, older], broken: [] }),
    readVersion: async (version) => (version === 2 ? older : null),
  });
  const read = (query = "") => answerOf(app.request(`${PATH}${query}`, { headers: ADMIN }));

  it("are listed with what each changed, and without the campaigns", async () => {
    const history = [
      { version: 3, state: "live", changed: { count: 1, first: ["texts.en.lead"] } },
      { version: 2, changed: { first: { length: 3 } } },
    ];
    const { json, text } = await read();
    expect(json).toMatchObject({ history });
    expect(text.slice(text.indexOf('"history"'))).not.toContain("letter");
  });

  it("are read whole one by one, and one that is not stored is 404", async () => {
    expect(await read("?version=2")).toMatchObject({ status: 200, json: older });
    for (const unknown of ["9", "x"])
      expect(await read(`?version=${unknown}`)).toMatchObject({ status: 404 });
  });
});

describe("publishing a campaign", () => {
  it("stores it after the version of If-Match", async () => {
    const { app, published } = createServer();
    const json = { success: true, version: 4 };
    expect(await answerOf(app.request(PATH, put(VALID)))).toMatchObject({ status: 200, json });
    expect(published).toEqual([3]);
  });

  it.each([
    ["no version to match", VALID, { "if-match": "*" }, 428],
    ["no JSON", "{", {}, 400],
    ["no author", { ...VALID, author: "" }, {}, 422],
  ])("is refused with %s, and changes nothing", async (_, body, headers, status) => {
    const { app, published } = createServer();
    const refused = { status, json: { success: false } };
    expect(await answerOf(app.request(PATH, put(body, headers)))).toMatchObject(refused);
    expect(published).toEqual([]);
  });

  it("shows the newer version when somebody else published meanwhile, and reads no other", async () => {
    const newest = { latest: 3, readable: [PUBLISHED], broken: [] };
    const read = async (atOnce?: number) =>
      atOnce === 1 ? newest : { ...newest, readable: [publishedVersion(1)] };
    const { app } = createServer({ publish: async () => fail(5), read });
    const json = { success: false, latest: 5, newer: PUBLISHED };
    expect(await answerOf(app.request(PATH, put(VALID)))).toMatchObject({ status: 409, json });
  });
});

it("the pages of a draft are rendered without those for staff, and nothing is stored", async () => {
  const drafts: unknown[] = [];
  const render = async (draft: unknown) => {
    drafts.push(draft);
    return ok([
      { page: builtPage("/", "every-state"), html: "<h1>Home</h1>" },
      { page: builtPage("/admin", "staff"), html: "<h1>Panel</h1>" },
    ]);
  };
  const { campaign } = fakeDeps();
  const deps = fakeDeps({ campaign: { ...campaign, pages: { ...campaign.pages, render } } });
  const send = (body: string) =>
    createApp(deps).request(PATHS.draftPages, { method: "POST", headers: ADMIN, body });
  expect((await send("{")).status).toBe(400);
  expect((await send('{"campaign":{"format":1}}')).status).toBe(422);
  expect(drafts).toEqual([]);
  const response = await send(JSON.stringify({ campaign: DEFAULT_CAMPAIGN }));
  const pages = [{ path: "/", html: "<h1>Home</h1>" }];
  expect(await response.json()).toEqual({ success: true, pages });
  expect(drafts).toEqual([DEFAULT_CAMPAIGN]);
});

describe("the public campaign", () => {
  async function read(production: boolean, headers: Record<string, string> = {}) {
    const { campaign, log } = fakeDeps();
    const live = await openCampaign({ sql: fakeSql(async () => []), env: { production }, log });
    const app = createApp(fakeDeps({ campaign: { ...campaign, live } }));
    return app.request("/api/campaign", { headers });
  }

  it("is open to any origin, with an ETag and a minute of cache", async () => {
    const response = await read(false);
    const { headers } = response;
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    const { texts } = DEFAULT_CAMPAIGN;
    const body = { version: 0, publishedAt: null, state: "live", texts };
    expect(CampaignResponse.parse(await response.json())).toMatchObject(body);
    const again = await read(false, { "if-none-match": headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("is a draft in production until one is published, and contains nothing of it but its state", async () => {
    const draft = { success: true, version: 0, publishedAt: null, state: "draft" };
    expect(await (await read(true)).json()).toEqual(draft);
  });
});

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

it("links that fail or lead to no page are silent, not those that refuse programs or redirect, and all but a few web links are 400", async () => {
  const urls = ["200", "302", "403", "404", "503", "none"].map((name) => `https://${name}.ie/`);
  const fetch = async (url: string | URL | Request) => {
    const [code] = /\d+/.exec(String(url)) ?? [];
    if (code === undefined) throw new TypeError("No such host");
    return new Response(null, { status: Number(code) });
  };
  const response = await answerSilentLinks({ urls }, fetch);
  expect(await response.json()).toEqual({ success: true, silent: urls.slice(3) });
  for (const urls of [undefined, ["http://a.ie/"], Array(51).fill("https://a.ie/")])
    expect((await answerSilentLinks({ urls }, fetch)).status).toBe(400);
});

async function open(
  current: () => PublishedCampaign,
  renderSite: SiteRenderer["renderSite"] = () => Promise.reject("it broke"),
) {
  const entries: string[] = [];
  const listeners: (() => void)[] = [];
  const built = [builtPage("/", "every-state"), builtPage("/admin", "staff"), LOST];
  const site = {
    files: [],
    media: [],
    pages: built,
    readPages: () => built.map((page) => ({ page, html: `Built ${page.path}` })),
  };
  const pages = await openCampaignPages({
    live: { current, subscribe: (listener) => void listeners.push(listener) },
    renderer: { renderSite },
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

const LOST = { ...builtPage("*", "every-state"), status: 404 };

it("serves the built pages of the bundled campaign, and to visitors none of another that is not rendered", async () => {
  let current = publishedVersion(1);
  const { app, pages, entries, changed } = await open(() => current);
  expect(pages.problems()[0]).toMatch(/^The pages of version 1 could not be rendered: it broke$/);
  expect(entries).toHaveLength(1);
  for (const path of ["/", "/lost"]) {
    const page = await app.request(path);
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain("Built");
  }
  // Staff see the problem there.
  expect(await (await app.request("/admin")).text()).toBe("Built /admin");

  current = publishedVersion(0, { campaign: DEFAULT_CAMPAIGN });
  changed();
  await expect.poll(pages.problems).toEqual([]);
  expect(await (await app.request("/")).text()).toBe("Built /");
  pages.close();
});

afterEach(() => void vi.restoreAllMocks());

it("renders drafts one after the other, none that nobody waits for, and gives up one that hangs", async () => {
  let begun = 0;
  const name = { name: "N8", shortName: "N8" };
  const published = publishedVersion(1);
  // The rendering never ends for a paused campaign.
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
