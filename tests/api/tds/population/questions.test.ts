import { beforeEach, expect } from "vitest";
import { noDetails } from "../../../../api/contract/td.ts";
import type { Sql } from "../../../../api/db/connect.ts";
import { readRuns } from "../../../../api/tds/population/population-store.ts";
import {
  collectQuestions,
  readQuestions,
  seedQuestions,
} from "../../../../api/tds/population/questions.ts";
import seedOfQuestions from "../../../../api/tds/population/seed/questions.json";
import { readTds, readWithoutAddress, seedTds } from "../../../../api/tds/population/td-store.ts";
import {
  type FakeOireachtas,
  hangUp,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.ts";
import type { PublishedQuestion } from "../../../oireachtas/published.ts";
import { describeOneStore } from "../../../servers/databases.ts";
import { createTestPopulation, testSource } from "./test-population.ts";

const ARTS = "Basic Income for the Arts";
const ROADS = "Roads";
const NOW = new Date("2025-04-20T02:00:00Z");
const SIX_MONTHS = ["2024-11", "2024-12", "2025-01", "2025-02", "2025-03", "2025-04"];

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
  return oireachtas.close;
});

const questionOn = (date: string, number: number, text: string, memberCode = "Ann.D.1") =>
  ({ date, number, text, section: "", memberCode }) satisfies PublishedQuestion;

/** Collects from the fake Oireachtas. Returns the report, the requested months and the stored questions. */
async function collect(sql: Sql, { topics = [ARTS], now = NOW } = {}) {
  oireachtas.requests.length = 0;
  const source = testSource(oireachtas.origin);
  const deps = { sql, source, topics: () => topics, now: () => now };
  const report = await collectQuestions(deps, new AbortController().signal);
  const months = oireachtas.requests.map(({ query }) => query.get("date_start")?.slice(0, 7));
  const { questions } = await readQuestions(sql);
  return {
    report,
    months: [...new Set(months)],
    stored: questions.map(({ date, number }) => `${date}/${number}`),
  };
}

describeOneStore("collecting questions", (it) => {
  it("replaces the first 35 by what the source has, in pages, since the day of the election", async (sql) => {
    // Every hundredth names the topic, and the first one no member.
    const march = Array.from({ length: 1_200 }, (_each, index) => ({
      ...questionOn("2025-03-06", index + 1, index % 100 === 0 ? ARTS : ROADS),
      memberCode: index === 0 ? null : "Ann.D.1",
    }));
    oireachtas.questions = [
      ...march,
      questionOn("2024-12-05", 1, ARTS),
      questionOn("2024-11-08", 1, ARTS),
    ];
    await seedQuestions(sql);
    await sql`insert into tds (name, email, constituency, code)
        values ('Ann Able', 'a@b.ie', 'Clare', 'Ann.D.1')`;
    const { report, months, stored } = await collect(sql);
    expect(months).toEqual(SIX_MONTHS);
    expect(oireachtas.requests.some(({ query }) => query.get("skip") === "1000")).toBe(true);
    // The 35 are all replaced but those after the month of this test.
    const later = stored.filter((question) => question > "2025-05");
    expect(stored.length - later.length).toBe(12);
    expect(report).toEqual({
      from: "2024-11",
      months: 6,
      read: 1_201,
      kept: 12,
      leftOut: 1,
      ofOthers: later.length,
      readAt: NOW.toISOString(),
    });
  });

  it("goes on at the month that could not be read, and then reads the last 60 days again", async (sql) => {
    oireachtas.questions = [questionOn("2024-12-05", 1, ARTS), questionOn("2025-03-06", 2, ARTS)];
    oireachtas.faults.set("/v1/questions 2025-01-01 0", hangUp);
    const failed = expect.stringMatching(/^2025-01: \/v1\/questions could not be reached/);
    expect(await collect(sql)).toMatchObject({
      months: SIX_MONTHS.slice(0, 3),
      stored: ["2024-12-05/1"],
      report: { months: 2, kept: 1, failed },
    });
    oireachtas.faults.clear();
    expect(await collect(sql)).toMatchObject({
      months: SIX_MONTHS.slice(2),
      stored: ["2025-03-06/2", "2024-12-05/1"],
      report: { from: "2025-01", months: 4 },
    });
    oireachtas.questions.push(questionOn("2025-03-05", 9, ARTS));
    expect(await collect(sql, { now: new Date("2025-04-21") })).toMatchObject({
      months: SIX_MONTHS.slice(3),
      stored: ["2025-03-06/2", "2025-03-05/9", "2024-12-05/1"],
    });
  });

  it("reads all months again for other topics, and asks nothing without one", async (sql) => {
    oireachtas.questions = [
      questionOn("2024-12-05", 1, ARTS),
      questionOn("2024-12-05", 2, ROADS),
      questionOn("2024-12-05", 2, ROADS, "Bob.D.1"),
    ];
    expect(await collect(sql)).toMatchObject({ stored: ["2024-12-05/1"] });
    const stored = ["2024-12-05/2", "2024-12-05/2"];
    expect(await collect(sql, { topics: [ROADS] })).toMatchObject({ months: SIX_MONTHS, stored });
    expect(await collect(sql, { topics: [ROADS, ARTS] })).toMatchObject({ report: { kept: 3 } });
    // Topics in another order and case are no other topics.
    const same = [ARTS.toUpperCase(), ROADS, " - "];
    expect(await collect(sql, { topics: same })).toMatchObject({ months: SIX_MONTHS.slice(3) });
    expect(await collect(sql, { topics: [" - "] })).toMatchObject({ report: null, months: [] });
  });

  it("is a part of a population's report, and gives the day when all were read", async (sql) => {
    oireachtas.questions = [questionOn("2024-12-05", 1, ARTS)];
    await seedQuestions(sql);
    const lastRead = async () => (await readQuestions(sql)).readAt;
    expect(await lastRead()).toEqual(new Date("2025-11-20"));
    const { run, stored } = createTestPopulation(sql, oireachtas, () => [ARTS]);
    const { report } = await run();
    expect(report).toMatchObject({ stored: 173, questions: { from: "2024-11", kept: 1 } });
    expect(await readRuns(sql, 1)).toMatchObject([{ state: "succeeded", report }]);
    expect(stored.times).toBe(2);
    const readAt = new Date(report?.questions?.readAt ?? 0);
    expect(await lastRead()).toEqual(readAt);

    oireachtas.faults.set("/v1/questions", hangUp);
    const failed = expect.stringContaining("could not be reached");
    const succeeded = { success: true, report: { stored: 173, questions: { failed } } };
    expect(await run()).toMatchObject(succeeded);
    expect(await lastRead()).toEqual(readAt);
  });
});

describeOneStore("the seed", (it) => {
  it("fills an empty table, and no other, with every TD who has an address, with the date of the file", async (sql) => {
    await seedTds(sql);
    const rows = await readTds(sql);
    expect(rows).toHaveLength(173);
    expect(rows).toContainEqual({
      ...noDetails(),
      name: "Seán Ó Fearghaíl",
      email: "sean.ofearghail@oireachtas.ie",
      party: "Fianna Fáil",
      constituency: "Kildare South",
      code: "Seán-Ó-Fearghaíl.S.2000-06-09",
      updated_at: new Date("2026-07-19T00:00:00Z"),
    });
    await sql`delete from tds where constituency <> 'Clare'`;
    const left = await readTds(sql);
    await seedTds(sql);
    expect(await readTds(sql)).toHaveLength(left.length);
  });

  it("names the TDs without an address by the last population", async (sql) => {
    expect(await readWithoutAddress(sql)).toMatchObject([
      { name: "Daniel Ennis", constituency: "Dublin Central", code: expect.any(String) },
    ]);
    const report = { withoutAddress: [{ name: "A B", constituency: "Clare", dropped: [] }] };
    await sql`
      insert into populations (state, report, finished_at)
      values ('succeeded', ${sql.json(report)}, now()), ('failed', null, now())`;
    expect(await readWithoutAddress(sql)).toEqual(report.withoutAddress);
  });

  it("holds 35 questions, which do not come back into a table that was emptied by reading", async (sql) => {
    await seedQuestions(sql);
    await seedQuestions(sql);
    const { questions, readAt } = await readQuestions(sql);
    expect(questions).toHaveLength(35);
    const { asOf, questions: seeded } = seedOfQuestions;
    expect(new Set(questions)).toEqual(
      new Set(seeded.map((question) => ({ heading: null, ...question }))),
    );
    expect(readAt).toEqual(new Date(asOf));
    await sql`delete from questions`;
    await sql`insert into question_months values ('2025-03', 'arts', now())`;
    await seedQuestions(sql);
    expect((await readQuestions(sql)).questions).toEqual([]);
  });
});
