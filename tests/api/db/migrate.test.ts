import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { TD_FIELDS } from "../../../api/contract/td.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { EARLIER_SHAPE, migrate } from "../../../api/db/migrate.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { describePostgres, describeStore } from "../../servers/databases.ts";
import { ROOT } from "../../source-files.ts";

const NAMES = readdirSync(join(ROOT, "api/db/migrations"))
  .map((file) => basename(file, ".sql"))
  .sort();

/** The tables on which others may rely, with their columns. */
const TABLES = {
  tds: "name email party constituency updated_at",
  event_log: "id actor action entity meta created_at",
  event_daily: "day action source partner provider count",
  populations: "id started_at finished_at state done total message error report",
};

const columnsOf = (sql: Sql, table: string) =>
  sql<{ name: string; optional: boolean }[]>`
    select column_name as name, is_nullable = 'YES' as optional
    from information_schema.columns where table_name = ${table}`;

describeStore(
  "migrations",
  (it) => {
    it("run once, in order, and make every table with a column for each field of a TD", async (sql) => {
      expect(await migrate(sql)).toEqual(NAMES);
      expect(await migrate(sql)).toEqual([]);
      for (const [table, names] of Object.entries(TABLES)) {
        const columns = await columnsOf(sql, table);
        expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(" ")));
      }
      for (const table of ["tds", "tds_accepted"]) {
        for (const field of TD_FIELDS) {
          const column = { name: field.name, optional: "isOptional" in field };
          expect(await columnsOf(sql, table)).toContainEqual(column);
        }
      }
    });

    it("change nothing when one of them fails", async (sql) => {
      await sql`create table populations (in_the_way text)`;
      await expect(migrate(sql)).rejects.toThrow("already exists");
      const [found] = await sql`select to_regclass('migrations') as migrations`;
      expect(found?.migrations).toBeNull();
    });

    it("refuse a database with tables or migrations of another origin, and change nothing", async (sql) => {
      for (const made of [
        "create table tds (name text)",
        "drop table tds; create table migrations (name text primary key); insert into migrations values ('001-tds')",
      ]) {
        await sql.unsafe(made);
        await expect(migrate(sql)).rejects.toThrow(EARLIER_SHAPE);
        const [found] = await sql`select to_regclass('event_log') as events`;
        expect(found?.events).toBeNull();
      }
    });
  },
  "nothing",
);

describePostgres(
  "processes that start together",
  (it) => {
    it("run each migration once", async (sql, choice) => {
      const ran = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const { sql, close } = await openTestDatabase(choice);
          const names = await migrate(sql);
          await close();
          return names;
        }),
      );
      expect(ran.flat()).toEqual(NAMES);
      expect(await sql`select 1 from migrations`).toHaveLength(NAMES.length);
    });
  },
  "nothing",
);
