import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseTd, TD_FIELDS, tdLines } from "../../../api/contract/td.ts";
import { ROOT } from "../../source-files.ts";
import { tdOf } from "../../td.ts";

const FOLDER = join(ROOT, "api/db/migrations");
const MIGRATIONS = readdirSync(FOLDER)
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join();

/** Returns the columns that the migrations create in a table. */
function columnsOf(table: string): string[] {
  const created = new RegExp(`create table ${table} \\(([^;]*)\\);`).exec(MIGRATIONS)?.[1] ?? "";
  const added = MIGRATIONS.matchAll(new RegExp(`alter table ${table}\\b([^;]*);`, "g"));
  return [
    ...created.matchAll(/^ {2}(\w+) /gm),
    ...[...added].flatMap(([, change = ""]) => [...change.matchAll(/\badd column (\w+)/g)]),
  ].map(([, column = ""]) => column);
}

it.each(["tds", "tds_accepted"])("the migrations create a column of %s for each field", (table) => {
  const columns = columnsOf(table);
  const missing = TD_FIELDS.map(({ name }) => name).filter((name) => !columns.includes(name));
  expect(missing).toEqual([]);
});

it("a TD is shown with each line that the source gives", () => {
  expect(tdLines(tdOf("Ann Able", { party: "Independent" }))).toEqual([
    { name: "party", text: "Independent" },
  ]);
  expect(tdLines(tdOf("Ann Able"))).toEqual([]);
});

it.each([undefined, null, ""])("a TD has no optional field that is %j", (party) => {
  const td = tdOf("Ann Able");
  expect(parseTd({ ...td, party })).toEqual(td);
});

it.each([
  ["a party that is no text", { party: 1 }],
  ["a blank name", { name: " " }],
  ["no name", { name: undefined }],
  ["an address that is none", { email: "ann@able" }],
  ["an unknown constituency", { constituency: "Atlantis" }],
])("%s is not a TD", (_what, over) => {
  expect(parseTd({ ...tdOf("Ann Able"), ...over })).toBeNull();
});
