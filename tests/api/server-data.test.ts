import { describe, expect, it } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { seedTds } from "../../api/tds/population/td-store.ts";
import { sendEvent } from "../event-sender.ts";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.mjs";
import { startDatabaseProxy } from "../servers/database-proxy.ts";
import { ENGINES, withDatabase } from "../servers/databases.ts";
import { runServer, startServer } from "../servers/server-process.ts";
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

const KEY = { headers: { authorization: "Bearer the-key" } };
/** No population begins by itself while a test begins one. */
const SETTINGS = { ADMIN_KEY: "the-key", STATS_KEY: "the-key", POPULATE_EVERY_HOURS: "0" };

describe.runIf(ENGINES.includes("postgres"))("a server whose database is away at its start", () => {
  it.each(["empty", "filled"])(
    "serves what needs none, and everything once its %s database answers",
    async (content) => {
      await withDatabase("postgres", async (sql, choice) => {
        if (choice.kind !== "postgres") throw new Error("another engine");
        if (content === "filled") {
          await migrate(sql);
          await seedTds(sql);
          await sql`update tds set party = 'Stored' where constituency = 'Clare'`;
        }
        const proxy = await startDatabaseProxy(choice.url);
        await proxy.close();
        const server = await startServer({ DATABASE_URL: proxy.url, ...SETTINGS });
        const { origin } = server;
        const answer = async (path: string) => {
          const response = await fetch(origin + path, KEY);
          return { status: response.status, body: await response.text() };
        };
        const readiness = async () => JSON.parse((await answer("/readyz")).body);

        expect(server.printed()).toContain(
          "the database of DATABASE_URL, which does not answer yet",
        );
        expect(await readiness()).toEqual({ success: true, degraded: ["database"] });
        for (const path of ["/healthz", "/readyz", LOOKUP_PATH, "/api/openapi.json", "/metrics"]) {
          expect((await answer(path)).status, path).toBe(200);
        }
        for (const path of ["/api/stats", "/api/populate", "/api/actions"]) {
          expect((await answer(path)).status, path).toBe(503);
        }
        const refused = await sendEvent(origin);
        expect(refused.status).toBe(503);
        expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
        expect(server.process.exitCode).toBeNull();

        await proxy.open();
        await expect.poll(readiness).toEqual({ success: true, degraded: [] });
        await expect.poll(async () => (await sendEvent(origin)).status).toBe(204);
        for (const path of ["/api/stats", "/api/populate", "/api/actions"]) {
          await expect.poll(async () => (await answer(path)).status).toBe(200);
        }
        const stored = content === "filled" ? "Stored" : "Fine Gael";
        await expect.poll(() => firstParty(origin)).toBe(stored);
        // The bundled TDs are served before they are stored.
        await expect
          .poll(() => sql`select count(*)::int as count from tds`)
          .toEqual([{ count: 173 }]);
        // The lock of a run is taken for a moment when the database answers.
        const populate = () => fetch(`${origin}/api/populate`, { method: "POST", ...KEY });
        await expect.poll(async () => (await populate()).status).toBe(202);
        const { code, stderr } = await server.end("SIGTERM");
        expect(code).toBe(0);
        const said = stderr.split("\n").filter((line) => line.includes("The database"));
        // On a busy machine the database can seem away once more.
        expect(said.slice(0, 2)).toEqual([
          expect.stringContaining(" warn The database does not answer: "),
          expect.stringContaining(" info The database answers again, "),
        ]);
        expect(stderr).toContain(" warn Events are refused: the database did not store it");
        expect(stderr).not.toContain(new URL(choice.url).password);
        await proxy.close();
      });
    },
  );

  it("stops at once while it waits", async () => {
    const server = await startServer({ DATABASE_URL: "postgres://me:hush@127.0.0.1:1/x" });
    const { code, stderr } = await server.end("SIGTERM");
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^.* warn The database does not answer: the start goes on with the bundled TDs\n$/,
    );
    expect(stderr).not.toContain("hush");
  });

  it.each([
    ["its password is wrong", (url: URL) => Object.assign(url, { password: "hush" }), "password"],
    [
      "it does not exist",
      (url: URL) => Object.assign(url, { pathname: "/none" }),
      "does not exist",
    ],
  ])("but ends with one line when %s", async (_why, change, line) => {
    await withDatabase("postgres", async (_sql, choice) => {
      if (choice.kind !== "postgres") throw new Error("another engine");
      const { href } = change(new URL(choice.url));
      const { code, stdout, stderr } = await runServer({ DATABASE_URL: href, PORT: "0" });
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(new RegExp(`^Cannot start: .*${line}.*\n$`));
      expect(stderr).not.toContain("hush");
    });
  });
});
