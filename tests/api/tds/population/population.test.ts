import { beforeEach, expect } from "vitest";
import { fail } from "../../../../api/contract/result.ts";
import type { Sql } from "../../../../api/db/connect.ts";
import {
  applyConstituency,
  readReview,
  readRuns,
} from "../../../../api/tds/population/population-store.ts";
import { bundledTds, readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  type FakeOireachtas,
  publishedTds,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.ts";
import type { PublishedTd } from "../../../oireachtas/published.ts";
import { describeOneStore, describePostgres, describeStore } from "../../../servers/databases.ts";
import { collectedOf, contactOf } from "../../../td.ts";
import { createTestPopulation } from "./test-population.ts";

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
  return oireachtas.close;
});

async function seeded(sql: Sql) {
  await seedTds(sql);
  return createTestPopulation(sql, oireachtas);
}

/** The required details of TDs and their parties, sorted. */
const plain = (tds: readonly Pick<PublishedTd, "constituency" | "email" | "name">[]) =>
  tds.map((td) => JSON.stringify(td, ["constituency", "email", "name", "party"])).sort();
const stored = async (sql: Sql) => plain(await readTds(sql));
const withAddress = (tds: readonly PublishedTd[]) => plain(tds.filter(({ email }) => email));

describeOneStore("a population", (it) => {
  it("stores the published addresses and names the TD without one, and then what changes", async (sql) => {
    const population = createTestPopulation(sql, oireachtas);
    const { run } = population;
    const first = await run();
    expect(first.report).toMatchObject({
      stored: 173,
      sitting: 174,
      constituencies: 43,
      withoutAddress: [{ name: "Daniel Ennis" }],
      outside: [{ email: "cormac@cormacdevlin.ie" }],
    });
    expect(first.report?.added).toHaveLength(173);
    expect(await stored(sql)).toEqual(withAddress(publishedTds()));
    expect(population.stored.times).toBe(1);
    expect(await readRuns(sql, 9)).toMatchObject([
      { state: "succeeded", done: 174, total: 174, error: null, report: { stored: 173 } },
    ]);
    const same = { stored: 173, added: [], removed: [], changed: [], unreached: [] };
    const second = await run();
    expect(second).toMatchObject({ report: same });
    expect(second.report).not.toHaveProperty("outside");

    const [former, next, ...others] = oireachtas.tds as [PublishedTd, PublishedTd];
    const changed = { ...next, party: "A New Party", email: "new@oireachtas.ie" };
    const added = { ...next, name: "Zoe Zed", memberCode: "Zoe.D.1", email: "z@oireachtas.ie" };
    oireachtas.tds = [changed, ...others, added];
    const names = (tds: readonly { name: string }[] = []) => tds.map(({ name }) => name);
    const { report } = await run();
    expect([report?.added, report?.removed, report?.changed].map(names)).toEqual([
      [added.name],
      [former.name],
      [next.name],
    ]);
    expect(await stored(sql)).toEqual(withAddress(oireachtas.tds));
  });

  it("stores the roles of today without waiting for anybody", async (sql) => {
    const { run } = await seeded(sql);
    const rolesOf = async (name: string) =>
      (await readTds(sql)).find((td) => td.name === name)?.roles;
    const minister = "Minister for Culture, Communications and Sport";
    expect(await rolesOf("Patrick O'Donovan")).toEqual([{ kind: "office", name: minister }]);
    expect(await run()).toMatchObject({ success: true, report: { changed: [] } });
    expect(await rolesOf("Catherine Callaghan")).toEqual([]);
    oireachtas.tds = oireachtas.tds.map((td) => ({ ...td, roles: [] }));
    await run();
    expect(await rolesOf("Patrick O'Donovan")).toEqual([]);
  });

  it("changes nothing when another process ended the run", async (sql) => {
    const { run } = await seeded(sql);
    const before = await readTds(sql);
    oireachtas.tds = oireachtas.tds.map((td) => ({ ...td, party: "Another" }));
    oireachtas.delayMs = 20;
    const end = run();
    await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(0);
    await sql`update populations set state = 'failed', error = 'Ended' where state = 'running'`;
    expect(await end).toMatchObject({ success: false, error: "Ended" });
    expect(await readTds(sql)).toEqual(before);
  });
});

describeOneStore("a poisoned source", (it) => {
  /** Changes the first published TDs who have an address. */
  const change = (count: number, to: (td: PublishedTd, index: number) => Partial<PublishedTd>) => {
    oireachtas.tds = oireachtas.tds.map((td, index) =>
      index < count && td.email !== null ? { ...td, ...to(td, index) } : td,
    );
  };

  const MAIRE = { author: "Máire", note: "A new domain" };
  const SEAN = { author: "Seán", note: "The source was taken over" };
  const CHANGED_SINCE = { ok: false, failure: "difference-changed" };

  it("changes nothing until a person accepts exactly this difference, which can be undone once", async (sql) => {
    const { run, accept, putBack, reject } = await seeded(sql);
    const before = await stored(sql);
    change(18, (_td, index) => ({ email: `a.${index}@evil.example` }));
    const held = { success: false, error: expect.stringContaining("Nothing was changed") };
    expect(await run()).toMatchObject(held);
    const review = await readReview(sql);
    expect(review).toMatchObject({
      reason: held.error,
      acceptedAt: expect.any(String),
      report: { stored: 173, added: [], removed: [], sourceTime: expect.any(String) },
    });
    expect(review?.report.outside).toHaveLength(18);
    // A person has to accept another difference again.
    change(1, () => ({ party: "Another" }));
    await run();
    const hash = (await readReview(sql))?.hash ?? "";
    const earlier = review?.hash ?? "";
    expect(hash).not.toBe(earlier);
    for (const other of ["0".repeat(64), earlier]) {
      expect(await accept(other, MAIRE)).toEqual(CHANGED_SINCE);
    }

    expect(await reject(hash)).toMatchObject({ ok: true });
    expect(await stored(sql)).toEqual(before);
    expect(await readReview(sql)).toBeNull();
    expect(await readRuns(sql, 1)).toMatchObject([{ state: "rejected", error: null }]);

    const message = expect.stringMatching(/^Waiting for your check: \d+ TDs would /);
    expect(await run()).toMatchObject({ message });
    expect(await readRuns(sql, 1)).toMatchObject([{ state: "waiting" }]);
    const checkedAt = await sql`select min(updated_at) from tds`;
    expect(await accept(hash, MAIRE)).toMatchObject({ ok: true });
    expect(await stored(sql)).not.toEqual(before);
    expect(await readReview(sql)).toBeNull();
    expect(await readRuns(sql, 1)).toMatchObject([
      { state: "succeeded", error: null, report: { accepted: MAIRE } },
    ]);
    expect(await run()).toMatchObject({ success: true });

    expect(await putBack(earlier, SEAN)).toEqual(CHANGED_SINCE);
    expect(await putBack(hash, SEAN)).toMatchObject({ ok: true });
    expect(await stored(sql)).toEqual(before);
    expect(await sql`select min(updated_at) from tds`).toEqual(checkedAt);
    expect(await readRuns(sql, 2)).toMatchObject([
      { report: { changed: [] } },
      { report: { accepted: MAIRE, putBack: SEAN } },
    ]);
    expect(await putBack(hash, SEAN)).toEqual(CHANGED_SINCE);
    // A person has to accept the same difference again.
    expect(await run()).toMatchObject(held);
  });

  const poisoned = async (sql: Sql) =>
    (await readTds(sql)).filter(({ email }) => email.startsWith("x.")).length;

  it("cannot change by and by what it may not change at once", async (sql) => {
    const population = await seeded(sql);
    for (const [run, isStored] of [true, false].entries()) {
      change(10 * (run + 1), (td, index) => (index < 10 * run ? {} : { email: `x.${td.email}` }));
      expect(await population.run()).toMatchObject({ success: isStored });
    }
    expect(await poisoned(sql)).toBe(10);
    expect((await readReview(sql))?.report.changed).toHaveLength(20);
  });

  it("cannot change by refreshes of single constituencies what it may not change at once", async (sql) => {
    await seedTds(sql);
    const refresh = (constituency: string, toEmail: (email: string) => string) => {
      const tds = bundledTds().filter((row) => row.constituency === constituency);
      const members = tds.map(({ name, email }) =>
        collectedOf(name, { constituency, address: contactOf(toEmail(email)) }),
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
});

describeStore("runs", (it) => {
  it("go on one at a time, and one whose process is silent for ten seconds is abandoned", async (sql) => {
    const [first, second] = [1, 2].map(() => createTestPopulation(sql, oireachtas));
    // The first process is gone.
    await sql`insert into populations (done, total, constituency) values (3, 174, 'Clare')`;
    const progress = { done: 3, total: 174, constituency: "Clare", found: 0 };
    expect(await first?.state()).toEqual({ state: "running", progress });
    expect(await second?.begin()).toEqual(fail("busy"));
    await sql`update populations set seen_at = now() - interval '11 seconds'`;
    const error = "The process ended or lost the database during the run";
    expect(await first?.state()).toMatchObject({ state: "ended", end: { success: false, error } });
    const begun = await Promise.all([first?.begin(), first?.begin(), second?.begin()]);
    expect(begun.filter((each) => each?.ok)).toHaveLength(1);
    await Promise.all([first?.stop(), second?.stop()]);
  });
});

// An uncaught error of the driver fails the test run.
describePostgres("a population whose connections are lost", (it) => {
  it("goes on with new ones, and says that it lives", async (sql) => {
    const population = await seeded(sql);
    // Slow enough that a run does not end before its connections do.
    oireachtas.delayMs = 50;
    const end = population.run();
    await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(10);
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    // The pool notices which of its connections were ended, and gets new ones.
    const queries = () => Array.from({ length: sql.options.max }, () => sql`select 1`);
    await expect.poll(() => Promise.all(queries())).toHaveLength(sql.options.max);
    await expect.poll(() => readRuns(sql, 1)).not.toMatchObject([{ done: 0 }]);
    expect(await end).toMatchObject({ success: true });
  });
});
