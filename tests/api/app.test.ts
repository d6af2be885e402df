import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { API_ROUTES, createApp, type Deps } from "../../api/app.ts";
import {
  IRISH_LOOKUP_MESSAGES,
  IRISH_REQUEST_MESSAGES,
  REQUEST_MESSAGES,
} from "../../api/contract/messages.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { isApiPath, OPEN_CACHED_HEADERS } from "../../api/http/answer.ts";
import { createLog } from "../../api/monitoring/log.ts";
import { createTdIndex } from "../../api/tds/lookup/lookups.ts";
import { ROOT } from "../source-files.ts";
import { rowOf } from "../td.ts";
import { answerOf, fakeDeps, MANGLED_LINKS, SIGNATURE_PART } from "./fake-deps.ts";

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
const ADMIN = { authorization: "Bearer the-admin-key" };

it.each([
  ["POST", "/api/populate", 4_001],
  ["POST", "/api/admin/vote", 4_001],
  ["PUT", "/api/admin/campaign", 400_001],
])("a body beyond the limit of %s %s is refused while it is read", async (method, path, size) => {
  let read = 0;
  const endless = () =>
    new ReadableStream({
      pull: (controller) => {
        read += 1_000;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
  const stated = { ...ADMIN, "content-length": `${size}` };
  for (const init of [
    { headers: ADMIN, body: endless(), duplex: "half" },
    { headers: stated, body: "x".repeat(size) },
  ] as const) {
    const refused = { status: 413, json: { success: false } };
    expect(await answerOf(app().request(path, { ...init, method }))).toMatchObject(refused);
  }
  expect(read).toBeLessThan(size + 5_000);
});

describe("the routes", () => {
  const described = Object.keys(API_ROUTES);

  it("that the app serves for programs are those that are described", () => {
    const served = app().routes.filter(
      ({ method, path }) => method !== "OPTIONS" && isApiPath(path),
    );
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
    expect(await answerOf(app().request(CLARE))).toMatchObject({
      status: 200,
      headers: OPEN_CACHED_HEADERS,
      json: {
        success: true,
        data: [{ name: "Ann Able", ...DETAILS, constituency: "Clare" }],
        asOf: "2026-07-19T00:00:00.000Z",
        source: "stored",
      },
    });
  });

  it.each([
    ["the current ETag", (tag: string) => tag],
    ["a list that contains it", (tag: string) => `"other", ${tag} ,"more"`],
    ["its weak form", (tag: string) => `W/${tag}`],
  ])("answers If-None-Match of %s with 304 and no body", async (_name, format) => {
    const tag = (await app().request(CLARE)).headers.get("etag") ?? "";
    const sent = app().request(CLARE, { headers: { "if-none-match": format(tag) } });
    const headers = { etag: tag, "access-control-allow-origin": "*" };
    expect(await answerOf(sent)).toMatchObject({ status: 304, text: "", headers });
  });

  it.each([
    ["", "constituency-missing"],
    ["?constituency=Clare&constituency=Clare", "constituency-repeated"],
    ["?constituency=clare", "constituency-unknown"],
    ["?constituency=__proto__", "constituency-unknown"],
  ] as const)("rejects %s with the reason %s", async (query, code) => {
    const json = { success: false, error: REQUEST_MESSAGES[code] };
    expect(await answerOf(app().request(`/api/tds${query}`))).toMatchObject({ status: 400, json });
  });
});

describe("the message of a failure", () => {
  it.each([
    ["en-IE, ga;q=0.9", "en"],
    ["ga", "ga"],
    ["en;q=0.2, GA;q=0.7", "ga"],
    ["ga;q=0, de", "en"],
    [',;=,"', "en"],
  ])("to a client that asks for %j is in %s", async (accepted, language) => {
    const sent = app().request("/api", { headers: { "accept-language": accepted } });
    const messages = { en: REQUEST_MESSAGES, ga: IRISH_REQUEST_MESSAGES }[language];
    expect(await answerOf(sent)).toMatchObject({
      headers: { "content-language": language, vary: "accept-language" },
      json: { success: false, error: messages?.["not-found"] },
    });
  });

  it.each([
    ["/api/TDS", 404, IRISH_REQUEST_MESSAGES["not-found"]],
    ["/api/tds?constituency=Mayo", 503, IRISH_LOOKUP_MESSAGES["not-fetched"]],
  ])("of %s is %i in JSON, also in Irish", async (path, status, error) => {
    const sent = app().request(path, { headers: { "accept-language": "ga" } });
    const headers = { "content-type": "application/json; charset=utf-8" };
    expect(await answerOf(sent)).toMatchObject({
      status,
      headers,
      json: { success: false, error },
    });
  });
});

describe("the rest of the API", () => {
  it.each([
    ["POST", CLARE, "GET, HEAD, OPTIONS"],
    ["POST", "/readyz", "GET, HEAD"],
  ])("answers 405 to %s %s", async (method, path, allow) => {
    const refused = { status: 405, headers: { allow }, json: { success: false } };
    expect(await answerOf(app().request(path, { method }))).toMatchObject(refused);
  });

  it.each([
    [{ isEnding: false, degraded: [] }, 200, { success: true, degraded: [] }],
    [{ isEnding: false, degraded: ["database"] }, 200, { success: true, degraded: ["database"] }],
    [{ isEnding: true, degraded: [] }, 503, { success: false }],
  ] as const)("reports health, and readiness: %j", async (readiness, status, body) => {
    const { request } = app({ readiness: () => readiness });
    expect((await request("/healthz")).status).toBe(200);
    const headers = { "cache-control": "no-store" };
    expect(await answerOf(request("/readyz"))).toMatchObject({ status, headers, json: body });
  });

  it("answers an unexpected error with 500 without details and logs it in one line", async () => {
    const lines: string[] = [];
    const readiness = () => {
      throw new Error("the secret");
    };
    const { status, json } = await answerOf(app({ readiness }, lines).request("/readyz?key=hush"));
    expect([status, json]).toEqual([500, { success: false, error: REQUEST_MESSAGES.failed }]);
    expect(lines).toEqual([expect.stringMatching(/ error GET \/readyz failed: Error: the secret/)]);
    expect(lines[0]).not.toMatch(/\n|hush/);
  });
});

it.each<[how: string, path: string, logged: RegExp]>([
  ["escaped, without its query", "/a%0Ab?key=hush", /^\/a\\u\{a\}b$/],
  ["shortened", "/é.".repeat(100), /^(?:\/é\.){66}\/é$/],
  ["without an address", "/to/mary@home.example/x", /^\/to\/…\/x$/],
  // Addresses below `/figures/` have a route, so none of them is logged as unknown.
  ...MANGLED_LINKS.filter((link) => !/^(?:\/ga)?\/figures\//i.test(link)).map(
    (link): [string, string, RegExp] => ["without a link's signature", link, /^(?:\/[\w%]*)*\/…$/],
  ),
])("an unknown path is logged %s: %s", async (_how, path, logged) => {
  const lines: string[] = [];
  await app({}, lines).request(path);
  const [entry = "", ...more] = lines.map((line) => line.split(" info Nothing at ")[1] ?? "");
  expect(entry).toMatch(logged);
  expect(entry).not.toContain(SIGNATURE_PART);
  expect(more).toEqual([]);
});
