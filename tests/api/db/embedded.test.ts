import { connect } from "node:net";
import postgres from "postgres";
import { expect, inject, it } from "vitest";
import { startEmbedded } from "../../../api/db/embedded.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { copyDataDir } from "../../servers/data-folders.ts";

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
