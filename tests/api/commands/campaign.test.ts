import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { startFilled } from "../../servers/databases.ts";
import { runCampaignCommand } from "../../servers/server-process.ts";

const NAMED = JSON.stringify(DEFAULT_CAMPAIGN).replaceAll(
  "Basic Income for the Arts",
  "Night Buses for All",
);

it("the command exports, checks and imports a campaign through the running server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bia-campaign-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "campaign.json");
  const write = (campaign: object) => writeFileSync(file, JSON.stringify(campaign));
  const { origin } = await startFilled({ ADMIN_KEY: "the-key" });
  const env = { HOST: "127.0.0.1", PORT: new URL(origin).port };
  const withKey = { ...env, ADMIN_KEY: "the-key", USER: "mary" };
  const campaign = (...words: string[]) => runCampaignCommand(withKey, ...words);
  const failed = (message: RegExp) => ({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
  const published = async () => (await fetch(`${origin}/api/campaign`)).json();

  write({});
  const failures = await Promise.all([
    runCampaignCommand(env, "export"),
    runCampaignCommand({ ...env, ADMIN_KEY: "wrong" }, "export"),
    runCampaignCommand({ ...withKey, PORT: "9" }, "export"),
    campaign("check", file),
  ]);
  expect(failures).toEqual([
    failed(/: set ADMIN_KEY to its key/),
    failed(/refused: That key isn't right.\n$/),
    failed(/cannot be reached; start/),
    failed(/ is not a campaign: .*format is missing/),
  ]);
  writeFileSync(file, NAMED);
  expect(await campaign("check", file)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/in the state live\n.*left .*\d+ \(en\), \d+ \(ga\)\nStill ex/),
  });
  expect((await campaign("import", file)).stdout).toBe("Version 1 of the campaign is published\n");
  const exported = JSON.parse((await campaign("export")).stdout);
  expect(exported).toEqual({ version: 1, ...JSON.parse(NAMED) });
  const closed = { ...exported, state: "closed" };
  write(closed);
  expect(await campaign("import", file)).toEqual(
    failed(/texts\.en\.achieved has to be written for this state/),
  );
  const endTexts = { achieved: "The buses run.", next: "Take one." };
  for (const language of ["en", "ga"]) Object.assign(closed.texts[language], endTexts);
  write(closed);
  expect(await campaign("import", file)).toEqual({
    code: 0,
    stdout: "Version 2 of the campaign is published\n",
    stderr: "",
  });
  // Somebody published after the version in the file.
  write({ ...closed, state: "won" });
  const { stderr } = await campaign("import", file);
  expect(stderr.split("\n")).toEqual([
    expect.stringMatching(/^Nothing was imported: .* version 1, and version 2 is published$/),
    expect.stringMatching(/^ {2}state: "closed", in .* "won"$/),
    expect.stringContaining('write "version": 2'),
    "",
  ]);
  expect(await published()).toMatchObject({ version: 2, state: "closed" });
});
