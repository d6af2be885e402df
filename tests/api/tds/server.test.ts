import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeOireachtas, startFakeOireachtas } from "../../oireachtas/fake-oireachtas.mjs";
import { readEvents } from "../../server-events.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";
import { firstParty, LOOKUP_PATH, withFolder } from "../filled-server.ts";

const KEY = { headers: { authorization: "Bearer the-key" } };
/** With these details of any age, a lookup refreshes nothing. */
const NEVER_STALE = { TD_MAX_AGE_HOURS: "8760" };

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
  const common = { ADMIN_KEY: "the-key", ...oireachtas.env };
  if (engine === "embedded") return withFolder((folder) => use({ ...common, DATA_DIR: folder }));
  return withDatabase("postgres", async (_sql, choice) => {
    if (choice.kind === "postgres") await use({ ...common, DATABASE_URL: choice.url });
  });
}

const begin = ({ origin }: RunningServer) =>
  fetch(`${origin}/api/populate`, { method: "POST", ...KEY });
const progress = ({ origin }: RunningServer) => fetch(`${origin}/api/populate/progress`, KEY);
const runs = async ({ origin }: RunningServer) =>
  (await (await fetch(`${origin}/api/populate`, KEY)).json()).runs;
const clare = async ({ origin }: RunningServer) =>
  (await (await fetch(origin + LOOKUP_PATH)).json()).data;

/** From now on, every TD of the source is of this party. */
const publishParty = (party: string) => {
  for (const td of oireachtas.tds) td.party = party;
};

describe.each(ENGINES)("a server on the %s engine", (engine) => {
  it("that is killed during a run keeps the old rows and marks the run as failed at the next start", async () => {
    await withEngine(engine, async (common) => {
      const env = { ...common, ...NEVER_STALE };
      const first = await startServer(env);
      const before = await clare(first);
      publishParty("Never Stored");
      expect((await begin(first)).status).toBe(202);
      expect((await begin(first)).status).toBe(409);
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(5);
      await first.end("SIGKILL");

      const second = await startServer({ ...env, OIREACHTAS_SITE_URL: "http://127.0.0.1:9" });
      expect(await clare(second)).toEqual(before);
      expect(await runs(second)).toMatchObject([
        { state: "failed", error: "The process ended or lost the database during the run" },
      ]);
      expect((await begin(second)).status).toBe(202);
      await second.end("SIGTERM");
    });
  });
});

describe("a server", () => {
  it("that is stopped during a run sends the end of it and exits with 0", async () => {
    await withEngine("embedded", async (env) => {
      const server = await startServer({ ...env, ...NEVER_STALE });
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

  it("serves stale TDs at once and refreshes them soon after, and logs a missing source once", async () => {
    await withFolder(async (folder) => {
      const withoutSource = await startServer({ DATA_DIR: folder });
      for (let request = 0; request < 3; request++) await fetch(withoutSource.origin + LOOKUP_PATH);
      const { stderr } = await withoutSource.end("SIGTERM");
      expect(stderr.split("\n").filter(Boolean).length).toBeLessThanOrEqual(1);

      publishParty("Refreshed");
      const server = await startServer({ DATA_DIR: folder, ...oireachtas.env });
      expect(await firstParty(server.origin)).not.toBe("Refreshed");
      await expect.poll(() => firstParty(server.origin)).toBe("Refreshed");
      expect((await server.end("SIGTERM")).stderr).toBe("");
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("servers on one PostgreSQL", () => {
  it("have one run at a time, and report its end when its server is killed", async () => {
    await withEngine("postgres", async (common) => {
      const env = { ...common, ...NEVER_STALE };
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
        data: { success: false, error: "The process ended or lost the database during the run" },
      });
      await second.end("SIGTERM");
    });
  });

  it("all serve newly stored TDs soon after", async () => {
    await withEngine("postgres", async (env) => {
      const [first, second] = await Promise.all([startServer(env), startServer(env)]);
      publishParty("Refreshed");
      await fetch(first.origin + LOOKUP_PATH);
      await expect.poll(() => firstParty(first.origin)).toBe("Refreshed");
      await expect.poll(() => firstParty(second.origin)).toBe("Refreshed");
      for (const server of [first, second]) expect((await server.end("SIGTERM")).stderr).toBe("");
    });
  });

  it("start at the same time, store the TDs once and all serve them", async () => {
    await withDatabase("postgres", async (sql, choice) => {
      if (choice.kind !== "postgres") throw new Error("another engine");
      const production = {
        NODE_ENV: "production",
        ADMIN_KEY: "the-admin-key-of-production",
        STATS_KEY: "the-stats-key-of-production",
      };
      const servers = await Promise.all(
        [1, 2, 3].map(() => startServer({ ...production, DATABASE_URL: choice.url })),
      );
      for (const { origin } of servers)
        expect((await fetch(origin + LOOKUP_PATH)).status).toBe(200);
      for (const server of servers) expect((await server.end("SIGINT")).code).toBe(0);
      expect(await sql`select count(*)::int from tds`).toMatchObject([{ count: 173 }]);
    });
  });
});
