import { beforeEach, expect } from "vitest";
import { type FakeOireachtas, startFakeOireachtas } from "../../oireachtas/fake-oireachtas.ts";
import { readEvents } from "../../server-events.ts";
import { describePostgres, firstParty } from "../../servers/databases.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";

const KEY = { headers: { authorization: "Bearer the-key" } };
const ABANDONED = "The process ended or lost the database during the run";

let oireachtas: FakeOireachtas;
/** The environment of a server of the fake Oireachtas. */
let source: Record<string, string>;
/** The same; with details of any age, its lookups refresh nothing. */
let neverStale: Record<string, string>;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
  source = { ADMIN_KEY: "the-key", ...oireachtas.env };
  neverStale = { ...source, TD_MAX_AGE_HOURS: "8760" };
  return oireachtas.close;
});

const begin = async ({ origin }: RunningServer) =>
  (await fetch(`${origin}/api/populate`, { method: "POST", ...KEY })).status;
const follow = async ({ origin }: RunningServer) =>
  readEvents(await fetch(`${origin}/api/populate/progress`, KEY));
const untilItReads = () => expect.poll(() => oireachtas.requests.length).toBeGreaterThan(5);

const publishParty = (party: string) => {
  for (const td of oireachtas.tds) td.party = party;
};

describePostgres(
  "servers on one PostgreSQL",
  (it) => {
    it("have one run at a time, and report its end when its server is killed", async (_sql, choice) => {
      const env = { ...neverStale, DATABASE_URL: choice.url };
      const [first, second] = await Promise.all([startServer(env), startServer(env)]);
      await begin(first);
      expect(await begin(second)).toBe(409);
      const events = follow(second);
      await untilItReads();
      await first.end("SIGKILL");
      const seen = await events;
      expect(seen.filter(({ event }) => event === "progress").length).toBeGreaterThan(2);
      const data = { success: false, error: ABANDONED };
      expect(seen.at(-1)).toMatchObject({ event: "end", data });
      await second.end("SIGTERM");
    });

    it("start at the same time, store the TDs once, and all serve newly stored ones soon after", async (sql, choice) => {
      const env = { ...source, DATABASE_URL: choice.url };
      const servers = await Promise.all([1, 2].map(() => startServer(env)));
      expect(await sql`select count(*)::int from tds`).toMatchObject([{ count: 173 }]);
      publishParty("Refreshed");
      for (const { origin } of servers) {
        await expect.poll(() => firstParty(origin)).toBe("Refreshed");
      }
      for (const server of servers) {
        expect(await server.end("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
      }
    });
  },
  "nothing",
);
