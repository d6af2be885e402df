import { readFileSync } from "node:fs";
import { type Campaign, parseCampaign } from "../contract/campaign/campaign.ts";
import {
  CampaignAccepted,
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
  differences,
  exampleFacts,
  valuesOf,
} from "../contract/campaign/campaign-api.ts";
import { letterRoom } from "../contract/campaign/letter-room.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fields, isCount, parseJson, parseWith } from "../contract/json.ts";
import { PATHS } from "../contract/paths.ts";
import { oneLine } from "../contract/text.ts";
import { parseEnv } from "../env.ts";
import { localOrigin } from "../http/listen.ts";

const USAGE = "Use it as: npm run -s campaign -- export | import FILE | check FILE";
const OTHER_VERSION = "The server is of another version";

/** A campaign in a file, and the version of the export; 0 in a file that was written anew. */
type CampaignFile = { version: number; campaign: Campaign };

function readFile(file: string): CampaignFile {
  const { version = 0, ...document } = fields(parseJson(readFileSync(file, "utf8")));
  if (!isCount(version)) throw new Error(`${file} has no number as its version`);
  const campaign = parseCampaign(document);
  if (campaign.ok) return { version, campaign: campaign.value };
  const problems = campaign.failure.map(describeProblem).join("; ");
  throw new Error(`${file} is not a campaign: ${problems}`);
}

async function exportCampaign(request: RequestToServer): Promise<string[]> {
  const response = await request(PATHS.adminCampaign);
  const overview = parseWith(CampaignOverview, await response.json());
  if (overview === null) throw new Error(OTHER_VERSION);
  const { version, campaign } = overview.published;
  return [JSON.stringify({ version, ...campaign }, null, 2)];
}

/** Publishes the campaign of a file, unless a later version than the file's was published. */
async function importCampaign(request: RequestToServer, file: string): Promise<string[]> {
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
  const publication = parseWith(CampaignAccepted, body);
  if (publication === null) throw new Error(OTHER_VERSION);
  return [`Version ${publication.version} of the campaign is published`];
}

function describeConflict(
  file: string,
  { version, campaign }: CampaignFile,
  { latest, newer }: CampaignConflict,
): string {
  const changes = differences(valuesOf(newer.campaign), valuesOf(campaign)).map(
    ({ path, from, to }) => `  ${path}: "${from}", in ${file} "${to}"`,
  );
  return [
    `Nothing was imported: ${file} follows version ${version}, and version ${latest} is published`,
    ...changes,
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

async function run([name, file, ...rest]: readonly string[]): Promise<string[]> {
  if (name === "export" && file === undefined) return exportCampaign(requestsToServer());
  if (file !== undefined && rest.length === 0) {
    if (name === "import") return importCampaign(requestsToServer(), file);
    if (name === "check") return report(file);
  }
  throw new Error(USAGE);
}

try {
  for (const line of await run(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const line of message.split("\n")) process.stderr.write(`${oneLine(line)}\n`);
  process.exitCode = 1;
}

/**
 * Requests a path of the running server's API with the admin's key. Rejects with a line for the operator when
 * the server cannot be reached or refuses; a conflict (409) is no refusal.
 */
type RequestToServer = (path: string, init?: RequestInit) => Promise<Response>;

/** Returns the requests to the server of HOST and PORT on this machine. Throws without ADMIN_KEY. */
function requestsToServer(): RequestToServer {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  const { host, port, adminKey } = parsed.value;
  if (adminKey === null) {
    throw new Error("The command works through the running server: set ADMIN_KEY to its key");
  }
  const origin = localOrigin(host, port);
  const name = `The server at ${origin}`;
  return async (path, init = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${adminKey}` };
    const request = fetch(new URL(path, origin), { ...init, headers, redirect: "error" });
    const response = await request.catch(() => {
      throw new Error(`${name} cannot be reached; start it, or set HOST and PORT to those it has`);
    });
    if (response.ok || response.status === 409) return response;
    const body: unknown = await response.json().catch(() => null);
    const { error = `status ${response.status}` } = fields(body);
    const problems = parseWith(CampaignRefused, body)?.problems ?? [];
    const reasons = problems.map(({ field, reason }) => `${field} ${reason}`);
    throw new Error(`${name} refused: ${[error, ...reasons].join("; ")}`);
  };
}
