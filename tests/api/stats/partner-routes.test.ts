import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { PartnerFigures } from "../../../api/contract/partner-figures.ts";
import { htmlFile, textFile } from "../../../api/http/static/static-file.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { LINK_HEADERS, openPartners } from "../../../api/stats/partner-routes.ts";
import { createPartnerLinks } from "../../../api/stats/partner-store.ts";
import { answerOf, fakeDeps, fakeSql } from "../fake-deps.ts";

afterEach(() => void vi.useRealTimers());

const NOW = new Date("2026-11-23T12:00:00Z");
const READ_AT = new Date("2026-11-23T11:59:00.500Z");
const FIGURES: PartnerFigures = {
  partner: "a-gallery",
  total: { letters: 5, campaign: 90 },
  since: "2026-11-20",
  days: [{ day: "2026-11-23", letters: 2, campaign: 30 }],
  months: [{ month: "2026-11-01", letters: 5, campaign: 90 }],
  providers: [
    { provider: "gmail", letters: 4 },
    { provider: null, letters: 1 },
  ],
};
const LINK = { partner: "a-gallery", expires: "2026-11-23" };
const PATH = `/figures/${fakeDeps().partners.links.sign({ ...LINK, generation: 0 })}`;

/** Creates an app whose page is its model as JSON; `logged` collects the lines of its log. */
async function setUp({ isAway = false } = {}) {
  const partnersRead: string[] = [];
  const ended: string[] = [];
  const logged: string[] = [];
  const lost = (text: string) => htmlFile("*", text, { "cache-control": "no-cache" }, 404);
  const { pages, partners } = fakeDeps();
  const [none, tada] = [await lost("none"), await lost("tada")];
  const app = createApp(
    fakeDeps({
      log: createLog("debug", (line) => logged.push(line)),
      pages: { ...pages, find: (path) => (path === "*" ? none : tada) },
      partners: {
        ...partners,
        endLinks: async (partner) => void ended.push(partner),
        readLinks: async () => ({ success: true, links: [{ ...LINK, madeAt: NOW.toISOString() }] }),
        read: async ({ partner }) => {
          partnersRead.push(partner);
          if (ended.includes(partner)) return null;
          if (isAway) throw new Error("The database is away");
          return { value: FIGURES, readAt: READ_AT };
        },
        page: async (model, language) =>
          textFile(model.path, JSON.stringify({ ...model, language }), LINK_HEADERS),
        counts: async () =>
          isAway ? null : { value: new Map([["a-gallery", 7]]), readAt: READ_AT },
        now: () => NOW,
      },
    }),
  );
  return { app, partnersRead, logged };
}

describe("/api/partner-link", () => {
  const send = async (method: string, body?: unknown) => {
    const { app } = await setUp();
    const headers = { authorization: "Bearer the-key" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return { app, response: await app.request("/api/partner-link", init) };
  };

  it("makes a link that leads to that partner's figures, and lists it", async () => {
    const { response } = await send("POST", LINK);
    expect([response.status, await response.json()]).toEqual([200, { success: true, path: PATH }]);
    const links = [{ ...LINK, madeAt: NOW.toISOString() }];
    expect(await (await send("GET")).response.json()).toEqual({ success: true, links });
  });

  it("ends the links of a partner: they are the same as any unknown address", async () => {
    const { app, response } = await send("DELETE", { partner: "a-gallery" });
    expect(response.status).toBe(204);
    for (const path of [PATH, `${PATH}.csv`, `/ga${PATH}`])
      expect((await app.request(path)).status).toBe(404);
  });

  it.each([
    ["POST", { partner: "A Gallery" }],
    ["POST", { partner: "a-gallery", expires: "2026-11-22" }],
    ["DELETE", { partner: "*" }],
  ])("refuses to %s %j", async (method, body) => {
    expect((await send(method, body)).response.status).toBe(400);
  });
});

describe("the page behind a private link", () => {
  it.each([
    ["en", PATH],
    ["ga", `/ga${PATH}`],
  ])("shows the figures of its partner, kept and listed by nobody (%s)", async (language, path) => {
    const { app, partnersRead } = await setUp();
    const { expires } = LINK;
    const model = { figures: FIGURES, asOf: READ_AT.toISOString(), expires, path: PATH, language };
    const { json, headers } = await answerOf(app.request(path));
    expect(json).toEqual({ ...model, origin: "http://localhost" });
    expect(partnersRead).toEqual(["a-gallery"]);
    expect(headers).toMatchObject(LINK_HEADERS);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("is a table at the same address with .csv", async () => {
    const response = await (await setUp()).app.request(`${PATH}.csv`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...LINK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="letters-a-gallery.csv"',
    });
    expect((await response.text()).split("\r\n")).toEqual([
      "section,name,letters_of_partner,letters_of_campaign",
      "total,,5,90",
      "month,2026-11,5,90",
      "day,2026-11-23,2,30",
      "provider,gmail,4,",
      "provider,,1,",
      "",
    ]);
  });

  it("that is not valid is the same as any unknown address, and never logged", async () => {
    const { app, partnersRead, logged } = await setUp();
    const responseTo = (path: string) => answerOf(app.request(path));
    const forged = PATH.replace("a-gallery", "b-gallery");
    for (const language of ["", "/ga"]) {
      const unknown = await responseTo(`${language}/nowhere`);
      expect(unknown.status).toBe(404);
      for (const path of [forged, `${forged}.csv`, `${PATH}/`])
        expect(await responseTo(language + path)).toEqual(unknown);
    }
    await app.request(`/else${PATH}`);
    await app.request(PATH, { method: "POST" });
    expect(partnersRead).toEqual([]);
    expect(logged.join("\n")).toMatch(/Nothing at \/nowhere/);
    expect(logged.join("\n")).not.toContain(PATH.split(".").at(-1));
  });

  it("answers 503 while the database is away, and logs no address", async () => {
    const { app, logged } = await setUp({ isAway: true });
    expect((await app.request(PATH)).status).toBe(503);
    expect(logged).toEqual([expect.stringContaining("A partner's figures could not be read")]);
    expect(logged[0]).not.toContain("a-gallery");
  });
});

it("the figures behind links are read once in ten seconds for each partner, one after the other", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const database = { readings: 0, atOnce: 0, mostAtOnce: 0 };
  const sql = fakeSql(async (text) => {
    if (!String(text).includes("event_totals")) return [];
    database.readings++;
    database.mostAtOnce = Math.max(database.mostAtOnce, ++database.atOnce);
    await new Promise(setImmediate);
    database.atOnce--;
    return [];
  });
  const env = { publicUrl: null, partnerLinksKey: null };
  const renderer = { renderFiguresPage: vi.fn() };
  const { read } = openPartners(sql, env, { stats: "the-key" }, renderer, () => DEFAULT_CAMPAIGN);
  const readAll = () =>
    Promise.all(
      ["a", "b", "c", "a", "b"].map((partner) => read({ ...LINK, partner, generation: 0 })),
    );
  await readAll();
  vi.setSystemTime(Date.now() + 9_999);
  await readAll();
  expect(database).toMatchObject({ readings: 3, mostAtOnce: 1 });
  vi.setSystemTime(Date.now() + 1);
  await readAll();
  expect(database.readings).toBe(6);
});

const OPEN = { "access-control-allow-origin": "*" };
const A_GALLERY = { success: true, partner: "a-gallery", count: 7, as_of: READ_AT.toISOString() };

it.each([
  [
    "?partner=a-gallery",
    200,
    { ...OPEN, age: "59", "cache-control": "public, max-age=60" },
    A_GALLERY,
  ],
  ["?partner=nobody", 200, OPEN, { count: 0 }],
  ["?partner=", 400, OPEN, { success: false }],
  ["?partner=a&partner=b", 400, OPEN, { success: false }],
  [`?partner=${"a".repeat(41)}`, 400, OPEN, { success: false }],
])("a partner's letters are counted for %j with %i", async (query, status, headers, json) => {
  const { app } = await setUp();
  const answer = await answerOf(app.request(`/api/partner-count${query}`));
  expect(answer).toMatchObject({ status, headers, json });
});

it("a partner's count is not invented while the database is away", async () => {
  const { app } = await setUp({ isAway: true });
  const headers = { "cache-control": "no-store", "retry-after": "60" };
  const answer = await answerOf(app.request("/api/partner-count?partner=a-gallery"));
  expect(answer).toMatchObject({ status: 503, headers });
});

const links = createPartnerLinks("the-key-of-the-links", "the-key-of-the-figures");
const ENDLESS = { partner: "a-gallery", expires: null, generation: 0 };

describe("a private link", () => {
  it.each([
    ENDLESS,
    { partner: "gallery.2027-01-31", expires: null, generation: 12 },
    { partner: "x".repeat(100), expires: "2027-01-31", generation: 0 },
  ])("says what was signed: %j", (link) => {
    const signed = links.sign(link);
    expect(signed).toMatch(/^[\w.-]+$/);
    expect(links.read(signed, NOW)).toEqual(link);
  });

  it("works until the end of its last day in Dublin", () => {
    const signed = links.sign({ partner: "a-gallery", expires: "2026-07-31", generation: 0 });
    expect(links.read(signed, new Date("2026-07-31T22:59:59Z"))).not.toBeNull();
    expect(links.read(signed, new Date("2026-07-31T23:00:00Z"))).toBeNull();
  });

  it("is not valid with anything else in any place", () => {
    const signed = links.sign(ENDLESS);
    for (let index = 0; index < signed.length; index++) {
      const other = signed[index] === "A" ? "B" : "A";
      const forged = signed.slice(0, index) + other + signed.slice(index + 1);
      expect(links.read(forged, NOW), forged).toBeNull();
    }
    const [, , signature] = signed.split(".");
    for (const forged of [
      "",
      `${signed}=`,
      `${signed}\n`,
      `a-gallery.2027-01-31.${signature}`,
      `A-gallery.0.${signature}`,
      `a-gallery.0.${"é".repeat(43)}`,
      "x".repeat(100_000),
    ]) {
      expect(links.read(forged, NOW), forged.slice(0, 100)).toBeNull();
    }
  });

  it("of another key is not valid, whether the key is set or derived", () => {
    const linksOf = createPartnerLinks;
    const signed = links.sign(ENDLESS);
    expect(linksOf("another-key", "the-key-of-the-figures").read(signed, NOW)).toBeNull();
    expect(linksOf("the-key-of-the-links", "another").read(signed, NOW)).toEqual(ENDLESS);
    const derived = linksOf(null, "the-key-of-the-figures").sign(ENDLESS);
    expect(linksOf(null, "the-key-of-the-figures").read(derived, NOW)).toEqual(ENDLESS);
    for (const other of [linksOf(null, "another"), links])
      expect(other.read(derived, NOW)).toBeNull();
  });
});
