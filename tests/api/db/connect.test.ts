import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { fail } from "../../../api/contract/result.ts";
import { openDatabase } from "../../../api/db/connect.ts";
import { copyDataDir, openTestDatabase } from "../../servers/data-folders.ts";
import { describePostgres } from "../../servers/databases.ts";
import { EMBEDDED_PROGRAM } from "../../servers/server-process.ts";

describe("the embedded database", () => {
  it("opens its folder for one process at a time, and for its owner only", async () => {
    const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
    const choice = { kind: "embedded", dataDir } as const;
    const { close } = await openTestDatabase(choice);
    expect(await openDatabase(choice, EMBEDDED_PROGRAM, console)).toEqual(
      fail(expect.stringContaining(`The data folder ${dataDir} is in use`)),
    );
    await close();
    remove();
    // A copy can have other rights.
    expect(statSync(join(inject("emptyDataDir"), "pg")).mode & 0o077).toBe(0);
  });

  it("ends when its server ends before it is ready", async () => {
    const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
    const socket = join(mkdtempSync(join(tmpdir(), "bia-")), "database");
    const program = fork(EMBEDDED_PROGRAM, [dataDir, socket], { execArgv: [] });
    program.disconnect();
    expect(await once(program, "exit")).toEqual([0, null]);
    remove();
  });

  it("is created again when its creation was interrupted", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bia-data-"));
    mkdirSync(join(dataDir, "pg-unfinished"));
    writeFileSync(join(dataDir, "pg-unfinished/PG_VERSION"), "17\n");
    const { sql, close } = await openTestDatabase({ kind: "embedded", dataDir });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await close();
    expect(readdirSync(dataDir).sort()).toEqual(["lock", "pg"]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says which PostgreSQL made a folder that it cannot open, and what to do", async () => {
    const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
    writeFileSync(join(dataDir, "pg/PG_VERSION"), "17\n");
    const opened = await openDatabase({ kind: "embedded", dataDir }, EMBEDDED_PROGRAM, console);
    const reason = `: PostgreSQL 17 made ${dataDir}, and this release has 18\\. Start .+ empty folder`;
    expect(opened).toEqual(fail(expect.stringMatching(reason)));
    remove();
  });

  it("says that the disk is full, and where, when nothing can be written", async () => {
    // A file system without free space.
    const choice = { kind: "embedded", dataDir: "/proc" } as const;
    expect(await openDatabase(choice, EMBEDDED_PROGRAM, console)).toEqual(
      fail(expect.stringMatching(/: the disk is full: 0 MB are free for \/proc$/)),
    );
  });
});

describePostgres("a PostgreSQL that does not answer", (it) => {
  it("is named with the reason", async (_sql, choice) => {
    const closing = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(closing, "listening");
    const { port } = closing.address() as AddressInfo;
    for (const [change, reason] of [
      [{ hostname: "no-host.invalid" }, "no-host.invalid:\\d+ does not answer: .*ENOTFOUND.*"],
      [{ port: `${port}` }, `127.0.0.1:${port} does not answer: .+`],
      [{ search: "?sslmode=require" }, ".+ does not answer: .*TLS.*"],
      [{ password: "hush-hush" }, ".+ does not answer: password auth.+"],
    ] as const) {
      const { href, password } = Object.assign(new URL(choice.url), change);
      const opened = await openDatabase({ kind: "postgres", url: href }, "", console, 0);
      expect(opened).toEqual(fail(expect.stringMatching(`^The database at ${reason}$`)));
      expect(opened).not.toEqual(fail(expect.stringContaining(password)));
    }
    closing.close();
  });

  it("is not waited for when it refuses the login or a parameter, or has no such database", async (_sql, choice) => {
    const lines: string[] = [];
    const log = { warn: (line: string) => lines.push(line) };
    for (const [change, reason] of [
      [{ username: "nobody" }, /: password authentication failed/],
      [{ pathname: "/none" }, /: database "none" does not exist$/],
      [{ search: "?pgbouncer=true" }, /: unrecognized configuration parameter "pgbouncer"$/],
    ] as const) {
      const { href: url } = Object.assign(new URL(choice.url), change);
      const opened = await openDatabase({ kind: "postgres", url }, "", log);
      expect(opened).toEqual(fail(expect.stringMatching(reason)));
    }
    expect(lines).toEqual([]);
  });
});
