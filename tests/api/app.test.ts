import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp, type Deps } from "../../api/app.ts";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { createLog } from "../../api/observe/log.ts";
import { createTdIndex } from "../../api/tds/lookup/td-index.ts";
import { fakeDeps } from "./fake-deps.ts";

const ROW = {
  name: "Ann Able",
  email: "ann.able@example.ie",
  party: "Independent",
  updated_at: new Date("2026-07-19T00:00:00Z"),
};
const { answers } = createTdIndex([
  { ...ROW, constituency: "Clare" },
  { ...ROW, constituency: "Dún Laoghaire" },
]);

/** An app on two TDs, no files and a database that answers, but for `over`. */
function app(over: Partial<Deps> = {}, lines: string[] = []) {
  const log = createLog("info", (line) => lines.push(line));
  return createApp(fakeDeps({ lookups: answers, log, ...over }));
}

const CLARE = lookupPath("Clare");

async function failureOf(path: string, init?: RequestInit) {
  const response = await app().request(path, init);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = await response.json();
  expect(body).toEqual({ success: false, error: expect.any(String) });
  return { status: response.status, error: body.error };
}

describe("GET /api/tds", () => {
  it("answers the TDs of a constituency to any site, to be kept for minutes", async () => {
    const response = await app().request(CLARE);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-length": expect.stringMatching(/^\d+$/),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toEqual({
      success: true,
      data: [
        {
          name: "Ann Able",
          email: "ann.able@example.ie",
          party: "Independent",
          constituency: "Clare",
        },
      ],
      asOf: "2026-07-19T00:00:00.000Z",
      source: "stored",
    });
  });

  it("states its length in bytes", async () => {
    const response = await app().request(lookupPath("Dún Laoghaire"));
    const bytes = await response.arrayBuffer();
    expect(response.headers.get("content-length")).toBe(`${bytes.byteLength}`);
  });

  it("knows a fada in either of its forms", async () => {
    const path = lookupPath("Dún Laoghaire".normalize("NFD"));
    expect((await app().request(path)).status).toBe(200);
  });

  it("answers each of the 44 choices, with a failure of its own where it has no TDs", async () => {
    for (const name of CONSTITUENCIES) {
      const response = await app().request(lookupPath(name));
      const stored = name === "Clare" || name === "Dún Laoghaire";
      expect(response.status).toBe(stored ? 200 : 503);
      if (!stored) {
        expect(await response.json()).toEqual({
          success: false,
          data: [],
          error: "Failed to fetch TD information and no cached data available",
        });
      }
    }
  });

  it.each([
    ["the tag", (tag: string) => tag],
    ["a list that holds it", (tag: string) => `"other", ${tag} ,"more"`],
    ["a list whose tags hold commas", (tag: string) => `"a,b",${tag}`],
    ["the weak form", (tag: string) => `W/${tag}`],
    ["anything", () => " * "],
  ])("answers 304 without a body to %s", async (_name, given) => {
    const tag = (await app().request(CLARE)).headers.get("etag") ?? "";
    const response = await app().request(CLARE, { headers: { "if-none-match": given(tag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(tag);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each(['"other"', "", "unquoted", '"'])("answers in full to the tag %s", async (tag) => {
    const response = await app().request(CLARE, { headers: { "if-none-match": tag } });
    expect(response.status).toBe(200);
  });

  it("never answers 304 to a constituency without TDs", async () => {
    const response = await app().request(lookupPath("Mayo"), { headers: { "if-none-match": "*" } });
    expect(response.status).toBe(503);
  });

  it("answers HEAD with the headers alone", async () => {
    const get = await app().request(CLARE);
    const head = await app().request(CLARE, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  it.each([
    ["", /^Name one constituency:/],
    ["?", /^Name one constituency:/],
    ["?constituency", /^Name one constituency:/],
    ["?constituency=", /^Name one constituency:/],
    ["?Constituency=Clare", /^Name one constituency:/],
    ["?constituency=Clare&constituency=Clare", /not several$/],
    ["?constituency=Clare&constituency=", /not several$/],
    ["?constituency=clare", /not a constituency/],
    ["?constituency=Clare%20", /not a constituency/],
    ["?constituency=Clare%00", /not a constituency/],
    ["?constituency=Clare%", /not a constituency/],
    ["?constituency=%C3%28", /not a constituency/],
    ["?constituency=Dun%20Laoghaire", /not a constituency/],
    ["?constituency=__proto__", /not a constituency/],
    ["?constituency[]=Clare", /^Name one constituency:/],
    [`?constituency=${"x".repeat(10_000)}`, /not a constituency/],
  ])("refuses %s", async (query, error) => {
    expect(await failureOf(`/api/tds${query}`)).toEqual({
      status: 400,
      error: expect.stringMatching(error),
    });
  });

  it("has no input that breaks it or that is answered with anything but JSON", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.string({ unit: "binary", maxLength: 40 }).map(encodeURIComponent),
      fc.constantFrom("constituency", "=", "&", "%", "%00", "%ff", "Clare", "#", "?", "+", ";"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const response = await app().request(`/api/tds?constituency=${pieces.join("")}`);
        expect([200, 400]).toContain(response.status);
        expect(await response.json()).toHaveProperty("success", response.status === 200);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the rest of the API", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/tds/", "/api/TDS", "/api/%2e%2e%2f"])(
    "answers 404 to %s",
    async (path) => {
      expect(await failureOf(path)).toEqual({
        status: 404,
        error: "There is nothing at this address",
      });
    },
  );

  it.each(["POST", "PUT", "DELETE", "PATCH", "BREW"])(
    "answers 405 to %s of a lookup",
    async (method) => {
      const response = await app().request(CLARE, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      expect(await response.json()).toMatchObject({ success: false });
    },
  );

  it("answers a preflight of the open addresses", async () => {
    const response = await app().request("/api/tds", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
    });
  });

  it("says that it lives, and whether the database answers", async () => {
    expect((await app().request("/healthz")).status).toBe(200);
    expect((await app().request("/readyz")).status).toBe(200);
    expect((await app().request("/readyz", { method: "POST" })).headers.get("allow")).toBe(
      "GET, HEAD",
    );
    const unready = app({ unready: async () => "not-ready" });
    const response = await unready.request("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      error: "The database does not answer",
    });
    expect((await unready.request("/healthz")).status).toBe(200);
  });

  it("answers 500 without a trace of what broke, and logs it in one line", async () => {
    const lines: string[] = [];
    const broken = app({ unready: () => Promise.reject(new Error("the secret")) }, lines);
    const response = await broken.request("/readyz?key=hush");
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      '{"success":false,"error":"Something went wrong on our side"}',
    );
    expect(lines).toEqual([expect.stringMatching(/ error GET \/readyz failed: Error: the secret/)]);
    expect(lines[0]).not.toMatch(/\n|hush/);
  });
});

describe("an unknown address outside the API", () => {
  it("is answered in plain words when there is no site", async () => {
    const response = await app().request("/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("is logged, escaped and cut, without its query", async () => {
    const lines: string[] = [];
    await app({}, lines).request(`/a%0Ab?key=hush`);
    await app({}, lines).request(`/${"é".repeat(300)}`);
    expect(lines[0]).toMatch(/ info Nothing at \/a\\u\{a\}b$/);
    expect(lines[1]).toMatch(/ info Nothing at \/é{199}$/);
  });
});
