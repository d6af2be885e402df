import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import type { Signature } from "../../../../api/contract/campaign/campaign.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import { planPopulation } from "../../../../api/tds/population/plan.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { answerOf, fakeDeps } from "../../fake-deps.ts";

const END = { success: true, message: "Successfully populated TD email addresses" };
const RUN = ok({ run: 7, end: Promise.resolve() });
const { report: REPORT } = planPopulation([], [], new Date("2026-11-20T10:00:00Z"));
const OVERVIEW = { tds: { stored: 173, checkedAt: "2026-11-20T10:00:00.000Z" }, runs: [] };
const HASH = "0f".repeat(32);
const BEGIN = "POST /api/populate";
const ACCEPT = `POST /api/populate/accept?hash=${HASH}`;
const PUT_BACK = `POST /api/populate/put-back?hash=${HASH}`;
const REJECT = `POST /api/populate/reject?hash=${HASH}`;
const MAIRE = { author: "Máire", note: "A new domain" };
const ACCEPTED = { ...REPORT, accepted: { ...MAIRE, hash: HASH } };
const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
const RUNNING: PopulationState = { state: "running", progress: PROGRESS };

type FakePopulation = Partial<PopulateDeps["populate"]["population"]>;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Serves a population whose runs begin and whose differences are accepted, unless `over` replaces that. */
function setUp(population: FakePopulation = {}, over: Partial<PopulateDeps["populate"]> = {}) {
  const { populate } = fakeDeps();
  const fakePopulation = {
    ...populate.population,
    begin: async () => RUN,
    accept: async (hash: string, by: Signature) =>
      hash === HASH ? ok({ ...REPORT, accepted: { ...by, hash } }) : fail("difference-changed"),
    putBack: async () => ok(REPORT),
    reject: async () => ok(null),
    ...population,
  };
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line.replace(/^\S+ /, "")));
  const deps = { ...populate, overview: async () => OVERVIEW, population: fakePopulation, ...over };
  const app = createApp(fakeDeps({ populate: deps, log }));
  const request = async (route: string, signature: object = MAIRE) => {
    const [method = "", path = ""] = route.split(" ");
    const body = method === "GET" ? null : JSON.stringify(signature);
    return app.request(path, { method, body, headers: { authorization: "Bearer the-admin-key" } });
  };
  return { request, lines };
}

describe("a response", () => {
  it.each([
    [BEGIN, 202, { message: "The TD database is being populated", run: 7 }],
    [ACCEPT, 200, { message: "The changes were accepted and stored", report: ACCEPTED }],
    [PUT_BACK, 200, { message: "What was stored before is stored again", report: REPORT }],
    [REJECT, 200, { message: "The changes were rejected, and the stored TDs were kept" }],
    ["GET /api/populate", 200, OVERVIEW],
  ])("to %s is %i", async (route, status, body) => {
    const { json, ...answer } = await answerOf(setUp().request(route));
    expect([answer.status, json]).toEqual([status, { success: true, ...body }]);
  });

  const POPULATING = "The TD database is already being populated";
  const CHANGED = "This difference no longer waits; look at the present one";
  it.each<[string, FakePopulation, string]>([
    [BEGIN, { begin: async () => fail("busy") }, POPULATING],
    [ACCEPT, { accept: async () => fail("difference-changed") }, CHANGED],
    [REJECT, { reject: async () => fail("difference-changed") }, CHANGED],
    [PUT_BACK, { putBack: async () => fail("difference-changed") }, CHANGED],
  ])("to %s is 409 when the population refuses", async (route, population, error) => {
    const refused = { status: 409, json: { success: false, error } };
    expect(await answerOf(setUp(population).request(route))).toMatchObject(refused);
  });

  const UNNAMED = "Name one difference: /api/populate/accept?hash=…";
  const UNSIGNED = "The decision needs an author and a note, as plain text without < and >";
  it.each<[string, object, string]>([
    [ACCEPT.replace(/\?.*/, ""), MAIRE, UNNAMED],
    [REJECT.slice(0, -1), MAIRE, UNNAMED],
    [`${ACCEPT}&hash=${HASH}`, MAIRE, UNNAMED],
    [ACCEPT, {}, UNSIGNED],
    [PUT_BACK, { ...MAIRE, note: " " }, UNSIGNED],
    [ACCEPT, { ...MAIRE, author: "<b>" }, UNSIGNED],
  ])("to %s is 400 without one hash or a signature: %j", async (route, signature, error) => {
    const refused = { status: 400, json: { success: false, error } };
    expect(await answerOf(setUp().request(route, signature))).toMatchObject(refused);
  });

  it.each([
    ["that fails", () => Promise.reject(new Error("away")), "Error: away"],
    ["that hangs", () => new Promise<never>(() => {}), "timed out after 8000 ms"],
  ])("with a database %s is a logged 503", async (_how, query, reason) => {
    const { request, lines } = setUp({ begin: query }, { overview: query });
    const requests = [request(BEGIN), request("GET /api/populate")];
    await vi.advanceTimersByTimeAsync(8_000);
    const failed = { status: 503, headers: { "retry-after": "5" } };
    expect(await Promise.all(requests.map(answerOf))).toMatchObject([
      { ...failed, json: { success: false, error: "Failed to trigger TD population" } },
      { ...failed, json: { success: false, error: "The database does not answer" } },
    ]);
    expect(lines.sort()).toEqual([
      `warn A population could not begin: ${reason}`,
      `warn GET /api/populate was not answered: ${reason}`,
    ]);
  });
});

/** Reads a stream of server-sent events to its end and returns them. */
async function readEvents(response: Response) {
  const text = await response.text();
  return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, json = ""]) => ({
    event,
    data: JSON.parse(json),
  }));
}

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
