import { expect, it } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { seedTds } from "../../api/tds/population/td-store.ts";
import { sendEvent } from "../event-sender.ts";
import { startDatabaseProxy } from "../servers/database-proxy.ts";
import { describePostgres } from "../servers/databases.ts";
import { runServer, startServer } from "../servers/server-process.ts";
import { firstParty, LOOKUP_PATH } from "./filled-server.ts";

const KEY = { headers: { authorization: "Bearer the-key" } };
/** No population begins by itself while a test begins one. */
const SETTINGS = { ADMIN_KEY: "the-key", STATS_KEY: "the-key", POPULATE_EVERY_HOURS: "0" };

describePostgres(
  "a server whose database is away at its start",
  (test) => {
    for (const content of ["empty", "filled"]) {
      test(`serves what needs none, and everything once its ${content} database answers`, async (sql, choice) => {
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
    }

    it("stops at once while it waits", async () => {
      const server = await startServer({ DATABASE_URL: "postgres://me:hush@127.0.0.1:1/x" });
      const { code, stderr } = await server.end("SIGTERM");
      expect(code).toBe(0);
      expect(stderr).toMatch(
        /^.* warn The database does not answer: the start goes on with the bundled TDs\n$/,
      );
      expect(stderr).not.toContain("hush");
    });

    for (const [why, change, line] of [
      ["its password is wrong", (url: URL) => Object.assign(url, { password: "hush" }), "password"],
      [
        "it does not exist",
        (url: URL) => Object.assign(url, { pathname: "/none" }),
        "does not exist",
      ],
    ] as const) {
      test(`but ends with one line when ${why}`, async (_sql, choice) => {
        const { href } = change(new URL(choice.url));
        const { code, stdout, stderr } = await runServer({ DATABASE_URL: href, PORT: "0" });
        expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
        expect(stderr).toMatch(new RegExp(`^Cannot start: .*${line}.*\n$`));
        expect(stderr).not.toContain("hush");
      });
    }
  },
  "nothing",
);
