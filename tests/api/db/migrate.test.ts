import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { TD_FIELDS } from "../../../api/contract/td.ts";
import { openDatabase } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { seedTds } from "../../../api/tds/population/td-store.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { ROOT } from "../../source-files.ts";

const MIGRATION_FILES = readdirSync(join(ROOT, "api/db/migrations"))
  .map((file) => basename(file, ".sql"))
  .sort();

describe.each(ENGINES)("migrations on the %s engine", (engine) => {
  it("run once, in order, and are recorded", async () => {
    await withDatabase(engine, async (sql) => {
      const names = MIGRATION_FILES;
      expect(await migrate(sql)).toEqual(names);
      expect(await migrate(sql)).toEqual([]);
      const recorded = await sql`select name from migrations order by name`;
      expect(recorded.map(({ name }) => name)).toEqual(names);
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

  it("describe every column of tds", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const columns = await sql`
        select column_name, is_nullable, col_description('tds'::regclass, ordinal_position) as comment
        from information_schema.columns where table_name = 'tds' order by ordinal_position`;
      expect(new Map(columns.map((column) => [column.column_name, column.is_nullable]))).toEqual(
        new Map([
          ...TD_FIELDS.map((field) => [field.name, "isOptional" in field ? "YES" : "NO"] as const),
          ["updated_at", "NO"],
        ]),
      );
      for (const { comment } of columns) expect(comment).toEqual(expect.any(String));
    });
  });

  it("keep one row per address and constituency", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const add = () =>
        sql`insert into tds (name, email, constituency) values ('A B', 'a.b@c.ie', 'Clare')`;
      await add();
      await expect(add()).rejects.toMatchObject({ code: "23505" });
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))(
  "several processes that start at the same time",
  () => {
    it("create the schema and the rows once", async () => {
      await withDatabase("postgres", async (sql, choice) => {
        const starts = Array.from({ length: 6 }, async () => {
          const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
          if (!opened.ok) throw new Error(opened.failure.detail);
          const ran = await migrate(opened.value.sql);
          await seedTds(opened.value.sql);
          await opened.value.close();
          return ran.length;
        });
        const outcomes = await Promise.all(starts);
        expect(outcomes.sort()).toEqual([0, 0, 0, 0, 0, MIGRATION_FILES.length]);
        expect(await sql`select count(*)::int from tds`).toMatchObject([{ count: 173 }]);
      });
    });
  },
);
