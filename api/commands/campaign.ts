/**
 * `npm run -s campaign -- export | import FILE | check FILE`: writes the published campaign to
 * standard output, publishes the campaign of a file, or checks the file only.
 */
import { userInfo } from "node:os";
import { readCampaignFile } from "../campaign/campaign-file.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { exampleFacts } from "../contract/campaign/example-facts.ts";
import { letterRoom } from "../contract/campaign/letter-room.ts";
import { oneLine } from "../contract/visible-text.ts";
import { type Env, parseEnv } from "../env.ts";
import { type CampaignRepository, openCampaignRepository } from "./campaign-repository.ts";

const USAGE = "Use it as: npm run -s campaign -- export | import FILE | check FILE";

/** Runs the command, and returns what it prints. Rejects with a readable message. */
async function run(env: Env, [name, file, ...rest]: readonly string[]): Promise<string> {
  if (name === "export" && file === undefined) {
    const campaign = await withRepository(env, (repository) => repository.read());
    return JSON.stringify(campaign, null, 2);
  }
  if ((name !== "import" && name !== "check") || file === undefined || rest.length > 0) {
    throw new Error(USAGE);
  }
  const read = readCampaignFile(file);
  if (!read.ok) throw new Error(read.failure);
  const campaign = read.value;
  if (name === "check") return report(file, campaign);
  const note = `Imported from ${file}`.slice(0, 500);
  const author = userInfo().username;
  const version = await withRepository(env, (repository) =>
    repository.publish({ campaign, author, note }),
  );
  return `Version ${version} of the campaign is published`;
}

async function withRepository<T>(
  env: Env,
  use: (repository: CampaignRepository) => Promise<T>,
): Promise<T> {
  const repository = await openCampaignRepository(env);
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

/** Returns what a check of a valid campaign found. */
function report(file: string, campaign: Campaign): string {
  const examples = exampleFacts(campaign);
  const rooms = Object.entries(campaign.texts).map(
    ([language, { letter }]) => `${letterRoom(letter)} (${language})`,
  );
  return [
    `${file} is a campaign in the state ${campaign.state}`,
    `Encoded characters left for the letter in every link: ${rooms.join(", ")}`,
    ...(examples.length > 0 ? [`Still examples: ${examples.join(", ")}`] : []),
  ].join("\n");
}

try {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  process.stdout.write(`${await run(parsed.value, process.argv.slice(argumentsFrom()))}\n`);
} catch (error) {
  process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}

/** `npm run` starts the command through a tool, whose first argument is the command's name. */
function argumentsFrom(): number {
  return process.argv[1]?.endsWith("command.mjs") ? 3 : 2;
}
