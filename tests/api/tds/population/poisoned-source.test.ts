import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DatabaseChoice, Sql } from "../../../../api/db/connect.ts";
import {
  applyConstituency,
  readReview,
  readRuns,
} from "../../../../api/tds/population/population-store.ts";
import { bundledTds, readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  type FakeOireachtas,
  type PublishedTd,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";
import { ENGINES, withTables } from "../../../servers/databases.ts";
import { collectedOf } from "../../../td.ts";
import { createTestPopulation } from "./test-population.ts";

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

/** The members of a constituency in the bundled data, with other addresses. */
const bundledMembers = (constituency: string, toEmail: (email: string) => string) =>
  bundledTds()
    .filter((row) => row.constituency === constituency)
    .map(({ name, email }) =>
      collectedOf(name, { constituency, address: { email: toEmail(email), dropped: [] } }),
    );

type Population = Awaited<ReturnType<typeof createTestPopulation>>;

// One engine is enough: population.test.ts runs the same queries on both.
const engine = ENGINES.at(-1) ?? "embedded";

describe("a poisoned source", () => {
  const onSeededDatabase = (use: (sql: Sql, population: Population) => Promise<void>) =>
    withTables(engine, async (sql, choice: DatabaseChoice) => {
      await seedTds(sql);
      await use(sql, await createTestPopulation(sql, choice, oireachtas));
    });
  const change = (count: number, to: (td: PublishedTd, index: number) => Partial<PublishedTd>) => {
    oireachtas.tds = oireachtas.tds.map((td, index) =>
      index < count && td.email !== null ? { ...td, ...to(td, index) } : td,
    );
  };
  const details = async (sql: Sql) =>
    (await readTds(sql))
      .map(({ name, email, party, constituency }) => [constituency, email, name, party].join())
      .sort();

  it.each<[string, number, (td: PublishedTd, index: number) => Partial<PublishedTd>]>([
    ["all addresses", 174, (_td, index) => ({ email: `a.${index}@evil.example` })],
    ["eighteen addresses", 18, (_td, index) => ({ email: `a.${index}@oireachtas.ie` })],
  ])(
    "that changes %s changes nothing until a person accepts exactly that",
    async (_w, count, to) => {
      await onSeededDatabase(async (sql, population) => {
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
    await onSeededDatabase(async (sql, population) => {
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
    await onSeededDatabase(async (sql) => {
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
    await onSeededDatabase(async (sql, population) => {
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
