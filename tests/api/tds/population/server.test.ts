import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type FakeOireachtas, startFakeOireachtas } from "../../../oireachtas/fake-oireachtas.mjs";
import { readEvents } from "../../../server-events.ts";
import { copyDataDir } from "../../../servers/data-folders.ts";
import { ENGINES, withDatabase } from "../../../servers/databases.ts";
import { type RunningServer, startServer } from "../../../servers/server-process.ts";

const LOOKUP = "/api/tds?constituency=Clare";
const KEY = { headers: { authorization: "Bearer the-key" } };

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

/** Runs `use` with the environment of a server on a database of that engine. */
async function withEngine(
  engine: string,
  use: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  // A lookup must not refresh the stored rows.
  const common = { ADMIN_KEY: "the-key", TD_MAX_AGE_HOURS: "8760", ...oireachtas.env };
  if (engine === "postgres") {
    return withDatabase("postgres", async (_sql, choice) => {
      if (choice.kind === "postgres") await use({ ...common, DATABASE_URL: choice.url });
    });
  }
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  await use({ ...common, DATA_DIR: dataDir });
  remove();
}

const begin = ({ origin }: RunningServer) =>
  fetch(`${origin}/api/populate`, { method: "POST", ...KEY });
const progress = ({ origin }: RunningServer) => fetch(`${origin}/api/populate/progress`, KEY);
const runs = async ({ origin }: RunningServer) =>
  (await (await fetch(`${origin}/api/populate`, KEY)).json()).runs;
const clare = async ({ origin }: RunningServer) =>
  (await (await fetch(origin + LOOKUP)).json()).data;

describe.each(ENGINES)("a server on the %s engine", (engine) => {
  it("that is killed during a run keeps the old rows and marks the run as failed at the next start", async () => {
    await withEngine(engine, async (env) => {
      const first = await startServer(env);
      const before = await clare(first);
      for (const td of oireachtas.tds) td.party = "Never Stored";
      expect((await begin(first)).status).toBe(202);
      expect((await begin(first)).status).toBe(409);
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(5);
      await first.end("SIGKILL");

      const second = await startServer({ ...env, OIREACHTAS_SITE_URL: "http://127.0.0.1:9" });
      expect(await clare(second)).toEqual(before);
      expect(await runs(second)).toMatchObject([
        { state: "failed", error: "The process ended unexpectedly during the run" },
      ]);
      expect((await begin(second)).status).toBe(202);
      await second.end("SIGTERM");
    });
  });
});

it("a server that is stopped during a run sends the end of it and exits with 0", async () => {
  await withEngine("embedded", async (env) => {
    const server = await startServer(env);
    await begin(server);
    const events = readEvents(await progress(server));
    await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(3);
    expect((await server.end("SIGTERM")).code).toBe(0);
    expect((await events).at(-1)).toEqual({
      event: "end",
      data: {
        success: false,
        message: "Failed to populate TD data",
        error: "The process was stopped during the run",
      },
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("two servers on one PostgreSQL", () => {
  it("have one run at a time, and report its end when its server is killed", async () => {
    await withEngine("postgres", async (env) => {
      const [first, second] = await Promise.all([startServer(env), startServer(env)]);
      await begin(first);
      expect((await begin(second)).status).toBe(409);
      const events = readEvents(await progress(second));
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(5);
      await first.end("SIGKILL");
      const seen = await events;
      expect(seen.filter(({ event }) => event === "progress").length).toBeGreaterThan(2);
      expect(seen.at(-1)).toMatchObject({
        event: "end",
        data: { success: false, error: "The process ended unexpectedly during the run" },
      });
      await second.end("SIGTERM");
    });
  });
});
