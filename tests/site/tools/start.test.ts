import { expect, inject, it } from "vitest";
import { copyDataDir } from "../../servers/data-folders.ts";
import { startWithNpm } from "../../servers/server-process.ts";

it("npm start ends its server when it gets a signal to end", async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const server = await startWithNpm({ DATA_DIR: dataDir });
  const answers = () =>
    fetch(`${server.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  await server.end("SIGTERM");
  await expect.poll(answers, { timeout: 30_000 }).toBe(false);
  remove();
});
