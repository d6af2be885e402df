import { expect } from "vitest";
import { noDetails } from "../../../../api/contract/td.ts";
import { readQuestions, seedQuestions } from "../../../../api/tds/population/questions.ts";
import seedOfQuestions from "../../../../api/tds/population/seed/questions.json";
import { readTds, readWithoutAddress, seedTds } from "../../../../api/tds/population/td-store.ts";
import { describeOneStore } from "../../../servers/databases.ts";

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
