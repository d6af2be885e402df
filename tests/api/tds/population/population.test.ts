import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PopulationProgress, PopulationReport } from "../../../../api/contract/population.ts";
import type { DatabaseChoice, Sql } from "../../../../api/db/connect.ts";
import { readRuns } from "../../../../api/tds/population/population-store.ts";
import { readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  FAULTS,
  type FakeOireachtas,
  publishedTds,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";
import { ENGINES, withTables } from "../../../servers/databases.ts";
import { createTestPopulation } from "./test-population.ts";

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

const setUp = (sql: Sql, choice: DatabaseChoice) => createTestPopulation(sql, choice, oireachtas);

async function reportOf(ending: Promise<{ error?: string; report?: PopulationReport }>) {
  const { report, error } = await ending;
  if (report === undefined) throw new Error(error);
  return report;
}

const UNCHANGED = { added: [], removed: [], changed: [], unreached: [] };

describe.each(ENGINES)("a population on the %s engine", (engine) => {
  const onDatabase = (use: (sql: Sql, choice: DatabaseChoice) => Promise<void>) =>
    withTables(engine, async (sql, choice) => {
      await use(sql, choice);
    });

  it("of an empty table stores the 173 published addresses and reports the TD without one", async () => {
    await onDatabase(async (sql, choice) => {
      const { run, received } = await setUp(sql, choice);
      const report = await reportOf(run());
      expect(report).toMatchObject({ stored: 173, sitting: 174, constituencies: 43 });
      expect(report.withoutAddress).toMatchObject([{ name: "Daniel Ennis" }]);
      expect(report.outside).toMatchObject([{ email: "cormac@cormacdevlin.ie" }]);
      expect(report.added).toHaveLength(173);
      const published = publishedTds().filter(({ email }) => email !== null);
      const plain = (
        tds: { name: string; party: string | null; email: string | null; constituency: string }[],
      ) =>
        tds
          .map(({ name, party, email, constituency }) => [constituency, name, party, email].join())
          .sort();
      expect(plain(await readTds(sql))).toEqual(plain(published));

      const progress = received.flatMap((each) =>
        each.kind === "progress" ? [each.progress] : [],
      );
      expect(progress.map(({ done }: PopulationProgress) => done)).toEqual(
        Array.from({ length: 175 }, (_each, index) => index),
      );
      expect(progress.at(-1)).toMatchObject({ total: 174, found: 173 });
      expect(received.slice(-2).map(({ kind }) => kind)).toEqual(["tds", "ended"]);
      expect(await readRuns(sql, 9)).toMatchObject([
        { state: "succeeded", done: 174, total: 174, error: null, report: { stored: 173 } },
      ]);
    });
  });

  it("reports no change the second time, and then exactly the ten changes", async () => {
    await onDatabase(async (sql, choice) => {
      await seedTds(sql);
      const { run } = await setUp(sql, choice);
      expect(await reportOf(run())).toMatchObject({ ...UNCHANGED, stored: 173 });

      const [gone, ...others] = oireachtas.tds;
      const changed = others.slice(0, 8).map((td, index) => ({
        ...td,
        ...(index % 2 === 0 ? { party: "A New Party" } : { email: `new.${index}@oireachtas.ie` }),
      }));
      const fresh = {
        name: "Zoe Zed",
        party: "None",
        constituency: "Clare",
        email: "z@oireachtas.ie",
        memberCode: "Zoe.D.1",
      };
      oireachtas.tds = [...changed, ...others.slice(8), fresh];
      const report = await reportOf(run());
      expect(report.added).toMatchObject([{ name: "Zoe Zed", constituency: "Clare" }]);
      expect(report.removed).toMatchObject([
        { name: gone?.name, constituency: gone?.constituency },
      ]);
      expect(report.changed.map(({ name }) => name).sort()).toEqual(
        changed.map(({ name }) => name).sort(),
      );
      expect(await readTds(sql)).toHaveLength(173);
      expect((await readTds(sql)).filter(({ party }) => party === "A New Party")).toHaveLength(4);
    });
  });

  it("changes nothing and gives the reason when the source is down or has an unexpected format", async () => {
    await onDatabase(async (sql, choice) => {
      await seedTds(sql);
      const before = await readTds(sql);
      const { run } = await setUp(sql, choice);
      const failures: [string, () => void][] = [
        [
          "/v1/members returned an error (status 503)",
          () => oireachtas.faults.set("/v1/members", FAULTS.status(503)),
        ],
        [
          "but 173 are stored",
          () => {
            oireachtas.tds = oireachtas.tds.slice(20);
          },
        ],
      ];
      for (const [reason, causeFailure] of failures) {
        oireachtas.faults.clear();
        causeFailure();
        const end = await run();
        expect(end).toMatchObject({ success: false, message: "Failed to populate TD data" });
        expect(end.error).toContain(reason);
      }
      expect(await readTds(sql)).toEqual(before);
      expect((await readRuns(sql, 9)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    });
  });

  it("changes nothing when another process has marked the run as failed", async () => {
    await onDatabase(async (sql, choice) => {
      oireachtas.delayMs = 20;
      const { run } = await setUp(sql, choice);
      const end = run();
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(10);
      await sql`update populations set state = 'failed' where state = 'running'`;
      expect(await end).toMatchObject({
        success: false,
        error: "Another process ended the run",
      });
      expect(await readTds(sql)).toEqual([]);
    });
  });
});
