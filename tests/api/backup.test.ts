import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Sql } from "../../api/db/connect.ts";
import { endLinks, isEnded, noteLink, readLinks } from "../../api/stats/partner-store.ts";
import { openTestDatabase } from "../servers/data-folders.ts";
import { describePostgres } from "../servers/databases.ts";
import { ROOT } from "../source-files.ts";

describePostgres("the operator's backups", (it) => {
  it("restore what was dumped, keep what was stored since, and bring it back by its exact name alone", async (sql, choice) => {
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
    const read = async <T>(query: (sql: Sql) => Promise<T>) => {
      const { sql: reopened, close } = await openTestDatabase(choice);
      const value = await query(reopened);
      await close();
      return value;
    };
    const count = () => read(async (sql) => (await sql`select from notes`).length);
    const link = { expires: null, generation: 0 };
    const isNoMore = (partner: string) => read((sql) => isEnded(sql, { partner, ...link }));
    await sql`create table notes (text text)`;
    await noteLink(sql, { partner: "a-gallery", expires: null }, new Date());
    await sql`insert into notes values ('before the dump')`;
    const dump = backup("dump").trim();
    expect(readdirSync(folder)).toHaveLength(1);
    await sql`insert into notes values ('after the dump')`;
    await endLinks(sql, "a-gallery");

    const [, kept = ""] = /undo (\S+)/.exec(backup("restore", dump)) ?? [];
    expect(await count()).toBe(1);
    // Private links stay ended, here and after the undo.
    expect(await isNoMore("a-gallery")).toBe(true);
    expect(await read(readLinks)).toMatchObject({ links: [] });
    await read((sql) => endLinks(sql, "b-gallery"));
    // The servers keep running on the restored database.
    for (const mistyped of [`${kept}0`, pathname.slice(1), "postgres"]) {
      expect(() => backup("undo", mistyped)).toThrow();
      expect(await count()).toBe(1);
    }
    backup("undo", kept);
    expect(await count()).toBe(2);
    expect(await isNoMore("b-gallery")).toBe(true);

    // The live name is absent, as after a step that failed.
    const admin = await openTestDatabase({
      kind: "postgres",
      url: new URL("/postgres", choice.url).href,
    });
    const name = pathname.slice(1);
    await admin.sql.unsafe(`alter database "${name}" rename to "${name}_before"`);
    backup("undo", `${name}_before`);
    expect(await count()).toBe(2);

    // A dump drops what a restore renamed before the oldest dump.
    const renamed = () =>
      admin.sql`select datname from pg_database where datname like ${`${name}\\_%`}`;
    const recent = await renamed();
    await admin.sql.unsafe(`create database "${name}_before_20200101t031500z"`);
    backup("dump");
    expect(recent).toHaveLength(1);
    expect(await renamed()).toEqual(recent);
    await admin.close();
    rmSync(folder, { recursive: true });
  });
});
