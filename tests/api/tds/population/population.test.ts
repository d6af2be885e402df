import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "../../../../api/db/connect.ts";
import {
  applyConstituency,
  readReview,
  readRuns,
} from "../../../../api/tds/population/population-store.ts";
import { bundledTds, readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  FAULTS,
  type FakeOireachtas,
  type PublishedTd,
  publishedTds,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";
import { ENGINES, withTables } from "../../../servers/databases.ts";
import { collectedOf, rowOf } from "../../../td.ts";
import { createTestPopulation } from "./test-population.ts";

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

type Engine = (typeof ENGINES)[number];
type Population = Awaited<ReturnType<typeof createTestPopulation>>;
type Use = (sql: Sql, population: Population) => Promise<void>;

const onDatabase = (engine: Engine, use: Use) =>
  withTables(engine, async (sql, choice) =>
    use(sql, await createTestPopulation(sql, choice, oireachtas)),
  );
const onSeededDatabase = (engine: Engine, use: Use) =>
  onDatabase(engine, async (sql, population) => {
    await seedTds(sql);
    await use(sql, population);
  });

/** The required details of TDs and their parties, sorted. */
const plain = (tds: readonly Pick<PublishedTd, "constituency" | "email" | "name">[]) =>
  tds.map((td) => JSON.stringify(td, ["constituency", "email", "name", "party"])).sort();

/** Runs a population. Rejects when it fails. */
async function reportOf({ run }: Population) {
  const { report, error } = await run();
  if (report === undefined) throw new Error(error);
  return report;
}

describe.each(ENGINES)("a population on the %s engine", (engine) => {
  it("of an empty table stores the 173 published addresses and reports the TD without one", async () => {
    await onDatabase(engine, async (sql, population) => {
      const report = await reportOf(population);
      expect(report).toMatchObject({ stored: 173, sitting: 174, constituencies: 43 });
      expect(report.withoutAddress).toMatchObject([{ name: "Daniel Ennis" }]);
      expect(report.outside).toMatchObject([{ email: "cormac@cormacdevlin.ie" }]);
      expect(report.added).toHaveLength(173);
      const published = publishedTds().filter(({ email }) => email !== null);
      expect(plain(published)).toEqual(plain(await readTds(sql)));

      const { received } = population;
      const progress = received.flatMap((each) =>
        each.kind === "progress" ? [each.progress] : [],
      );
      expect(progress.map(({ done }) => done)).toEqual(
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
    await onSeededDatabase(engine, async (sql, population) => {
      expect(await reportOf(population)).toMatchObject({
        ...{ stored: 173, added: [], removed: [], changed: [], unreached: [] },
      });

      const [gone, ...others] = oireachtas.tds;
      const changed = others.slice(0, 8).map((td, index) => ({
        ...td,
        ...(index % 2 === 0 ? { party: "A New Party" } : { email: `new.${index}@oireachtas.ie` }),
      }));
      const fresh = {
        ...{ name: "Zoe Zed", party: "None", constituency: "Clare", memberCode: "Zoe.D.1" },
        email: "z@oireachtas.ie",
      };
      oireachtas.tds = [...changed, ...others.slice(8), fresh];
      const report = await reportOf(population);
      expect(report.added).toMatchObject([{ name: "Zoe Zed", constituency: "Clare" }]);
      expect(report.removed).toMatchObject([
        { name: gone?.name, constituency: gone?.constituency },
      ]);
      expect(report.changed.map(({ name }) => name).sort()).toEqual(
        changed.map(({ name }) => name).sort(),
      );
      const tds = await readTds(sql);
      expect(tds).toHaveLength(173);
      expect(tds.filter(({ party }) => party === "A New Party")).toHaveLength(4);
    });
  });

  it.each<[string, () => void]>([
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
  ])(
    "changes nothing and gives the reason when the source is down or poorer: %s",
    async (reason, causeFailure) => {
      await onSeededDatabase(engine, async (sql, { run }) => {
        const before = await readTds(sql);
        causeFailure();
        const end = await run();
        expect(end).toMatchObject({ success: false, message: "Failed to populate TD data" });
        expect(end.error).toContain(reason);
        expect(await readTds(sql)).toEqual(before);
        expect(await readRuns(sql, 9)).toMatchObject([{ state: "failed" }]);
      });
    },
  );

  it("changes nothing when another process has marked the run as failed", async () => {
    await onDatabase(engine, async (sql, { run }) => {
      oireachtas.delayMs = 20;
      const end = run();
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(10);
      await sql`update populations set state = 'failed' where state = 'running'`;
      expect(await end).toMatchObject({ success: false, error: "Another process ended the run" });
      expect(await readTds(sql)).toEqual([]);
    });
  });
});

describe.each(ENGINES)("a constituency on the %s engine", (engine) => {
  it("replaces rows of an earlier read, and keeps those of a later one", async () => {
    await withTables(engine, async (sql) => {
      const [old, read] = ["Old Party", "New Party"].map((party, second) =>
        rowOf("Ann Able", { party, updated_at: new Date(Date.UTC(2026, 10, 20, 10, 0, second)) }),
      );
      for (const row of [old, read, old]) {
        if (row === undefined) throw new Error("no row");
        const members = [collectedOf("Ann Able", { party: row.party })];
        const stored = await applyConstituency(sql, "Clare", members, row.updated_at);
        expect(stored).toEqual({ ok: true, value: [row] });
      }
      expect(await readTds(sql)).toEqual([read]);
    });
  });
});

/** The members of a constituency in the bundled data, with other addresses. */
const bundledMembers = (constituency: string, toEmail: (email: string) => string) =>
  bundledTds()
    .filter((row) => row.constituency === constituency)
    .map(({ name, email }) =>
      collectedOf(name, { constituency, address: { email: toEmail(email), dropped: [] } }),
    );

// One engine is enough: the tests above run the same queries on both.
const engine = ENGINES.at(-1) ?? "embedded";

describe("a poisoned source", () => {
  const change = (count: number, to: (td: PublishedTd, index: number) => Partial<PublishedTd>) => {
    oireachtas.tds = oireachtas.tds.map((td, index) =>
      index < count && td.email !== null ? { ...td, ...to(td, index) } : td,
    );
  };
  const details = async (sql: Sql) => plain(await readTds(sql));

  it.each<[string, number, (td: PublishedTd, index: number) => Partial<PublishedTd>]>([
    ["all addresses", 174, (_td, index) => ({ email: `a.${index}@evil.example` })],
    ["eighteen addresses", 18, (_td, index) => ({ email: `a.${index}@oireachtas.ie` })],
  ])(
    "that changes %s changes nothing until a person accepts exactly that",
    async (_w, count, to) => {
      await onSeededDatabase(engine, async (sql, population) => {
        const before = await details(sql);
        change(count, to);
        expect(await population.run()).toMatchObject({
          success: false,
          error: expect.stringContaining("Nothing was changed"),
        });
        expect(await details(sql)).toEqual(before);
        const review = await readReview(sql);
        if (review === null) throw new Error("no review");
        const { changed, added, removed, outside } = review.report;
        expect(changed.length + added.length).toBeGreaterThanOrEqual(count === 174 ? 173 : 17);
        expect(changed.length + removed.length).toBeGreaterThanOrEqual(count === 174 ? 173 : 17);
        expect(outside ?? []).toHaveLength(count === 174 ? 173 : 0);

        expect(await population.accept("0".repeat(64))).toMatchObject({ ok: false });
        expect(await details(sql)).toEqual(before);
        // Another difference has to be accepted again.
        change(1, () => ({ party: "Another" }));
        await population.run();
        expect((await readReview(sql))?.hash).not.toBe(review.hash);
        expect(await population.accept(review.hash)).toEqual({
          ok: false,
          failure: "difference-changed",
        });
        expect(await details(sql)).toEqual(before);

        const present = await readReview(sql);
        expect(await population.accept(present?.hash ?? "")).toMatchObject({ ok: true });
        expect(await details(sql)).not.toEqual(before);
        expect(await readReview(sql)).toBeNull();
        expect(await readRuns(sql, 1)).toMatchObject([{ state: "succeeded", error: null }]);
        expect(await population.run()).toMatchObject({ success: true });
      });
    },
  );

  it("cannot change by and by what it may not change at once", async () => {
    await onSeededDatabase(engine, async (sql, population) => {
      const ends: boolean[] = [];
      for (let run = 1; run <= 4; run++) {
        change(5 * run, (td, index) => (index < 5 * (run - 1) ? {} : { email: `x.${td.email}` }));
        ends.push((await population.run()).success);
      }
      expect(ends).toEqual([true, true, true, false]);
      expect((await readTds(sql)).filter(({ email }) => email.startsWith("x."))).toHaveLength(15);
      expect((await readReview(sql))?.report.changed).toHaveLength(20);
    });
  });

  it("cannot change by refreshes of single constituencies what it may not change at once", async () => {
    await onSeededDatabase(engine, async (sql) => {
      const readAt = new Date();
      const results: boolean[] = [];
      const constituencies = new Set(bundledTds().map(({ constituency }) => constituency));
      for (const constituency of constituencies) {
        const members = bundledMembers(constituency, (email) => `x.${email}`);
        results.push((await applyConstituency(sql, constituency, members, readAt)).ok);
      }
      expect(results).toContain(true);
      expect(results.at(-1)).toBe(false);
      const poisoned = (await readTds(sql)).filter(({ email }) => email.startsWith("x."));
      expect(poisoned.length).toBeLessThanOrEqual(17);
      const outside = bundledMembers("Wexford", (email) =>
        email.replace("@oireachtas.ie", "@evil.example"),
      );
      expect(await applyConstituency(sql, "Wexford", outside, readAt)).toMatchObject({ ok: false });
    });
  });

  const HOSTILE: [string, Partial<PublishedTd>][] = [
    ["the link mailto:%00", { email: "%00" }],
    ["a link with a lone surrogate", { email: "a\ud800@oireachtas.ie" }],
    ["a link with bidi overrides", { email: "\u202eann@oireachtas.ie" }],
    ["a link with zero-width characters", { email: "a\u200bnn@oireachtas.ie" }],
    ["a link of 10 kB", { email: `${"a".repeat(10_000)}@oireachtas.ie` }],
    ["an empty name", { name: "" }],
    ["a name of 10 kB", { name: "Ann ".repeat(2_500) }],
    ["a name with a lone surrogate", { name: "Ann \ud800" }],
    ["a name with bidi overrides", { name: "Ann \u202eelbA" }],
    ["a name with zero-width characters", { name: "An\u200bn Able" }],
    ["a party of 10 kB", { party: "P".repeat(10_000) }],
    ["a constituency with bidi overrides", { constituency: "\u202eeralC" }],
    ["an empty constituency", { constituency: "" }],
    ["the address and name of other TDs", { email: "simon.harris@oireachtas.ie" }],
  ];

  it("is reported by name, and leaves the others and its own details as they are", async () => {
    await onSeededDatabase(engine, async (sql, population) => {
      const before = await details(sql);
      const published = oireachtas.tds.filter(({ email }) => email !== null);
      const changed = new Map(
        HOSTILE.map(([, hostile], index) => [published[40 + index], hostile]),
      );
      oireachtas.tds = oireachtas.tds.map((td) => ({ ...td, ...changed.get(td) }));
      const { error, report } = await population.run();
      expect(error).toBeUndefined();
      expect(await details(sql)).toEqual(before);
      expect(report).toMatchObject({ added: [], removed: [], changed: [] });
      expect(report?.unreached).toHaveLength(HOSTILE.length);
      for (const { name, reason } of report?.unreached ?? []) {
        expect(name.length, reason).toBeGreaterThan(3);
        expect(name + reason).not.toMatch(/\p{C}/u);
        expect((name + reason).length, name).toBeLessThan(400);
      }
    });
  });
});
