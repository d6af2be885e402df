import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { openTestDatabase } from "../servers/data-folders.ts";
import { describePostgres } from "../servers/databases.ts";
import { ROOT } from "../source-files.ts";

describePostgres("the operator's backups", (test) => {
  test("restore what was dumped, keep what was stored since, and bring it back", async (sql, choice) => {
    const folder = mkdtempSync(join(tmpdir(), "bia-backups-"));
    const { hostname, port, username, password, pathname } = new URL(choice.url);
    const backup = (...words: string[]) =>
      execFileSync(join(ROOT, "api/backup.sh"), words, {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        env: {
          PATH: process.env.PATH,
          BACKUPS: folder,
          KEEP: "1",
          DATABASE: pathname.slice(1),
          OWNER: username,
          RUN_AS: `env PGHOST=${hostname} PGPORT=${port} PGUSER=${username} PGPASSWORD=${password}`,
        },
      });
    const count = async () => {
      const { sql: reopened, close } = await openTestDatabase(choice);
      const [row] = await reopened`select count(*)::int as count from notes`;
      await close();
      return row?.count;
    };
    await sql`create table notes (text text)`;
    await sql`insert into notes values ('before the dump')`;
    const dump = backup("dump").trim();
    expect(readdirSync(folder)).toHaveLength(1);
    await sql`insert into notes values ('after the dump')`;

    const [, kept = ""] = /undo (\S+)/.exec(backup("restore", dump)) ?? [];
    expect(await count()).toBe(1);
    backup("undo", kept);
    expect(await count()).toBe(2);
    rmSync(folder, { recursive: true });
  });
});
