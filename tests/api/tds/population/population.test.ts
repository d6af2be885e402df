import { beforeEach, expect } from "vitest";
import type { DatabaseChoice, Sql } from "../../../../api/db/connect.ts";
import {
  applyConstituency,
  readReview,
  readRuns,
} from "../../../../api/tds/population/population-store.ts";
import { createRunLock } from "../../../../api/tds/population/schedule.ts";
import { bundledTds, readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  FAULTS,
  type FakeOireachtas,
  publishedTds,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.ts";
import type { PublishedTd } from "../../../oireachtas/pages.ts";
import { describeOneStore, describeStore } from "../../../servers/databases.ts";
import { collectedOf } from "../../../td.ts";
import { createTestPopulation } from "./test-population.ts";

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
  return oireachtas.close;
});

/** Stores the bundled TDs. Returns a population of them. */
async function seeded(sql: Sql, choice: DatabaseChoice) {
  await seedTds(sql);
  return createTestPopulation(sql, choice, oireachtas);
}

/** The required details of TDs and their parties, sorted. */
const plain = (tds: readonly Pick<PublishedTd, "constituency" | "email" | "name">[]) =>
  tds.map((td) => JSON.stringify(td, ["constituency", "email", "name", "party"])).sort();
const stored = async (sql: Sql) => plain(await readTds(sql));

describeStore("a population", (test) => {
  test("of an empty table stores the 173 published addresses and reports the TD without one", async (sql, choice) => {
    const { run, received } = await createTestPopulation(sql, choice, oireachtas);
    const { report } = await run();
    expect(report).toMatchObject({
      ...{ stored: 173, sitting: 174, constituencies: 43 },
      withoutAddress: [{ name: "Daniel Ennis" }],
      outside: [{ email: "cormac@cormacdevlin.ie" }],
    });
    expect(report?.added).toHaveLength(173);
    const published = publishedTds().filter(({ email }) => email !== null);
    expect(await stored(sql)).toEqual(plain(published));
    expect(received.slice(-2).map(({ kind }) => kind)).toEqual(["tds", "ended"]);
    expect(await readRuns(sql, 9)).toMatchObject([
      { state: "succeeded", done: 174, total: 174, error: null, report: { stored: 173 } },
    ]);
  });

  test("reports no change the second time, and then exactly the ten changes", async (sql, choice) => {
    const { run } = await seeded(sql, choice);
    const same = { stored: 173, added: [], removed: [], changed: [], unreached: [] };
    expect(await run()).toMatchObject({ report: same });

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
    const { report } = await run();
    expect(report).toMatchObject({
      added: [{ name: "Zoe Zed" }],
      removed: [{ name: gone?.name }],
    });
    const names = (tds: readonly { name: string }[] = []) => tds.map(({ name }) => name).sort();
    expect(names(report?.changed)).toEqual(names(changed));
    expect(await stored(sql)).toEqual(plain(oireachtas.tds.filter(({ email }) => email !== null)));
  });

  for (const [error, fault, missing] of [
    ["/v1/members returned an error (status 503)", FAULTS.status(503), 0],
    ["but 173 are stored. Nothing was changed", undefined, 20],
    ["Another process ended the run", undefined, 0],
  ] as const) {
    test(`changes nothing and is failed when the source is down or poorer, or another process ended it: ${error}`, async (sql, choice) => {
      const { run } = await seeded(sql, choice);
      const before = await readTds(sql);
      oireachtas.delayMs = 20;
      if (fault) oireachtas.faults.set("/v1/members", fault);
      oireachtas.tds = oireachtas.tds.slice(missing).map((td) => ({ ...td, party: "Another" }));
      const end = run();
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(0);
      if (!fault && !missing)
        await sql`update populations set state = 'failed' where state = 'running'`;
      expect(await end).toMatchObject({ success: false, error: expect.stringContaining(error) });
      expect(await readTds(sql)).toEqual(before);
      expect(await readRuns(sql, 9)).toMatchObject([{ state: missing ? "waiting" : "failed" }]);
    });
  }
});

describeOneStore("a poisoned source", (test) => {
  /** Changes the first published TDs who have an address. */
  const change = (count: number, to: (td: PublishedTd, index: number) => Partial<PublishedTd>) => {
    oireachtas.tds = oireachtas.tds.map((td, index) =>
      index < count && td.email !== null ? { ...td, ...to(td, index) } : td,
    );
  };

  const MAIRE = { author: "Máire", note: "A new domain" };
  const SEAN = { author: "Seán", note: "The source was taken over" };

  for (const [what, count, domain, least] of [
    ["all addresses", 174, "evil.example", 173],
    ["eighteen addresses", 18, "oireachtas.ie", 17],
  ] as const) {
    test(`that changes ${what} changes nothing until a person accepts exactly that, and can be undone once`, async (sql, choice) => {
      const { run, accept, putBack, reject } = await seeded(sql, choice);
      const before = await stored(sql);
      change(count, (_td, index) => ({ email: `a.${index}@${domain}` }));
      const held = { success: false, error: expect.stringContaining("Nothing was changed") };
      expect(await run()).toMatchObject(held);
      const review = await readReview(sql);
      if (review === null) throw new Error("no review");
      const { changed, added, removed, outside = [] } = review.report;
      expect(changed.length + added.length).toBeGreaterThanOrEqual(least);
      expect(changed.length + removed.length).toBeGreaterThanOrEqual(least);
      expect(outside).toHaveLength(count === 174 ? 173 : 0);
      // Another difference has to be accepted again.
      change(1, () => ({ party: "Another" }));
      await run();
      const present = await readReview(sql);
      expect(present?.hash).not.toBe(review.hash);
      for (const hash of ["0".repeat(64), review.hash]) {
        expect(await accept(hash, MAIRE)).toEqual({ ok: false, failure: "difference-changed" });
      }
      expect(await stored(sql)).toEqual(before);

      expect(await reject(present?.hash ?? "")).toMatchObject({ ok: true });
      expect(await stored(sql)).toEqual(before);
      expect(await readReview(sql)).toBeNull();
      expect(await readRuns(sql, 1)).toMatchObject([{ state: "rejected", error: null }]);

      const waiting = await run();
      expect(waiting.message).toMatch(/^Waiting for your check: \d+ TDs would /);
      expect(await readRuns(sql, 1)).toMatchObject([{ state: "waiting" }]);
      const checkedAt = await sql`select min(updated_at) from tds`;
      expect(await accept(present?.hash ?? "", MAIRE)).toMatchObject({ ok: true });
      expect(await stored(sql)).not.toEqual(before);
      expect(await readReview(sql)).toBeNull();
      expect(await readRuns(sql, 1)).toMatchObject([
        { state: "succeeded", error: null, report: { accepted: MAIRE } },
      ]);
      expect(await run()).toMatchObject({ success: true });

      const changedSince = { ok: false, failure: "difference-changed" };
      expect(await putBack(review.hash, SEAN)).toEqual(changedSince);
      expect(await putBack(present?.hash ?? "", SEAN)).toMatchObject({ ok: true });
      expect(await stored(sql)).toEqual(before);
      expect(await sql`select min(updated_at) from tds`).toEqual(checkedAt);
      expect(await readRuns(sql, 2)).toMatchObject([
        { report: { changed: [] } },
        { report: { accepted: MAIRE, putBack: SEAN } },
      ]);
      expect(await putBack(present?.hash ?? "", SEAN)).toEqual(changedSince);
      // The same difference has to be accepted again.
      expect(await run()).toMatchObject(held);
    });
  }

  const poisoned = async (sql: Sql) =>
    (await readTds(sql)).filter(({ email }) => email.startsWith("x.")).length;

  test("cannot change by and by what it may not change at once", async (sql, choice) => {
    const population = await seeded(sql, choice);
    for (const [run, isStored] of [true, true, true, false].entries()) {
      change(5 * (run + 1), (td, index) => (index < 5 * run ? {} : { email: `x.${td.email}` }));
      expect(await population.run()).toMatchObject({ success: isStored });
    }
    expect(await poisoned(sql)).toBe(15);
    expect((await readReview(sql))?.report.changed).toHaveLength(20);
  });

  test("cannot change by refreshes of single constituencies what it may not change at once", async (sql) => {
    await seedTds(sql);
    const refresh = (constituency: string, toEmail: (email: string) => string) => {
      const tds = bundledTds().filter((row) => row.constituency === constituency);
      const members = tds.map(({ name, email }) =>
        collectedOf(name, { constituency, address: { email: toEmail(email), dropped: [] } }),
      );
      return applyConstituency(sql, constituency, members, new Date());
    };
    const results: boolean[] = [];
    for (const constituency of new Set(bundledTds().map((td) => td.constituency))) {
      results.push((await refresh(constituency, (email) => `x.${email}`)).ok);
    }
    expect([results[0], results.at(-1)]).toEqual([true, false]);
    expect(await poisoned(sql)).toBeLessThanOrEqual(17);
    const outside = (email: string) => email.replace("@oireachtas.ie", "@evil.example");
    expect(await refresh("Wexford", outside)).toMatchObject({ ok: false });
  });

  const HOSTILE = [
    ...["%00", "a\ud800@oireachtas.ie", "\u202eann@oireachtas.ie", "a\u200bnn@oireachtas.ie"],
    `${"a".repeat(10_000)}@oireachtas.ie`,
    // The address of another TD.
    "simon.harris@oireachtas.ie",
  ];

  test("that publishes hostile addresses is reported by name, and leaves the others and its own details as they are", async (sql, choice) => {
    const { run } = await seeded(sql, choice);
    const before = await stored(sql);
    const published = oireachtas.tds.filter(({ email }) => email !== null).slice(40);
    const changed = new Map(HOSTILE.map((email, index) => [published[index], { email }]));
    oireachtas.tds = oireachtas.tds.map((td) => ({ ...td, ...changed.get(td) }));
    const { error, report } = await run();
    expect(error).toBeUndefined();
    expect(await stored(sql)).toEqual(before);
    expect(report).toMatchObject({ added: [], removed: [], changed: [] });
    expect(report?.unreached).toHaveLength(HOSTILE.length);
    for (const { reason } of report?.unreached ?? []) {
      expect(reason).not.toMatch(/\p{C}/u);
      expect(reason.length).toBeLessThan(400);
    }
  });
});

describeStore("the run lock", (test) => {
  test("is held by one run at a time", async (_sql, choice) => {
    const acquire = createRunLock(choice);
    for (let time = 0; time < 2; time++) {
      const release = await acquire(() => {});
      expect(release).toBeTypeOf("function");
      expect(await acquire(() => {})).toBeNull();
      await release?.();
    }
  });
});
