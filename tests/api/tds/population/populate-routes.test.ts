import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { REQUEST_MESSAGES } from "../../../../api/contract/messages.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/observe/log.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { fakeDeps } from "../../fake-deps.ts";

const END = { success: true, message: "Successfully populated TD email addresses" };
const RUN = ok({ run: 7, end: Promise.resolve(END) });
const REPORT = {
  ...{ stored: 1, sitting: 1, constituencies: 1, sourceTime: "2026-11-20T10:00:00.000Z" },
  ...{ added: [], removed: [], changed: [], withoutAddress: [], unreached: [] },
};
const HASH = "0f".repeat(32);

type FakePopulation = Partial<PopulateDeps["population"]>;

/** Serves a population whose runs begin and whose differences are accepted, unless `over` replaces that. */
function setUp(population: FakePopulation = {}, over: Partial<PopulateDeps> = {}) {
  const { populate } = fakeDeps();
  const accept = vi.fn(async (_hash: string) => ok(REPORT));
  const served = { ...populate.population, begin: async () => RUN, accept, ...population };
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line.replace(/^\S+ /, "")));
  const app = createApp(fakeDeps({ populate: { ...populate, population: served, ...over }, log }));
  const request = async (route: string) => {
    const [method = "", path = ""] = route.split(" ");
    return app.request(path, { method, headers: { authorization: "Bearer the-admin-key" } });
  };
  return { request, lines, accept };
}

describe("an answer", () => {
  const overview = { tds: { stored: 173, checkedAt: "2026-11-20T10:00:00.000Z" }, runs: [] };
  it.each([
    ["POST /api/populate", 202, { message: "The TD database is being populated", run: 7 }],
    [
      `POST /api/populate/accept?hash=${HASH}`,
      200,
      { message: "The changes were accepted and stored", report: REPORT },
    ],
    ["GET /api/populate", 200, overview],
  ])("of %s is %i and not cached", async (route, status, body) => {
    const { request, accept } = setUp({}, { overview: async () => overview });
    const response = await request(route);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ success: true, ...body });
    expect(accept.mock.calls).toEqual(route.includes("accept") ? [[HASH]] : []);
  });

  const POPULATING = "The TD database is already being populated";
  it.each<[string, FakePopulation, string]>([
    ["POST /api/populate", { begin: async () => fail("busy") }, POPULATING],
    [`POST /api/populate/accept?hash=${HASH}`, { accept: async () => fail("busy") }, POPULATING],
    [
      `POST /api/populate/accept?hash=${HASH}`,
      { accept: async () => fail("difference-changed") },
      "This difference no longer waits; look at the present one",
    ],
  ])("of %s is 409 when it cannot be done: %j", async (route, population, error) => {
    const response = await setUp(population).request(route);
    expect([response.status, await response.json()]).toEqual([409, { success: false, error }]);
  });

  it.each([
    "",
    "?hash=",
    "?hash=0f",
    `?hash=${HASH}0`,
    `?hash=${HASH.toUpperCase()}`,
    `?hash=${HASH}&hash=${HASH}`,
  ])("is 400 without one hash: %j", async (query) => {
    const response = await setUp().request(`POST /api/populate/accept${query}`);
    const error = REQUEST_MESSAGES["hash-invalid"];
    expect([response.status, await response.json()]).toEqual([400, { success: false, error }]);
  });
});

describe("GET /api/populate/progress", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
  const RUNNING: PopulationState = { state: "running", progress: PROGRESS };
  const ENDED: PopulationState = { state: "ended", end: END };
  const away = async () => Promise.reject(new Error("away"));

  /** Opens a stream. `received` lists its events with their data, and 'closed' after its end. */
  async function follow(population: FakePopulation) {
    const closing = new AbortController();
    const state = vi.fn(async () => RUNNING);
    const { request } = setUp({ state, ...population }, { closing: closing.signal });
    const response = await request("GET /api/populate/progress");
    const reader = response.body?.getReader();
    const received: unknown[] = [];
    const readAll = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return received.push("closed");
        const [, event, data = ""] = /^event: (.+)\ndata: (.+)$/m.exec(String(decode(value))) ?? [];
        received.push([event, JSON.parse(data)]);
      }
    };
    const reading = readAll();
    const wait = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      // What was sent arrives within some turns of the event loop.
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await wait(0);
    return { response, received, reader, reading, closing, wait, state };
  }
  const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

  it("is not cached, not buffered by a proxy, and keeps no connection", async () => {
    const { response } = await follow({ state: async () => ENDED });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      connection: "close",
      "x-content-type-options": "nosniff",
    });
  });

  it("sends the progress at once and twice a second, and then the end", async () => {
    const { received, wait, state } = await follow({});
    expect(received).toEqual([["progress", PROGRESS]]);
    await wait(499);
    expect(received).toHaveLength(1);
    state.mockResolvedValue(ENDED);
    await wait(1);
    expect(received.slice(1)).toEqual([["end", END], "closed"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("looks every five seconds whether the process of the run is gone", async () => {
    const failAbandoned = vi.fn(away);
    const { received, wait } = await follow({ failAbandoned });
    await wait(4_999);
    expect(failAbandoned).not.toHaveBeenCalled();
    await wait(1);
    expect(failAbandoned).toHaveBeenCalledOnce();
    await wait(5_000);
    expect(failAbandoned).toHaveBeenCalledTimes(2);
    expect(received).toHaveLength(21);
  });

  it("closes when the state cannot be read", async () => {
    expect((await follow({ state: away })).received).toEqual(["closed"]);
  });

  it("sends the state once more and closes when the server shuts down", async () => {
    const { received, wait, closing } = await follow({});
    closing.abort();
    await wait(500);
    expect(received).toEqual([["progress", PROGRESS], ["progress", PROGRESS], "closed"]);
  });

  it("ends when the client leaves", async () => {
    const { reader, reading, wait, state } = await follow({});
    await reader?.cancel();
    await reading;
    await wait(500);
    expect(vi.getTimerCount()).toBe(0);
    expect(state).toHaveBeenCalledOnce();
  });
});

describe("without a database", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const AWAY = "The database does not answer";
  describe.each([
    ["that fails", () => Promise.reject(new Error("away")), "Error: away"],
    ["that hangs", () => new Promise<never>(() => {}), "timed out after 8000 ms"],
  ])("%s", (_how, query, reason) => {
    it.each([
      ["POST /api/populate", "Failed to trigger TD population", "begin a population"],
      ["GET /api/populate", AWAY, "read the last populations"],
      [`POST /api/populate/accept?hash=${HASH}`, AWAY, "accept a difference"],
    ])("%s is a logged 503", async (route, error, what) => {
      const { request, lines } = setUp({ begin: query, accept: query }, { overview: query });
      const pending = request(route);
      await vi.advanceTimersByTimeAsync(8_000);
      const response = await pending;
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await response.json()).toEqual({ success: false, error });
      expect(lines).toEqual([`warn Could not ${what}: ${reason}`]);
    });
  });
});
