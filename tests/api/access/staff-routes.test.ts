import { describe, expect, it } from "vitest";
import { API_ROUTES, createApp } from "../../../api/app.ts";
import { answerOf, fakeDeps } from "../fake-deps.ts";

const KEYS = { admin: "the-admin-key", stats: "the-key", metrics: "the-metrics-key" };
const OTHER_KEYS = { admin: KEYS.stats, stats: KEYS.admin, metrics: KEYS.admin };

const ROUTES = Object.entries(API_ROUTES).flatMap(([name, { key }]) => {
  const [method = "", path = ""] = name.split(" ");
  return key ? [{ name, method, path, key }] : [];
});
const CHANGES = ROUTES.filter(({ method }) => method !== "GET");

type Call = (typeof ROUTES)[number];
const request = ({ method, path }: Call, init: RequestInit, publicUrl: string | null = null) =>
  createApp(fakeDeps({ publicUrl })).request(`http://localhost:8787${path}`, { ...init, method });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

describe.each(ROUTES)("$name", (route) => {
  it.each([
    ["no key", {}],
    ["a wrong key", bearer("wrong")],
    ["its key by another scheme", { authorization: `Basic ${KEYS[route.key]}` }],
    ["the other key of staff", bearer(OTHER_KEYS[route.key])],
  ])("is 401 for %s, and shared with no other origin", async (_name, headers) => {
    const call = { ...route, path: `${route.path}?key=${KEYS[route.key]}` };
    const answer = await answerOf(request(call, { headers }));
    const json = { success: false, error: "That key isn't right." };
    expect(answer).toMatchObject({ status: 401, json, headers: { "cache-control": "no-store" } });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("is neither refused nor kept by a cache with its key", async () => {
    const { status, headers } = await answerOf(
      request(route, { headers: bearer(KEYS[route.key]) }),
    );
    expect([401, 403, 404, 405]).not.toContain(status);
    expect(headers).toMatchObject({ "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

const CAMPAIGN = "https://campaign.example";

describe.each(CHANGES)("$name", (route) => {
  const rightKey = bearer(KEYS[route.key]);

  it.each([
    ["no key", {}, 401],
    ["a wrong key", bearer("wrong"), 401],
    ["the right key from another site", { ...rightKey, origin: "null" }, 403],
  ])("reads no body before the key: %s", async (_name, headers, status) => {
    let parts = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      parts += 1;
      controller.enqueue(new Uint8Array(1_000));
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const response = await request(route, { headers, body, duplex: "half" } as RequestInit);
    expect([response.status, parts]).toEqual([status, 0]);
  });

  it.each([
    [{ origin: "https://other.example" }, null],
    [{ origin: "null" }, CAMPAIGN],
    // A DNS rebinding attack: the attacker's host name resolves to this server.
    [{ origin: "http://rebound.example:8787", host: "rebound.example:8787" }, CAMPAIGN],
    [{ origin: "http://campaign.example" }, CAMPAIGN],
    [{ origin: "https://campaign.example.other.example" }, CAMPAIGN],
    [{ "sec-fetch-site": "cross-site" }, CAMPAIGN],
    [{ "sec-fetch-site": "same-site", origin: CAMPAIGN }, CAMPAIGN],
  ])("is 403 for another site, with %j and the right key", async (headers, publicUrl) => {
    const init = { headers: { ...headers, ...rightKey } } as RequestInit;
    expect((await request(route, init, publicUrl)).status).toBe(403);
  });

  it.each([
    [{ origin: CAMPAIGN, "sec-fetch-site": "same-origin" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, null],
  ])("is taken from the campaign's own pages, with %j", async (headers, publicUrl) => {
    const init = { headers: { ...headers, ...rightKey } };
    expect((await request(route, init, publicUrl)).status).not.toBe(403);
  });
});
