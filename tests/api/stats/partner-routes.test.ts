import type { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { PartnerFigures } from "../../../api/contract/partner-figures.ts";
import { htmlFile, textFile } from "../../../api/http/static/static-file.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { createPartnerLinks } from "../../../api/stats/partner-links.ts";
import { LINK_HEADERS, openPartners } from "../../../api/stats/partner-routes.ts";
import { fakeDeps, fakeSql } from "../fake-deps.ts";

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
const links = createPartnerLinks("the-key-of-the-links", "the-key");
const LINK = { partner: "a-gallery", expires: "2026-11-23" };
const PATH = `/figures/${links.sign({ ...LINK, generation: 0 })}`;

/** Creates an app whose page is its model as JSON; `logged` collects the lines of its log. */
async function setUp({ isAway = false } = {}) {
  const asked: string[] = [];
  const ended: string[] = [];
  const logged: string[] = [];
  const page = (text: string) => htmlFile("*", text, { "cache-control": "no-cache" }, 404);
  const app = createApp(
    fakeDeps({
      log: createLog("debug", (line) => logged.push(line)),
      site: {
        files: [],
        media: [],
        pages: [],
        notFound: { en: await page("none"), ga: await page("tada") },
      },
      partners: {
        links,
        publicUrl: null,
        noteLink: async () => 0,
        endLinks: async (partner) => void ended.push(partner),
        readLinks: async () => ({ success: true, links: [{ ...LINK, madeAt: NOW.toISOString() }] }),
        read: async ({ partner }) => {
          asked.push(partner);
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
  return { app, asked, logged };
}

describe("/api/partner-link", () => {
  const send = (app: Hono, method: string, body?: unknown) =>
    app.request("/api/partner-link", {
      method,
      headers: { authorization: "Bearer the-key" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it("makes a link that leads to that partner's figures, and lists it", async () => {
    const { app } = await setUp();
    const response = await send(app, "POST", LINK);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, path: PATH });
    const listed = await (await send(app, "GET")).json();
    expect(listed).toEqual({ success: true, links: [{ ...LINK, madeAt: NOW.toISOString() }] });
  });

  it("ends the links of a partner: they are the same as any unknown address", async () => {
    const { app } = await setUp();
    expect((await app.request(PATH)).status).toBe(200);
    expect((await send(app, "DELETE", { partner: "a-gallery" })).status).toBe(204);
    for (const path of [PATH, `${PATH}.csv`, `/ga${PATH}`]) {
      expect((await app.request(path)).status).toBe(404);
    }
  });

  it.each([
    null,
    { partner: "A Gallery" },
    { partner: "*" },
    { partner: "a-gallery", expires: "2026-11-22" },
    { partner: "a-gallery", more: 1 },
  ])("refuses %j", async (body) => {
    const { app } = await setUp();
    expect((await send(app, "POST", body)).status).toBe(400);
    if (body?.partner !== "a-gallery") expect((await send(app, "DELETE", body)).status).toBe(400);
  });
});

describe("the page behind a private link", () => {
  it.each(["en", "ga"])(
    "shows the figures of its partner, kept and listed by nobody (%s)",
    async (language) => {
      const { app, asked } = await setUp();
      const response = await app.request(`${language === "ga" ? "/ga" : ""}${PATH}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        ...{
          figures: FIGURES,
          asOf: READ_AT.toISOString(),
          expires: "2026-11-23",
          path: PATH,
          language,
        },
        origin: "http://localhost",
      });
      expect(asked).toEqual(["a-gallery"]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  it("is a table at the same address with .csv", async () => {
    const { app } = await setUp();
    const response = await app.request(`${PATH}.csv`);
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
    const { app, asked, logged } = await setUp();
    const answerOf = async (path: string) => {
      const response = await app.request(path);
      return [response.status, Object.fromEntries(response.headers), await response.text()];
    };
    const forged = PATH.replace("a-gallery", "b-gallery");
    for (const language of ["", "/ga"]) {
      const unknown = await answerOf(`${language}/nowhere`);
      expect(unknown[0]).toBe(404);
      for (const path of [forged, `${forged}.csv`, `${PATH}/`]) {
        expect(await answerOf(language + path)).toEqual(unknown);
      }
    }
    await app.request(`/else${PATH}`);
    await app.request(PATH, { method: "POST" });
    expect(asked).toEqual([]);
    const signature = PATH.split(".").at(-1) ?? "";
    expect(logged.join("\n")).toMatch(/Nothing at \/nowhere/);
    expect(logged.join("\n")).not.toContain(signature);
  });

  it("answers 503 while the database is away, and logs no address", async () => {
    const { app, logged } = await setUp({ isAway: true });
    expect((await app.request(PATH)).status).toBe(503);
    expect(logged.join("\n")).toContain("A partner's figures could not be read");
    expect(logged.join("\n")).not.toContain("a-gallery");
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
    return [FIGURES];
  });
  const env = { publicUrl: null, partnerLinksKey: null };
  const { read } = openPartners(sql, env, { stats: "the-key" }, undefined);
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

describe("GET /api/partner-count", () => {
  it.each([
    ["a-gallery", 7],
    ["nobody", 0],
  ])("counts the letters of %s, and says how old the count is", async (partner, count) => {
    const { app } = await setUp();
    const response = await app.request(`/api/partner-count?partner=${partner}`);
    const body = { success: true, partner, count, as_of: READ_AT.toISOString() };
    expect(await response.json()).toEqual(body);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ age: "59", "cache-control": "public, max-age=60", "access-control-allow-origin": "*" },
    });
  });

  it("is not invented while the database is away", async () => {
    const { app } = await setUp({ isAway: true });
    const response = await app.request("/api/partner-count?partner=a-gallery");
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ "cache-control": "no-store", "retry-after": "60" },
    });
  });

  it.each(["", "?partner=", "?partner=a&partner=b", `?partner=${"a".repeat(41)}`])(
    "refuses %j, which is no partner's name",
    async (query) => {
      const response = await (await setUp()).app.request(`/api/partner-count${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    },
  );
});
