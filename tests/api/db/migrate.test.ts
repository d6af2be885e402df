import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { TD_FIELDS } from "../../../api/contract/td.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { ENGINES, withDatabase, withTables } from "../../servers/databases.ts";
import { ROOT } from "../../source-files.ts";

const NAMES = readdirSync(join(ROOT, "api/db/migrations"))
  .map((file) => basename(file, ".sql"))
  .sort();

describe.each(ENGINES)("migrations on the %s engine", (engine) => {
  it("run once, in order, and make a column of tds and tds_accepted for each field", async () => {
    await withDatabase(engine, async (sql) => {
      expect(await migrate(sql)).toEqual(NAMES);
      expect(await migrate(sql)).toEqual([]);
      for (const table of ["tds", "tds_accepted"]) {
        const columns = await sql`
          select column_name as name, is_nullable = 'YES' as optional
          from information_schema.columns where table_name = ${table}`;
        for (const field of TD_FIELDS) {
          expect(columns).toContainEqual({ name: field.name, optional: "isOptional" in field });
        }
      }
    });
  });

  it("change nothing when one of them fails", async () => {
    await withDatabase(engine, async (sql) => {
      await sql`create table tds (in_the_way text)`;
      await expect(migrate(sql)).rejects.toThrow("already exists");
      const [found] = await sql`select to_regclass('migrations') as migrations`;
      expect(found?.migrations).toBeNull();
    });
  });

  it("keep one row per address and constituency", async () => {
    await withTables(engine, async (sql) => {
      const add = () =>
        sql`insert into tds (name, email, constituency) values ('A B', 'a.b@c.ie', 'Clare')`;
      await add();
      await expect(add()).rejects.toMatchObject({ code: "23505" });
    });
  });
});
