import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { readEvents } from "../../../server-events.ts";
import { fakeDeps } from "../../fake-deps.ts";

const END = { success: true, message: "Successfully populated TD email addresses" };
const RUN = ok({ run: 7, end: Promise.resolve(END) });
const OVERVIEW = { tds: { stored: 173, checkedAt: "2026-11-20T10:00:00.000Z" }, runs: [] };
const BEGIN = "POST /api/populate";
const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
const RUNNING: PopulationState = { state: "running", progress: PROGRESS };

type FakePopulation = Partial<PopulateDeps["populate"]["population"]>;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Serves a population whose runs begin, unless `population` or `over` replaces that. */
function setUp(population: FakePopulation = {}, over: Partial<PopulateDeps["populate"]> = {}) {
  const { populate } = fakeDeps();
  const begin = vi.fn(async (_isLarge?: boolean) => RUN);
  const fakePopulation = { ...populate.population, begin, ...population };
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line.replace(/^\S+ /, "")));
  const deps = { ...populate, overview: async () => OVERVIEW, population: fakePopulation, ...over };
  const app = createApp(fakeDeps({ populate: deps, log }));
  const request = async (route: string) => {
    const [method = "", path = ""] = route.split(" ");
    return app.request(path, { method, headers: { authorization: "Bearer the-admin-key" } });
  };
  return { request, lines, begin };
}

describe("a response", () => {
  it.each([
    [BEGIN, 202, { message: "The TD database is being populated", run: 7 }],
    ["GET /api/populate", 200, OVERVIEW],
  ])("to %s is %i and not cached", async (route, status, body) => {
    const response = await setUp().request(route);
    expect([response.status, await response.json()]).toEqual([status, { success: true, ...body }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("stores a large difference only when that is asked for", async () => {
    const { request, begin } = setUp();
    for (const query of ["", "?large=0", "?large=1"]) await request(`${BEGIN}${query}`);
    expect(begin.mock.calls).toEqual([[false], [false], [true]]);
  });

  it("is 409 while a population runs", async () => {
    const response = await setUp({ begin: async () => fail("busy") }).request(BEGIN);
    const error = "The TD database is already being populated";
    expect([response.status, await response.json()]).toEqual([409, { success: false, error }]);
  });

  it.each([
    ["that fails", () => Promise.reject(new Error("away")), "Error: away"],
    ["that hangs", () => new Promise<never>(() => {}), "timed out after 8000 ms"],
  ])("with a database %s is a logged 503", async (_how, query, reason) => {
    const { request, lines } = setUp({ begin: query }, { overview: query });
    const requests = [request(BEGIN), request("GET /api/populate")];
    await vi.advanceTimersByTimeAsync(8_000);
    const errors = ["Failed to trigger TD population", "The database does not answer"];
    for (const [index, response] of (await Promise.all(requests)).entries()) {
      expect(response.headers.get("retry-after")).toBe("5");
      const failure = { success: false, error: errors[index] };
      expect([response.status, await response.json()]).toEqual([503, failure]);
    }
    expect(lines.sort()).toEqual([
      `warn A population could not begin: ${reason}`,
      `warn GET /api/populate was not answered: ${reason}`,
    ]);
  });
});

describe("GET /api/populate/progress", () => {
  const progress = { event: "progress", data: PROGRESS };

  it("sends the progress at once and twice a second, and then the end", async () => {
    const state = vi.fn(async (): Promise<PopulationState> => ({ state: "ended", end: END }));
    state.mockResolvedValueOnce(RUNNING);
    const events = readEvents(await setUp({ state }).request("GET /api/populate/progress"));
    await vi.advanceTimersByTimeAsync(499);
    expect(state).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await events).toEqual([progress, { event: "end", data: END }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends the state once more and closes when the server shuts down", async () => {
    const closing = new AbortController();
    const { request } = setUp({ state: async () => RUNNING }, { closing: closing.signal });
    const events = readEvents(await request("GET /api/populate/progress"));
    await vi.advanceTimersByTimeAsync(0);
    closing.abort();
    await vi.advanceTimersByTimeAsync(500);
    expect(await events).toEqual([progress, progress]);
  });
});
