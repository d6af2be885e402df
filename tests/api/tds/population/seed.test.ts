import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, isConstituency } from "../../../../api/contract/constituencies.ts";
import { parseTd } from "../../../../api/contract/td.ts";
import seed from "../../../../api/tds/population/seed/tds.json";
import { readTds, readWithoutAddress, seedTds } from "../../../../api/tds/population/td-store.ts";
import { ENGINES, withTables } from "../../../servers/databases.ts";

describe.each(ENGINES)("the seed on the %s engine", (engine) => {
  it("fills an empty table with every TD who has an address, with the date of the file", async () => {
    await withTables(engine, async (sql) => {
      await seedTds(sql);
      const rows = await readTds(sql);
      expect(rows).toHaveLength(173);
      expect(rows.find(({ name }) => name === "Seán Ó Fearghaíl")).toMatchObject({
        name: "Seán Ó Fearghaíl",
        email: "sean.ofearghail@oireachtas.ie",
        party: "Fianna Fáil",
        constituency: "Kildare South",
        updated_at: new Date("2026-07-19T00:00:00Z"),
      });
    });
  });

  it("names the TDs without an address by the last population", async () => {
    await withTables(engine, async (sql) => {
      await seedTds(sql);
      expect(await readWithoutAddress(sql)).toEqual([
        { name: "Daniel Ennis", constituency: "Dublin Central" },
      ]);
      const report = { withoutAddress: [{ name: "A B", constituency: "Clare", dropped: [] }] };
      await sql`
        insert into populations (state, report, finished_at)
        values ('succeeded', ${sql.json(report)}, now()), ('failed', null, now())`;
      expect(await readWithoutAddress(sql)).toEqual([{ name: "A B", constituency: "Clare" }]);
    });
  });

  it("does not change a table with rows", async () => {
    await withTables(engine, async (sql) => {
      await sql`insert into tds (name, email, constituency) values ('A B', 'a.b@c.ie', 'Clare')`;
      await seedTds(sql);
      expect(await readTds(sql)).toHaveLength(1);
    });
  });
});

describe("the seed file", () => {
  const withAddress = seed.tds.filter(({ email }) => email !== null);

  it("holds the 174 sitting TDs, 173 of them with a valid address", () => {
    expect(seed.tds).toHaveLength(174);
    expect(withAddress.map(parseTd)).not.toContain(null);
  });

  it("covers every constituency except Tipperary, which is a choice only", () => {
    const covered = new Set(seed.tds.map(({ constituency }) => constituency));
    expect([...covered].filter((name) => !isConstituency(name))).toEqual([]);
    expect(CONSTITUENCIES.filter((name) => !covered.has(name))).toEqual(["Tipperary"]);
  });

  it("names its source and licence", () => {
    expect(seed.source).toContain("Houses of the Oireachtas");
    expect(seed.licence).toContain("CC BY 4.0");
  });
});
