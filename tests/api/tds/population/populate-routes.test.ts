import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { fakeDeps } from "../../fake-deps.ts";

const END = { success: true, message: "Successfully populated TD email addresses" };
const RUN = ok({ run: 7, end: Promise.resolve(END) });
const REPORT = {
  ...{ stored: 1, sitting: 1, constituencies: 1, sourceTime: "2026-11-20T10:00:00.000Z" },
  ...{ added: [], removed: [], changed: [], withoutAddress: [], unreached: [] },
};
const OVERVIEW = { tds: { stored: 173, checkedAt: "2026-11-20T10:00:00.000Z" }, runs: [] };
const HASH = "0f".repeat(32);
const ACCEPT = `POST /api/populate/accept?hash=${HASH}`;
const PUT_BACK = `POST /api/populate/put-back?hash=${HASH}`;
const REJECT = `POST /api/populate/reject?hash=${HASH}`;
const MAIRE = { author: "Máire", note: "A new domain" };

type FakePopulation = Partial<PopulateDeps["populate"]["population"]>;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Serves a population whose runs begin and whose differences are accepted, unless `over` replaces that. */
function setUp(population: FakePopulation = {}, over: Partial<PopulateDeps["populate"]> = {}) {
  const { populate } = fakeDeps();
  const accept = vi.fn(async (_hash: string, _by: object) => ok(REPORT));
  const served = {
    ...populate.population,
    begin: async () => RUN,
    accept,
    putBack: async () => ok(REPORT),
    reject: async () => ok(null),
    ...population,
  };
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line.replace(/^\S+ /, "")));
  const deps = { ...populate, overview: async () => OVERVIEW, population: served, ...over };
  const app = createApp(fakeDeps({ populate: deps, log }));
  const request = async (route: string, signature: object = MAIRE) => {
    const [method = "", path = ""] = route.split(" ");
    const body = method === "GET" ? null : JSON.stringify(signature);
    return app.request(path, { method, body, headers: { authorization: "Bearer the-admin-key" } });
  };
  return { request, lines, accept };
}

describe("an answer", () => {
  it.each([
    ["POST /api/populate", 202, { message: "The TD database is being populated", run: 7 }, []],
    [
      ACCEPT,
      200,
      { message: "The changes were accepted and stored", report: REPORT },
      [[HASH, MAIRE]],
    ],
    [PUT_BACK, 200, { message: "What was stored before is stored again", report: REPORT }, []],
    [REJECT, 200, { message: "The changes were rejected, and the stored TDs were kept" }, []],
    ["GET /api/populate", 200, OVERVIEW, []],
  ])("of %s is %i and not cached", async (route, status, body, accepted) => {
    const { request, accept } = setUp();
    const response = await request(route);
    expect([response.status, await response.json()]).toEqual([status, { success: true, ...body }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(accept.mock.calls).toEqual(accepted);
  });

  it("of GET /api/populate has the progress of a run, and looks whether its process is gone", async () => {
    const progress = { done: 3, total: 174, constituency: "Clare", found: 2 };
    const failAbandoned = vi.fn(async () => Promise.reject(new Error("away")));
    const state = async (): Promise<PopulationState> => ({ state: "running", progress });
    const response = await setUp({ state, failAbandoned }).request("GET /api/populate");
    expect(await response.json()).toMatchObject({ success: true, progress });
    expect(failAbandoned).toHaveBeenCalledOnce();
  });

  const POPULATING = "The TD database is already being populated";
  const CHANGED = "This difference no longer waits; look at the present one";
  it.each<[string, FakePopulation, string]>([
    ["POST /api/populate", { begin: async () => fail("busy") }, POPULATING],
    [ACCEPT, { accept: async () => fail("busy") }, POPULATING],
    [REJECT, { reject: async () => fail("difference-changed") }, CHANGED],
    [ACCEPT, { accept: async () => fail("difference-changed") }, CHANGED],
    [PUT_BACK, { putBack: async () => fail("difference-changed") }, CHANGED],
  ])("of %s is 409 when it cannot be done: %j", async (route, population, error) => {
    const response = await setUp(population).request(route);
    expect([response.status, await response.json()]).toEqual([409, { success: false, error }]);
  });

  it.each(["", "?hash=0f", `?hash=${HASH}&hash=${HASH}`])(
    "is 400 without one hash: %j",
    async (query) => {
      const response = await setUp().request(`POST /api/populate/accept${query}`);
      const error = "Name one difference: /api/populate/accept?hash=…";
      expect([response.status, await response.json()]).toEqual([400, { success: false, error }]);
    },
  );

  it.each([ACCEPT, PUT_BACK])("of %s is 400 without a name and a reason", async (route) => {
    for (const signature of [{}, { ...MAIRE, note: " " }, { ...MAIRE, author: "<b>" }]) {
      const response = await setUp().request(route, signature);
      const error = "The decision needs an author and a note, as plain text without < and >";
      expect([response.status, await response.json()]).toEqual([400, { success: false, error }]);
    }
  });

  it.each([
    ["that fails", () => Promise.reject(new Error("away")), "Error: away"],
    ["that hangs", () => new Promise<never>(() => {}), "timed out after 8000 ms"],
  ])("with a database %s is a logged 503", async (_how, query, reason) => {
    const { request, lines } = setUp({ begin: query }, { overview: query });
    const [begun, read] = [request("POST /api/populate"), request("GET /api/populate")];
    await vi.advanceTimersByTimeAsync(8_000);
    const failures = ["Failed to trigger TD population", "The database does not answer"];
    for (const [index, response] of (await Promise.all([begun, read])).entries()) {
      expect(response.headers.get("retry-after")).toBe("5");
      const failure = { success: false, error: failures[index] };
      expect([response.status, await response.json()]).toEqual([503, failure]);
    }
    expect(lines.sort()).toEqual([
      `warn A population could not begin: ${reason}`,
      `warn GET /api/populate was not answered: ${reason}`,
    ]);
  });
});

describe("GET /api/populate/progress", () => {
  const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
  const RUNNING: PopulationState = { state: "running", progress: PROGRESS };
  const ENDED: PopulationState = { state: "ended", end: END };

  /** Opens a stream. `received` lists its events with their data, and 'closed' after its end. */
  async function follow(population: FakePopulation = {}) {
    const closing = new AbortController();
    const state = vi.fn(async () => RUNNING);
    const { request } = setUp({ state, ...population }, { closing: closing.signal });
    const response = await request("GET /api/populate/progress");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const received: unknown[] = [];
    const readAll = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return received.push("closed");
        const [, event, data = ""] = /^event: (.+)\ndata: (.+)$/m.exec(String(value)) ?? [];
        received.push([event, JSON.parse(data)]);
      }
    };
    const reading = readAll();
    const wait = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      // What was sent arrives within some turns of the event loop.
      for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await wait(0);
    const leave = async () => {
      await reader?.cancel();
      await reading;
    };
    return { response, received, leave, closing, wait, state };
  }

  it("sends the progress at once and twice a second, and then the end", async () => {
    const { received, wait, state } = await follow();
    expect(received).toEqual([["progress", PROGRESS]]);
    await wait(499);
    expect(received).toHaveLength(1);
    state.mockResolvedValue(ENDED);
    await wait(1);
    expect(received.slice(1)).toEqual([["end", END], "closed"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends the state once more and closes when the server shuts down", async () => {
    const { received, wait, closing } = await follow();
    closing.abort();
    await wait(500);
    expect(received).toEqual([["progress", PROGRESS], ["progress", PROGRESS], "closed"]);
  });
});
