/**
 * `npm run populate`: updates all TDs from the public source, as the server
 * does by itself. Servers on the same PostgreSQL show the run and serve its
 * result. If a server has the embedded database open, the run takes place there.
 */
import { join } from "node:path";
import { bundledCampaign } from "../campaign/campaign-file.ts";
import { readCampaign } from "../campaign/campaign-store.ts";
import type { PopulationEnd, PopulationProgress, ReportedTd } from "../contract/population.ts";
import { oneLine } from "../contract/visible-text.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { openNotifications } from "../db/notifications.ts";
import { type Env, parseEnv } from "../env.ts";
import { createLog } from "../observe/log.ts";
import { createPopulation } from "../tds/population/population.ts";
import { createRunLock } from "../tds/population/run-lock.ts";
import { createSource, formatUserAgent } from "../tds/source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "../tds/source/source-client.ts";
import { populateOnServer } from "./populate-on-server.ts";
import { localOrigin } from "./start-report.ts";

const BUILD = join(import.meta.dirname, "..");
const KEY_REQUIRED =
  "A server has the embedded database open. Set ADMIN_KEY and PORT to those of the server to populate through it";
const BAR_WIDTH = 30;

/** Populates the configured database. Rejects with a readable message when no run could begin. */
async function populate(
  env: Env,
  onProgress: (progress: PopulationProgress) => void,
): Promise<PopulationEnd> {
  const opened = await openDatabase(env.database, join(BUILD, "api/embedded-database.js"));
  if (!opened.ok && opened.failure.code === "folder-in-use") {
    if (env.adminKey === null) throw new Error(KEY_REQUIRED);
    return populateOnServer(localOrigin(env.host, env.port), env.adminKey, onProgress);
  }
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const { sql, close } = opened.value;
  const log = createLog("error");
  const now = () => new Date();
  try {
    await migrate(sql);
    const notifications = await openNotifications(sql, env.database.kind, log);
    const { facts } = await readCampaign(sql, bundledCampaign(env.campaignFile));
    const userAgent = formatUserAgent(env.publicUrl, facts.contactAddress);
    const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent });
    const population = createPopulation({
      sql,
      source: createSource(env.source, client),
      lock: createRunLock(env.database),
      notifications,
      log,
      now,
      elapsedMs: () => performance.now(),
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, population.stop);
    notifications.subscribe((notification) => {
      if (notification.kind === "progress") onProgress(notification.progress);
    });
    const begun = await population.begin();
    if (!begun.ok) throw new Error("Another process is already populating the database");
    return await begun.value.end;
  } finally {
    await close();
  }
}

/** Returns a function that prints progress: as a bar on one line of a terminal, otherwise as a line per 10 %. */
function createProgressPrinter(): (progress: PopulationProgress) => void {
  let printedTenths = -1;
  return (progress) => {
    const line = oneLine(formatProgress(progress));
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001b[K`);
    const tenths = progress.total === 0 ? 0 : Math.floor((10 * progress.done) / progress.total);
    if (!process.stdout.isTTY && tenths !== printedTenths) process.stdout.write(`${line}\n`);
    printedTenths = tenths;
  };
}

/** Returns progress as one line: `[#####----]  45/174  Clare`. */
function formatProgress({ done, total, constituency }: PopulationProgress): string {
  const filled = total === 0 ? 0 : Math.round((done / total) * BAR_WIDTH);
  const bar = "#".repeat(filled).padEnd(BAR_WIDTH, "-");
  return `[${bar}] ${`${done}`.padStart(4)}/${total}  ${constituency}`;
}

/** Returns the result of a run as lines. */
function formatEnd({ message, error, report }: PopulationEnd): string[] {
  if (report === undefined) return [`${message}${error === undefined ? "" : `: ${error}`}`];
  const { stored, sitting, constituencies, added, removed, changed } = report;
  const list = (label: string, tds: readonly ReportedTd[]) =>
    tds.map(({ name, constituency }) => `  ${label.padEnd(11)} ${name} (${constituency})`);
  return [
    `${message}: ${stored} stored of ${sitting} sitting members for ${constituencies} constituencies`,
    ...(added.length + removed.length + changed.length === 0 ? ["  Nothing changed"] : []),
    ...list("added", added),
    ...list("removed", removed),
    ...list("changed", changed),
    ...list("no address", report.withoutAddress),
    ...list("not reached", report.unreached),
    ...(report.outside ?? []).map(
      ({ name, constituency, email }) => `  check       ${name} (${constituency}): ${email}`,
    ),
  ];
}

try {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  const end = await populate(parsed.value, createProgressPrinter());
  if (process.stdout.isTTY) process.stdout.write("\n");
  const lines = formatEnd(end).map((line) => `${oneLine(line)}\n`);
  (end.success ? process.stdout : process.stderr).write(lines.join(""));
  if (!end.success) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
