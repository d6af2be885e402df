import { describe, expect, it } from "vitest";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.mjs";
import { ENGINES, withDatabase } from "../servers/databases.ts";
import { startServer } from "../servers/server-process.ts";
import { firstParty, LOOKUP_PATH, withFolder } from "./filled-server.ts";

describe("a server with stale TDs", () => {
  it("serves them at once and refreshes them soon after, and logs a missing source once", async () => {
    const oireachtas = await startFakeOireachtas();
    await withFolder(async (folder) => {
      const withoutSource = await startServer({ DATA_DIR: folder });
      for (let request = 0; request < 3; request++) await fetch(withoutSource.origin + LOOKUP_PATH);
      const { stderr } = await withoutSource.end("SIGTERM");
      expect(stderr.split("\n").filter(Boolean).length).toBeLessThanOrEqual(1);

      for (const td of oireachtas.tds) td.party = "Refreshed";
      const server = await startServer({ DATA_DIR: folder, ...oireachtas.env });
      expect(await firstParty(server.origin)).not.toBe("Refreshed");
      await expect.poll(() => firstParty(server.origin)).toBe("Refreshed");
      expect((await server.end("SIGTERM")).stderr).toBe("");
    });
    await oireachtas.close();
  });
});

describe.runIf(ENGINES.includes("postgres"))("servers on one PostgreSQL", () => {
  it("all serve newly stored TDs soon after", async () => {
    const oireachtas = await startFakeOireachtas();
    await withDatabase("postgres", async (_sql, choice) => {
      if (choice.kind !== "postgres") throw new Error("another engine");
      const env = { DATABASE_URL: choice.url, ...oireachtas.env };
      const servers = await Promise.all([1, 2].map(() => startServer(env)));
      for (const td of oireachtas.tds) td.party = "Refreshed";
      const [first, second] = servers;
      if (!first || !second) throw new Error("no servers");
      await fetch(first.origin + LOOKUP_PATH);
      await expect.poll(() => firstParty(first.origin)).toBe("Refreshed");
      await expect.poll(() => firstParty(second.origin)).toBe("Refreshed");
      for (const server of servers) expect((await server.end("SIGTERM")).stderr).toBe("");
    });
    await oireachtas.close();
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
