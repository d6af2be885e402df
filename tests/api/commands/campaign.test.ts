import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { runCommand, runServer, startServer } from "../../servers/server-process.ts";

/** Runs the built command with this environment only. */
const campaign = (env: Record<string, string>, ...words: string[]) =>
  runCommand("campaign", env, ...words);

it("exports, checks and imports a campaign, which also begins an empty database", async () => {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  const env = { DATA_DIR: dataDir };
  const exported = await campaign(env, "export");
  expect(JSON.parse(exported.stdout)).toEqual({ version: 0, ...DEFAULT_CAMPAIGN });

  const file = join(dataDir, "campaign.json");
  const invented = exported.stdout.replaceAll("Basic Income for the Arts", "Night Buses for All");
  writeFileSync(file, invented);
  expect(await campaign(env, "check", file)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /is a campaign in the state live\n.*left .*\d+ \(en\), \d+ \(ga\)\nStill ex/,
    ),
  });

  const server = await startServer({ ...env, ADMIN_KEY: "the-key", CAMPAIGN_FILE: file });
  const { port } = new URL(server.origin);
  const onServer = { ...env, HOST: "127.0.0.1", PORT: port };
  const read = async () => (await fetch(`${server.origin}/api/campaign`)).json();
  expect(await read()).toMatchObject({
    version: 1,
    texts: { en: { name: "Night Buses for All" } },
  });
  expect(await campaign(onServer, "export")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^A server has the embedded database open\. Set ADMIN_KEY/),
  });
  const withKey = { ...onServer, ADMIN_KEY: "the-key" };
  const closed = { ...JSON.parse(invented), version: 1, state: "closed" };
  writeFileSync(file, JSON.stringify(closed));
  expect(await campaign(withKey, "import", file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("texts.en.achieved has to be written for this state"),
  });
  const said = { achieved: "The buses run.", next: "Take one." };
  for (const language of ["en", "ga"]) Object.assign(closed.texts[language], said);
  writeFileSync(file, JSON.stringify(closed));
  expect(await campaign({ ...withKey, USER: "mary" }, "import", file)).toEqual({
    code: 0,
    stdout: "Version 2 of the campaign is published\n",
    stderr: "",
  });
  expect(await read()).toMatchObject({ version: 2, state: "closed" });

  // The same file once more: somebody published after its version.
  writeFileSync(file, JSON.stringify({ ...closed, state: "won" }));
  const refused = await campaign(withKey, "import", file);
  expect(refused.code).toBe(1);
  expect(refused.stderr.split("\n")).toEqual([
    expect.stringMatching(
      /^Nothing was imported: .* follows version 1, and version 2 is published$/,
    ),
    expect.stringMatching(/^ {2}state: "closed", in .* "won"$/),
    expect.stringContaining('write "version": 2'),
    "",
  ]);
  expect(await read()).toMatchObject({ version: 2, state: "closed" });
  await server.end("SIGTERM");

  expect(JSON.parse((await campaign(env, "export")).stdout)).toEqual({ ...closed, version: 2 });
  writeFileSync(file, "{}");
  expect(await runServer({ ...env, CAMPAIGN_FILE: file })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Cannot start: CAMPAIGN_FILE: .* format is missing/),
  });
  remove();
});
