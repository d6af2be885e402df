import { describe, expect, it } from "vitest";
import type { Sql } from "../../../../api/db/connect.ts";
import { migrate } from "../../../../api/db/migrate.ts";
import { readTds, storeConstituency, type TdRow } from "../../../../api/tds/lookup/td-store.ts";
import { ENGINES, withDatabase } from "../../../servers/databases.ts";

const BEFORE = new Date("2026-07-19T00:00:00Z");
const READ = new Date("2026-11-20T10:00:00Z");
const row = (name: string, over: Partial<TdRow> = {}): TdRow => ({
  name,
  email: `${name.toLowerCase()}@oireachtas.ie`,
  party: null,
  constituency: "Clare",
  updated_at: BEFORE,
  ...over,
});
const MAYO = row("Mia", { constituency: "Mayo" });

describe.each(ENGINES)("a refreshed constituency on the %s engine", (engine) => {
  /** Stores Ann and Bob of Clare, and Mia of Mayo. Returns all rows after `refresh`. */
  const rowsAfter = async (refresh: (sql: Sql) => Promise<unknown>) => {
    let rows: TdRow[] = [];
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await sql`insert into tds ${sql([row("Ann"), row("Bob"), MAYO])}`;
      await refresh(sql);
      rows = (await readTds(sql)).sort((a, b) => a.email.localeCompare(b.email));
    });
    return rows;
  };

  it("replaces its rows, also under new addresses, and no other row", async () => {
    const ann = row("Ann", { party: "Independent" });
    const cat = row("Cat");
    const rows = await rowsAfter((sql) => storeConstituency(sql, "Clare", [ann, cat], READ));
    expect(rows).toEqual([{ ...ann, updated_at: READ }, { ...cat, updated_at: READ }, MAYO]);
  });

  it("stores an address that two members share once", async () => {
    const found = [row("Ann"), row("Bob"), row("Cat", { email: "ann@oireachtas.ie" })];
    const rows = await rowsAfter((sql) => storeConstituency(sql, "Clare", found, READ));
    expect(rows.map(({ name }) => name)).toEqual(["Ann", "Bob", "Mia"]);
  });

  it("changes nothing when it has fewer TDs than are stored", async () => {
    const rows = await rowsAfter(async (sql) => {
      expect(await storeConstituency(sql, "Clare", [row("Ann")], READ)).toEqual({
        ok: false,
        failure: "Only 1 addresses were found, but 2 are stored. Nothing was changed",
      });
    });
    expect(rows).toEqual([row("Ann"), row("Bob"), MAYO]);
  });

  it("does not replace rows that were read later", async () => {
    const rows = await rowsAfter(async (sql) => {
      const earlier = new Date(BEFORE.getTime() - 1);
      const found = [row("Ann", { party: "Independent" }), row("Bob")];
      expect(await storeConstituency(sql, "Clare", found, earlier)).toMatchObject({ ok: true });
    });
    expect(rows).toEqual([row("Ann"), row("Bob"), MAYO]);
  });
});
