import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { API_ROUTES, createApp, type Deps } from "../../api/app.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { createLog } from "../../api/monitoring/log.ts";
import { createTdIndex } from "../../api/tds/lookup/td-index.ts";
import { ROOT } from "../source-files.ts";
import { rowOf } from "../td.ts";
import { fakeDeps } from "./fake-deps.ts";
import { MANGLED_LINKS, SIGNATURE_PART } from "./mangled-links.ts";

const DETAILS = { email: "ann.able@example.ie", party: "Independent" };
const lookups = createTdIndex([
  rowOf("Ann Able", DETAILS),
  rowOf("Ann Able", { ...DETAILS, constituency: "Dún Laoghaire" }),
]);

/** Creates an app with two TDs, no static files and an available database; `over` replaces dependencies. */
function app(over: Partial<Deps> = {}, lines: string[] = []) {
  const log = createLog("info", (line) => lines.push(line));
  return createApp(fakeDeps({ lookups, log, ...over }));
}

const CLARE = lookupPath("Clare");

/** Returns the status and the error message of a JSON failure. */
async function failureOf(path: string, init?: RequestInit) {
  const response = await app().request(path, init);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = await response.json();
  expect(body).toEqual({ success: false, error: expect.any(String) });
  return { status: response.status, error: body.error };
}

it.each([
  ["POST", "/api/populate", 4_001],
  ["POST", "/api/admin/vote", 4_001],
  ["PUT", "/api/admin/campaign", 400_001],
  ["POST", "/api/admin/campaign/pages", 400_001],
])("a body beyond the limit of %s %s is refused while it is read", async (method, path, size) => {
  let read = 0;
  const endless = () =>
    new ReadableStream({
      pull: (controller) => {
        read += 1_000;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
  const headers = { authorization: "Bearer the-admin-key" };
  const stated = { ...headers, "content-length": `${size}` };
  for (const init of [
    { headers, body: endless(), duplex: "half" },
    { headers: stated, body: "x".repeat(size) },
  ] as const) {
    const response = await app().request(path, { ...init, method });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false });
  }
  expect(read).toBeLessThan(size + 5_000);
});

it("a body that is nested too deep for the parsers is a 400", async () => {
  const nested = "[".repeat(100_000) + "]".repeat(100_000);
  const init = {
    method: "PUT",
    headers: { authorization: "Bearer the-admin-key", "if-match": '"0"' },
  };
  for (const body of [nested, `{"campaign":${nested}}`]) {
    const response = await app().request("/api/admin/campaign", { ...init, body });
    expect(response.status).toBe(400);
  }
});

describe("the routes", () => {
  const described = Object.keys(API_ROUTES);

  it("that the app serves for programs are those that are described", () => {
    const served = app().routes.filter(({ method }) => method !== "OPTIONS");
    expect(served.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(described.sort());
  });

  it("are those of the README", () => {
    const readme = readFileSync(join(ROOT, "api/README.md"), "utf8");
    const [, section = ""] = /^## Routes$([\s\S]+?)^An API error/m.exec(readme) ?? [];
    const calls = [
      ...section.matchAll(/`((?:GET|POST|PUT|DELETE) \/(?:api\/|metrics|\w+z)[^`?]*)/g),
    ];
    const listed = calls.map(([, call]) => call);
    expect([...new Set(listed)].sort()).toEqual(described.sort());
  });
});

describe("GET /api/tds", () => {
  it("returns the TDs of a constituency to any origin, cacheable for five minutes", async () => {
    const response = await app().request(CLARE);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-length": expect.stringMatching(/^\d+$/),
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "content-type": "application/json; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toEqual({
      success: true,
      data: [{ name: "Ann Able", ...DETAILS, constituency: "Clare" }],
      asOf: "2026-07-19T00:00:00.000Z",
      source: "stored",
    });
  });

  it.each([
    ["the current ETag", (tag: string) => tag],
    ["a list that contains it", (tag: string) => `"other", ${tag} ,"more"`],
    ["a list whose tags contain commas", (tag: string) => `"a,b",${tag}`],
    ["its weak form", (tag: string) => `W/${tag}`],
    ["a wildcard", () => " * "],
  ])("answers If-None-Match of %s with 304 and no body", async (_name, format) => {
    const tag = (await app().request(CLARE)).headers.get("etag") ?? "";
    const response = await app().request(CLARE, { headers: { "if-none-match": format(tag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(tag);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each([
    ["", /^Name one constituency:/],
    ["?constituency=Clare&constituency=Clare", /not several$/],
    ["?constituency=clare", /not a constituency/],
    ["?constituency=Clare%", /not a constituency/],
    ["?constituency=__proto__", /not a constituency/],
    [`?constituency=${"x".repeat(10_000)}`, /not a constituency/],
  ])("rejects %s", async (query, error) => {
    expect(await failureOf(`/api/tds${query}`)).toEqual({
      status: 400,
      error: expect.stringMatching(error),
    });
  });
});

describe("the rest of the API", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/tds/", "/api/TDS", "/api/%2e%2e%2f"])(
    "answers 404 to %s",
    async (path) => {
      expect(await failureOf(path)).toEqual({
        status: 404,
        error: "Nothing was found at this address",
      });
    },
  );

  it.each(["POST", "BREW"])("answers 405 to %s of a lookup", async (method) => {
    const response = await app().request(CLARE, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await response.json()).toMatchObject({ success: false });
  });

  it("reports health, and readiness with what is degraded", async () => {
    expect((await app().request("/healthz")).status).toBe(200);
    expect((await app().request("/readyz")).status).toBe(200);
    expect((await app().request("/readyz", { method: "POST" })).headers.get("allow")).toBe(
      "GET, HEAD",
    );
    const degraded = app({ readiness: () => ({ isEnding: false, degraded: ["database"] }) });
    const away = await degraded.request("/readyz");
    expect(away.status).toBe(200);
    expect(away.headers.get("cache-control")).toBe("no-store");
    expect(await away.json()).toEqual({ success: true, degraded: ["database"] });
    const readiness = app({ readiness: () => ({ isEnding: true, degraded: [] }) });
    const response = await readiness.request("/readyz");
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ success: false });
    expect((await readiness.request("/healthz")).status).toBe(200);
  });

  it("answers an unexpected error with 500 without details and logs it in one line", async () => {
    const lines: string[] = [];
    const readiness = () => {
      throw new Error("the secret");
    };
    const broken = app({ readiness }, lines);
    const response = await broken.request("/readyz?key=hush");
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      '{"success":false,"error":"Something went wrong on our side"}',
    );
    expect(lines).toEqual([expect.stringMatching(/ error GET \/readyz failed: Error: the secret/)]);
    expect(lines[0]).not.toMatch(/\n|hush/);
  });
});

describe("an unknown path outside the API", () => {
  it("gets a plain-text 404 when the site is not built", async () => {
    const response = await app().request("/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("is logged escaped, shortened, and without its query or an address", async () => {
    const lines: string[] = [];
    await app({}, lines).request(`/a%0Ab?key=hush`);
    await app({}, lines).request("/é.".repeat(100));
    await app({}, lines).request("/to/mary@home.example/x");
    expect(lines[0]).toMatch(/ info Nothing at \/a\\u\{a\}b$/);
    expect(lines[1]).toMatch(/ info Nothing at (?:\/é\.){66}\/é$/);
    expect(lines[2]).toMatch(/ info Nothing at \/to\/…\/x$/);
  });

  it.each(MANGLED_LINKS)(
    "is logged without the signed part of a private link: %s",
    async (path) => {
      const lines: string[] = [];
      await app({}, lines).request(path);
      expect(lines).toEqual([expect.stringMatching(/ info Nothing at (?:\/[\w%]*)*\/…$/)]);
      expect(lines[0]).not.toContain(SIGNATURE_PART);
    },
  );
});
