import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { TD_FIELDS } from "../../../api/contract/td.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { describeStore } from "../../servers/databases.ts";
import { ROOT } from "../../source-files.ts";

const NAMES = readdirSync(join(ROOT, "api/db/migrations"))
  .map((file) => basename(file, ".sql"))
  .sort();

describeStore(
  "migrations",
  (test) => {
    test("run once, in order, and make a column of tds and tds_accepted for each field", async (sql) => {
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

    test("change nothing when one of them fails", async (sql) => {
      await sql`create table tds (in_the_way text)`;
      await expect(migrate(sql)).rejects.toThrow("already exists");
      const [found] = await sql`select to_regclass('migrations') as migrations`;
      expect(found?.migrations).toBeNull();
    });
  },
  "nothing",
);

describeStore("the TDs", (test) => {
  test("keep one row per address and constituency", async (sql) => {
    const add = () =>
      sql`insert into tds (name, email, constituency) values ('A B', 'a.b@c.ie', 'Clare')`;
    await add();
    await expect(add()).rejects.toMatchObject({ code: "23505" });
  });
});
