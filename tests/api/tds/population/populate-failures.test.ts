import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { createLog } from "../../../../api/observe/log.ts";
import type { PopulateDeps } from "../../../../api/tds/population/populate-routes.ts";
import { fakeDeps } from "../../fake-deps.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new Error("away"));
const hang = () => new Promise<never>(() => {});

/** Requests a route. Returns the response and what was logged. */
async function request(method: string, over: Partial<PopulateDeps>, path = "/api/populate") {
  const lines: string[] = [];
  const { populate } = fakeDeps();
  const app = createApp(
    fakeDeps({
      populate: { ...populate, ...over },
      log: createLog("warn", (line) => lines.push(line.replace(/^\S+ /, ""))),
    }),
  );
  const headers = { authorization: "Bearer the-key" };
  const pending = app.request(path, { method, headers });
  // The time limit of the database.
  await vi.advanceTimersByTimeAsync(8_000);
  return { response: await pending, lines };
}

const post = (path: string, over: Partial<PopulateDeps["population"]>) =>
  request("POST", { population: { ...fakeDeps().populate.population, ...over } }, path);

describe("GET /api/populate", () => {
  it("answers what is stored and the last runs, and is not cached", async () => {
    const overview = { tds: { stored: 173, checkedAt: "2026-11-20T10:00:00.000Z" }, runs: [] };
    const { response, lines } = await request("GET", { overview: async () => overview });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, ...overview });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(lines).toEqual([]);
  });
});

describe("without a database", () => {
  it.each([
    ["fails", away, "Error: away"],
    ["does not answer within eight seconds", hang, "timed out after 8000 ms"],
  ])("POST /api/populate that %s is a logged 503", async (_what, begin, reason) => {
    const { response, lines } = await post("/api/populate", { begin });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(lines).toEqual([`warn Could not begin a population: ${reason}`]);
  });

  it.each([
    ["fails", away, "Error: away"],
    ["does not answer within eight seconds", hang, "timed out after 8000 ms"],
  ])("GET /api/populate that %s is a logged 503", async (_what, overview, reason) => {
    const { response, lines } = await request("GET", { overview });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toEqual({
      success: false,
      error: "The database does not answer",
    });
    expect(lines).toEqual([`warn Could not read the last populations: ${reason}`]);
  });

  it.each([
    ["fails", away, "Error: away"],
    ["does not answer within eight seconds", hang, "timed out after 8000 ms"],
  ])("POST /api/populate/accept that %s is a logged 503", async (_what, accept, reason) => {
    const path = `/api/populate/accept?hash=${"0f".repeat(32)}`;
    const { response, lines } = await post(path, { accept });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      error: "The database does not answer",
    });
    expect(lines).toEqual([`warn Could not accept a difference: ${reason}`]);
  });
});
