/**
 * `npm run -s campaign -- export | import FILE | check FILE`: writes the published campaign to
 * standard output, publishes the campaign of a file, or checks the file only. All but the check work
 * through the running server.
 */
import { type CampaignFile, readCampaignFile } from "../campaign/campaign-file.ts";
import {
  CampaignAccepted,
  CampaignConflict,
  CampaignOverview,
  CampaignVersion,
} from "../contract/campaign/campaign-api.ts";
import { leavesOf, parseWith } from "../contract/json.ts";
import { PATHS } from "../contract/paths.ts";
import { letterRoom } from "../measures/letter-room.ts";
import { exampleFacts } from "../words/out-of-date.ts";
import { printResult, type Request, runCommand } from "./client.ts";

const USAGE = "Use it as: npm run -s campaign -- export | import FILE | check FILE";
const OTHER_VERSION = "The server is of another version";

function readFile(file: string): CampaignFile {
  const read = readCampaignFile(file);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

/** Returns the published campaign as a file, with the version that an import of it replaces. */
async function exportCampaign(request: Request): Promise<string[]> {
  const response = await request(PATHS.adminCampaign);
  const overview = parseWith(CampaignOverview, await response.json());
  if (overview === null) throw new Error(OTHER_VERSION);
  const { latest, history, published } = overview;
  // The history was read together with `latest`; what is served may be older for some seconds.
  const newest = history[0]?.version ?? published.version;
  if (newest !== published.version) {
    const read = await request(`${PATHS.adminCampaign}?version=${newest}`);
    const version = parseWith(CampaignVersion, await read.json());
    if (version === null) throw new Error(OTHER_VERSION);
    return [JSON.stringify({ version: latest, ...version.campaign }, null, 2)];
  }
  const { campaign } = published;
  return [JSON.stringify({ version: latest, ...campaign }, null, 2)];
}

/** Publishes the campaign of a file, unless a version was published after the one in the file. */
async function importCampaign(request: Request, file: string): Promise<string[]> {
  const { version, campaign } = readFile(file);
  const note = `Imported from ${file}`.slice(0, 500);
  // A user of a container may have no name.
  const author = process.env.USER || "npm run campaign";
  const response = await request(PATHS.adminCampaign, {
    method: "PUT",
    headers: { "content-type": "application/json", "if-match": `"${version}"` },
    body: JSON.stringify({ campaign, author, note }),
  });
  const body: unknown = await response.json();
  const conflict = parseWith(CampaignConflict, body);
  if (conflict !== null) throw new Error(describeConflict(file, { version, campaign }, conflict));
  const accepted = parseWith(CampaignAccepted, body);
  if (accepted === null) throw new Error(OTHER_VERSION);
  return [`Version ${accepted.version} of the campaign is published`];
}

/** Returns what the import would undo, by field, and how to import all the same. */
function describeConflict(
  file: string,
  { version, campaign }: CampaignFile,
  { latest, newer }: CampaignConflict,
): string {
  const [published, own] = [newer.campaign, campaign].map((each) => new Map(leavesOf(each)));
  const paths = [...new Set([...(published?.keys() ?? []), ...(own?.keys() ?? [])])];
  const show = (text: string | undefined) => (text === undefined ? "nothing" : `"${text}"`);
  const differences = paths
    .filter((path) => published?.get(path) !== own?.get(path))
    .map((path) => `  ${path}: ${show(published?.get(path))}, in ${file} ${show(own?.get(path))}`);
  return [
    `Nothing was imported: ${file} follows version ${version}, and version ${latest} is published`,
    ...differences,
    `To publish the file all the same, write "version": ${latest} into it and import it again`,
  ].join("\n");
}

function report(file: string): string[] {
  const { campaign } = readFile(file);
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
  await runCommand(exportCampaign);
} else if (name === "import" && file !== undefined && rest.length === 0) {
  await runCommand((request) => importCampaign(request, file));
} else {
  await printResult(async () => {
    if (name !== "check" || file === undefined || rest.length > 0) throw new Error(USAGE);
    return report(file);
  });
}
