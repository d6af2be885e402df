import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { fakeDeps } from "../fake-deps.ts";
import { OPERATIONS } from "../openapi-document.ts";

const KEYS = {
  ADMIN_KEY: "Bearer the-admin-key",
  STATS_KEY: "Bearer the-key",
  METRICS_KEY: "Bearer the-metrics-key",
};
const OTHER_KEYS = {
  ADMIN_KEY: KEYS.STATS_KEY,
  STATS_KEY: KEYS.ADMIN_KEY,
  METRICS_KEY: KEYS.ADMIN_KEY,
};

/** Every operation that needs a key, with the key's name. */
const CALLS = OPERATIONS.flatMap(([method, path, operation]) =>
  (operation.security ?? []).flatMap((keys) =>
    (Object.keys(keys) as (keyof typeof KEYS)[]).map((key) => [method, path, key] as const),
  ),
);
const CHANGES = CALLS.filter(([method]) => method !== "GET");

const request = (
  method: string,
  path: string,
  headers: Record<string, string>,
  publicUrl: string | null = null,
) =>
  createApp(fakeDeps({ publicUrl })).request(`http://localhost:8787${path}`, { method, headers });

describe.each(CALLS)("%s %s", (method, path, key) => {
  it.each([
    ["no key", {}],
    ["a wrong key", { authorization: "Bearer wrong" }],
    ["its key by another scheme", { authorization: KEYS[key].replace("Bearer", "Basic") }],
    ["the other key of staff", { authorization: OTHER_KEYS[key] }],
  ])("is 401 for %s, and shared with no other origin", async (_name, headers) => {
    const response = await request(method, `${path}?key=${KEYS[key].slice(7)}`, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is neither refused nor kept by a cache with its key", async () => {
    const response = await request(method, path, { authorization: KEYS[key] });
    expect([401, 403, 404, 405]).not.toContain(response.status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    await response.body?.cancel();
  });
});

/** A body that counts its parts as they are read. */
function countedBody() {
  const count = { parts: 0 };
  const pull = (controller: ReadableStreamDefaultController) => {
    count.parts += 1;
    controller.enqueue(new Uint8Array(1_000));
  };
  return { count, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

describe.each(CHANGES)("the body of %s %s", (method, path, key) => {
  it.each([
    ["no key", {}, 401],
    ["a wrong key", { authorization: "Bearer wrong" }, 401],
    ["the right key from another site", { authorization: KEYS[key], origin: "null" }, 403],
  ])("is not read before the key is checked: %s", async (_name, headers, status) => {
    const { count, body } = countedBody();
    const init = { method, headers, body, duplex: "half" } as RequestInit;
    const response = await createApp(fakeDeps()).request(path, init);
    expect([response.status, count.parts]).toEqual([status, 0]);
  });
});

const CAMPAIGN = "https://campaign.example";

describe.each(CHANGES)("%s %s from a browser", (method, path, key) => {
  const statusFor = async (headers: Record<string, string>, publicUrl: string | null) =>
    (await request(method, path, { ...headers, authorization: KEYS[key] }, publicUrl)).status;

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
    expect(await statusFor(headers, publicUrl)).toBe(403);
  });

  it.each([
    [{ origin: CAMPAIGN, "sec-fetch-site": "same-origin" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, null],
  ])("is taken from the campaign's own pages, with %j", async (headers, publicUrl) => {
    expect(await statusFor(headers, publicUrl)).not.toBe(403);
  });
});
