/**
 * `npm run -s campaign -- export | import FILE | check FILE`: writes the published campaign to
 * standard output, publishes the campaign of a file, or checks the file only.
 */
import { userInfo } from "node:os";
import { readCampaignFile } from "../campaign/campaign-file.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { CampaignAccepted, CampaignOverview } from "../contract/campaign/campaign-api.ts";
import { exampleFacts } from "../contract/campaign/example-facts.ts";
import { letterRoom } from "../contract/campaign/letter-room.ts";
import { parseWith } from "../contract/json.ts";
import { PATHS } from "../contract/paths.ts";
import { type Client, printResult, runCommand } from "./client.ts";

const USAGE = "Use it as: npm run -s campaign -- export | import FILE | check FILE";
const OTHER_VERSION = "The server is of another version";

/** Returns the campaign of a file. Throws with a readable message. */
function campaignIn(file: string): Campaign {
  const read = readCampaignFile(file);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

async function readOverview(client: Client): Promise<CampaignOverview> {
  const response = await client.request(PATHS.adminCampaign);
  const overview = parseWith(CampaignOverview, await response.json());
  if (overview === null) throw new Error(OTHER_VERSION);
  return overview;
}

async function publish(client: Client, file: string): Promise<string[]> {
  const note = `Imported from ${file}`.slice(0, 500);
  const publication = { campaign: campaignIn(file), author: userInfo().username, note };
  const { latest } = await readOverview(client);
  const response = await client.request(PATHS.adminCampaign, {
    method: "PUT",
    headers: { "content-type": "application/json", "if-match": `"${latest}"` },
    body: JSON.stringify(publication),
  });
  const accepted = parseWith(CampaignAccepted, await response.json());
  if (accepted === null) throw new Error(OTHER_VERSION);
  return [`Version ${accepted.version} of the campaign is published`];
}

/** Returns what a check of a valid campaign found. */
function report(file: string): string[] {
  const campaign = campaignIn(file);
  const examples = exampleFacts(campaign);
  const rooms = Object.entries(campaign.texts).map(
    ([language, { letter }]) => `${letterRoom(letter)} (${language})`,
  );
  return [
    `${file} is a campaign in the state ${campaign.state}`,
    `Encoded characters left for the letter in every link: ${rooms.join(", ")}`,
    ...(examples.length > 0 ? [`Still examples: ${examples.join(", ")}`] : []),
  ];
}

// `npm run` starts the command through a tool, whose first argument is the command's name.
const given = process.argv.slice(process.argv[1]?.endsWith("command.mjs") ? 3 : 2);
const [name, file, ...rest] = given;
if (name === "export" && file === undefined) {
  await runCommand(import.meta.dirname, async (client) => [
    JSON.stringify((await readOverview(client)).published.campaign, null, 2),
  ]);
} else if (name === "import" && file !== undefined && rest.length === 0) {
  await runCommand(import.meta.dirname, (client) => publish(client, file));
} else {
  await printResult(async () => {
    if (name !== "check" || file === undefined || rest.length > 0) throw new Error(USAGE);
    return report(file);
  });
}
