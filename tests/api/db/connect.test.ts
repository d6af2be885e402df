import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../../api/db/connect.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";

describe.each(ENGINES)("a database on the %s engine", (engine) => {
  it("returns the right rows for many concurrent queries", async () => {
    await withDatabase(engine, async (sql) => {
      const numbers = Array.from({ length: 500 }, (_, index) => index);
      const rows = await Promise.all(numbers.map((n) => sql`select ${n}::int as n`));
      expect(rows.map(([row]) => row?.n)).toEqual(numbers);
    });
  });
});

describe("the embedded database", () => {
  it("opens its folder for one process at a time, and for its owner only", async () => {
    await withDatabase("embedded", async (_sql, choice) => {
      if (choice.kind !== "embedded") throw new Error("another engine");
      expect(await openDatabase(choice, EMBEDDED_PROGRAM)).toEqual({
        ok: false,
        failure: { code: "folder-in-use", detail: choice.dataDir },
      });
    });
    // The one that was created, because a copy can have other rights.
    expect(statSync(join(inject("emptyDataDir"), "pg")).mode & 0o077).toBe(0);
  });

  it("is created again when its creation was interrupted", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bia-data-"));
    mkdirSync(join(dataDir, "pg-unfinished"));
    writeFileSync(join(dataDir, "pg-unfinished/PG_VERSION"), "17\n");
    const opened = await openDatabase({ kind: "embedded", dataDir }, EMBEDDED_PROGRAM);
    if (!opened.ok) throw new Error(opened.failure.detail);
    expect(await opened.value.sql`select 1 as one`).toEqual([{ one: 1 }]);
    await opened.value.close();
    expect(readdirSync(dataDir).sort()).toEqual(["lock", "pg"]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("reports why it cannot be created", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bia-data-"));
    writeFileSync(join(dataDir, "pg"), "a file where a folder belongs");
    const opened = await openDatabase({ kind: "embedded", dataDir }, EMBEDDED_PROGRAM);
    expect(opened).toMatchObject({ ok: false, failure: { code: "embedded-failed" } });
    expect(opened.ok ? "" : opened.failure.detail).toMatch(/ENOTDIR|EEXIST/);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("reports why its process cannot be started", async () => {
    const { execPath } = process;
    process.execPath = "/nowhere/node";
    const choice = { kind: "embedded", dataDir: join(tmpdir(), "bia-data-none") } as const;
    const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
    process.execPath = execPath;
    expect(opened).toEqual({
      ok: false,
      failure: { code: "embedded-failed", detail: "spawn /nowhere/node ENOENT" },
    });
  });

  it("keeps acknowledged rows when its process is killed", async () => {
    await withDatabase("embedded", async (sql, choice) => {
      await sql`create table kept (n int)`;
      await sql`insert into kept select generate_series(1, 1000)`;
      const pid = childOf(process.pid);
      process.kill(pid, "SIGKILL");
      const again = await openDatabase(choice, EMBEDDED_PROGRAM);
      if (!again.ok) throw new Error(again.failure.code);
      expect(await again.value.sql`select count(*)::int as n from kept`).toEqual([{ n: 1000 }]);
      await again.value.close();
    });
  });
});

function childOf(pid: number): number {
  const args = ["-o", "pid=,args=", "--ppid", `${pid}`];
  const line = execFileSync("ps", args, { encoding: "utf8" })
    .split("\n")
    .find((found) => found.includes("embedded-database"));
  return Number.parseInt(line ?? "", 10);
}
