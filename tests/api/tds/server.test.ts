import { expect } from "vitest";
import { startFakeOireachtas } from "../../oireachtas/fake-oireachtas.ts";
import { describePostgres, firstParty } from "../../servers/databases.ts";
import { startServer } from "../../servers/server-process.ts";

describePostgres(
  "servers on one PostgreSQL",
  (it) => {
    it("start at the same time, store the TDs once, and all serve newly stored ones soon after", async (sql, choice) => {
      const oireachtas = await startFakeOireachtas();
      const env = { ...oireachtas.env, DATABASE_URL: choice.url };
      const servers = await Promise.all([1, 2].map(() => startServer(env)));
      expect(await sql`select count(*)::int from tds`).toMatchObject([{ count: 173 }]);
      for (const td of oireachtas.tds) td.party = "Refreshed";
      for (const { origin } of servers) {
        await expect.poll(() => firstParty(origin)).toBe("Refreshed");
      }
      for (const server of servers) {
        expect(await server.end("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
      }
      await oireachtas.close();
    });
  },
  "nothing",
);
