import { describe, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { REQUEST_MESSAGES } from "../../../../api/contract/messages.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import type { Notification } from "../../../../api/db/notifications.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { readEvents } from "../../../server-events.ts";
import { fakeDeps } from "../../fake-deps.ts";

const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
const RUNNING: PopulationState = { state: "running", run: 7, progress: PROGRESS };
const END = { success: true, message: "Successfully populated TD email addresses" };
const REPORT = {
  ...{ stored: 1, sitting: 1, constituencies: 1, sourceTime: "2026-11-20T10:00:00.000Z" },
  ...{ added: [], removed: [], changed: [], withoutAddress: [], unreached: [] },
};
const ACCEPTED = ok(REPORT);
const ENDED: PopulationState = { state: "ended", end: END };

function app(over: Partial<PopulateDeps> = {}) {
  const { populate } = fakeDeps();
  const listeners = new Set<(notification: Notification) => void>();
  const subscribe = (listener: (notification: Notification) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const served = createApp(
    fakeDeps({ populate: { ...populate, notifications: { subscribe }, ...over } }),
  );
  const request = (path: string, method = "GET", authorization = "Bearer the-key") =>
    served.request(path, { method, headers: authorization === "" ? {} : { authorization } });
  return {
    request,
    listeners,
    publish: (notification: Notification) => {
      for (const listener of listeners) listener(notification);
    },
  };
}

const withState = (
  state: () => PopulationState,
  more: Partial<PopulateDeps["population"]> = {},
) => ({
  population: { ...fakeDeps().populate.population, state: async () => state(), ...more },
});

describe.each([
  ["POST", "/api/populate"],
  ["POST", "/api/populate/accept"],
  ["GET", "/api/populate"],
  ["GET", "/api/populate/progress"],
])("%s %s", (method, path) => {
  it.each(["", "Bearer wrong", "Basic the-key"])("is 401 for the key %j", async (key) => {
    const response = await app().request(path, method, key);
    expect(response.status).toBe(401);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
  });
});

describe.each([
  ["/api/populate", 202],
  [`/api/populate/accept?hash=${"0f".repeat(32)}`, 200],
])("POST %s from a browser", (path, success) => {
  const RUN = ok({ run: 7, end: Promise.resolve(END) });
  const begin = async (headers: Record<string, string>, publicUrl: string | null = null) => {
    const { populate } = fakeDeps();
    const population = {
      ...populate.population,
      begin: async () => RUN,
      accept: async () => ACCEPTED,
    };
    const served = createApp(fakeDeps({ populate: { ...populate, population, publicUrl } }));
    const authorization = "Bearer the-key";
    const init = { method: "POST", headers: { ...headers, authorization } };
    return served.request(`http://localhost:8787${path}`, init);
  };
  const CAMPAIGN = "https://campaign.example";

  it.each([
    [{ origin: "https://other.example" }, null],
    [{ origin: "https://other.example" }, CAMPAIGN],
    [{ origin: "null" }, CAMPAIGN],
    [{ origin: "http://campaign.example" }, CAMPAIGN],
    [{ origin: "https://campaign.example:444" }, CAMPAIGN],
    [{ origin: "https://campaign.example.other.example" }, CAMPAIGN],
    [{ origin: "http://localhost:9999" }, CAMPAIGN],
    // A DNS rebinding attack: the attacker's host name resolves to this server.
    [{ origin: "http://rebound.example:8787", host: "rebound.example:8787" }, CAMPAIGN],
    [{ "sec-fetch-site": "cross-site" }, CAMPAIGN],
    [{ "sec-fetch-site": "same-site", origin: CAMPAIGN }, CAMPAIGN],
  ])("is refused for another site, with %j and the right key", async (headers, publicUrl) => {
    const response = await begin(headers, publicUrl);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      error: "Only the campaign's own pages may send this request",
    });
  });

  it.each([
    [{ origin: CAMPAIGN, "sec-fetch-site": "same-origin" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, CAMPAIGN],
    [{ origin: "http://localhost:8787" }, null],
    [{}, CAMPAIGN],
  ])("begins for the campaign's own pages and for programs, with %j", async (headers, url) => {
    expect((await begin(headers, url)).status).toBe(success);
  });
});

describe("POST /api/populate", () => {
  const begin = (population: Partial<PopulateDeps["population"]>) =>
    app(withState(() => ENDED, population)).request("/api/populate", "POST");

  it("answers 202 with the number of the run", async () => {
    const response = await begin({
      begin: async () => ok({ run: 7, end: Promise.resolve(END) }),
    });
    expect(response.status).toBe(202);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      success: true,
      message: "The TD database is being populated",
      run: 7,
    });
  });

  it("answers 409 while a run is in progress", async () => {
    const response = await begin({ begin: async () => fail("busy" as const) });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      success: false,
      error: "The TD database is already being populated",
    });
  });

  it("answers 503 with the required text while the database is unavailable", async () => {
    const response = await begin({});
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      error: "Failed to trigger TD population",
    });
  });

  it("answers 405 to methods other than GET and POST", async () => {
    const response = await app().request("/api/populate", "DELETE");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
});

describe("POST /api/populate/accept", () => {
  const HASH = "0f".repeat(32);
  const accept = (population: Partial<PopulateDeps["population"]>, query = `?hash=${HASH}`) =>
    app(withState(() => ENDED, population)).request(`/api/populate/accept${query}`, "POST");

  it("stores the difference with this hash", async () => {
    const hashes: string[] = [];
    const response = await accept({
      accept: async (hash) => {
        hashes.push(hash);
        return ACCEPTED;
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      success: true,
      message: "The changes were accepted and stored",
      report: REPORT,
    });
    expect(hashes).toEqual([HASH]);
  });

  it.each([
    ["busy", "The TD database is already being populated"],
    ["difference-changed", "This difference no longer waits; look at the present one"],
  ] as const)("answers 409 when it is not stored: %s", async (code, error) => {
    const response = await accept({ accept: async () => fail(code) });
    expect([response.status, await response.json()]).toEqual([409, { success: false, error }]);
  });

  it.each([
    "",
    "?hash=",
    "?hash=0f",
    `?hash=${HASH}0`,
    `?hash=${HASH.toUpperCase()}`,
    `?hash=${HASH}&hash=${HASH}`,
  ])("answers 400 without one hash: %j", async (query) => {
    const response = await accept({ accept: async () => ACCEPTED }, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      error: REQUEST_MESSAGES["hash-invalid"],
    });
  });

  it("answers 503 while the database is unavailable", async () => {
    const response = await accept({});
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });
});

describe("GET /api/populate/progress", () => {
  it("sends the present progress, further progress and the end of the run, and then closes", async () => {
    let state: PopulationState = RUNNING;
    const { request, publish, listeners } = app(withState(() => state));
    const response = await request("/api/populate/progress");
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const events = readEvents(response);
    await expect.poll(() => listeners.size).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    publish({ kind: "progress", run: 7, progress: { ...PROGRESS, done: 4 } });
    state = ENDED;
    publish({ kind: "ended", run: 7 });
    expect(await events).toEqual([
      { event: "progress", data: PROGRESS },
      { event: "progress", data: { ...PROGRESS, done: 4 } },
      { event: "end", data: END },
    ]);
    expect(listeners.size).toBe(0);
  });

  it("sends the end of the last run when none is in progress", async () => {
    const response = await app(withState(() => ENDED)).request("/api/populate/progress");
    expect(await readEvents(response)).toEqual([{ event: "end", data: END }]);
  });

  it("closes when the server shuts down", async () => {
    const closing = new AbortController();
    const { request, listeners } = app({ ...withState(() => RUNNING), closing: closing.signal });
    const events = readEvents(await request("/api/populate/progress"));
    await expect.poll(() => listeners.size).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    closing.abort();
    expect((await events).map(({ event }) => event)).toEqual(["progress", "progress"]);
  });
});
