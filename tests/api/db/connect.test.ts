import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { describe, expect, inject, it } from "vitest";
import { fail } from "../../../api/contract/result.ts";
import { openDatabase } from "../../../api/db/connect.ts";
import { startEmbedded } from "../../../api/db/embedded.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { copyDataDir, openTestDatabase } from "../../servers/data-folders.ts";

describe("the embedded database", () => {
  it("opens its folder for one process at a time, and for its owner only", async () => {
    const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
    const choice = { kind: "embedded", dataDir } as const;
    const { close } = await openTestDatabase(choice);
    expect(await openDatabase(choice, EMBEDDED_PROGRAM)).toEqual(
      fail({ code: "folder-in-use", detail: dataDir }),
    );
    await close();
    remove();
    // The one that was created, because a copy can have other rights.
    expect(statSync(join(inject("emptyDataDir"), "pg")).mode & 0o077).toBe(0);
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

  it("reports why its process cannot be started", async () => {
    const { execPath } = process;
    process.execPath = "/nowhere/node";
    const choice = { kind: "embedded", dataDir: join(tmpdir(), "bia-data-none") } as const;
    const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
    process.execPath = execPath;
    expect(opened).toEqual(fail({ code: "embedded-failed", detail: "spawn /nowhere/node ENOENT" }));
  });
});

/** The first message of a PostgreSQL client: its length, the protocol version 3.0, the parameters. */
function startupMessage(): Buffer {
  const parameters = Buffer.from("user\0postgres\0database\0postgres\0\0");
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(0x00030000, 4);
  return Buffer.concat([head, parameters]);
}

it("the embedded database refuses a second connection while the first one is open", async () => {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  const started = await startEmbedded(dataDir, EMBEDDED_PROGRAM);
  if (!started.ok) throw new Error(started.failure.state);
  const { path, stop } = started.value;
  const first = postgres({ path, username: "postgres", database: "postgres", max: 1 });
  expect(await first`select 1 as one`).toEqual([{ one: 1 }]);

  const second = connect(path).on("error", () => {});
  second.write(startupMessage());
  const outcome = await new Promise<string>((resolve) => {
    second.once("data", () => resolve("accepted")).once("close", () => resolve("refused"));
  });
  second.destroy();
  expect(outcome).toBe("refused");
  expect(await first`select 2 as two`).toEqual([{ two: 2 }]);
  await first.end();
  await stop();
  remove();
});
