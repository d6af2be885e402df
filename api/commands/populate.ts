/**
 * `npm run populate`: reads all TDs anew from the public source, as the server
 * does by itself. Servers on the same PostgreSQL show the run and serve what
 * it stored; a server that holds the embedded database is asked to run it.
 */
import { join } from "node:path";
import type { PopulationEnd, PopulationProgress } from "../contract/population.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { openNotifications } from "../db/notifications.ts";
import { type Env, parseEnv } from "../env.ts";
import { readFacts } from "../http/static/site.ts";
import { createLog, oneLine } from "../observe/log.ts";
import { localOrigin } from "../observe/start-report.ts";
import { createPopulation } from "../tds/population/population.ts";
import { createRunLock } from "../tds/population/run-lock.ts";
import { createSource } from "../tds/source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "../tds/source/source-client.ts";
import { userAgentOf } from "../tds/source/user-agent.ts";
import { populateThrough } from "./populate-through-server.ts";
import { endLines, progressLine } from "./progress-line.ts";

const BUILD = join(import.meta.dirname, "..");
const NEEDS_KEY =
  "A server holds the embedded database; set ADMIN_KEY to its key, and PORT to its port, and it is asked to populate";

/** Populates the database of the environment. Rejects, in words for whoever typed the command, when nothing could begin. */
async function populateDatabase(
  env: Env,
  show: (progress: PopulationProgress) => void,
): Promise<PopulationEnd> {
  const opened = await openDatabase(env.database, join(BUILD, "api/embedded-database.js"));
  if (!opened.ok && opened.failure.code === "folder-in-use") {
    if (env.adminKey === null) throw new Error(NEEDS_KEY);
    return populateThrough(localOrigin(env.host, env.port), env.adminKey, show);
  }
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const { sql, close } = opened.value;
  const log = createLog("error");
  const now = () => new Date();
  try {
    await migrate(sql);
    const news = await openNotifications(sql, env.database.kind, log);
    const { contact } = readFacts(join(BUILD, "site"));
    const userAgent = userAgentOf(env.publicUrl, contact);
    const population = createPopulation({
      sql,
      source: createSource(
        env.source,
        createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent }),
        now,
      ),
      lock: createRunLock(sql, env.database.kind),
      news,
      log,
      now,
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, population.stop);
    news.subscribe((item) => item.kind === "progress" && show(item.progress));
    const begun = await population.begin();
    if (!begun.ok) throw new Error("Another process is populating just now");
    return await begun.value.end;
  } finally {
    await close();
  }
}

/** Shows progress as a bar that stays in its line, or without a terminal as a line now and then. */
function createShow(): (progress: PopulationProgress) => void {
  let shownTenths = -1;
  return (progress) => {
    const line = oneLine(progressLine(progress));
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001b[K`);
    const tenths = progress.total === 0 ? 0 : Math.floor((10 * progress.done) / progress.total);
    if (!process.stdout.isTTY && tenths !== shownTenths) process.stdout.write(`${line}\n`);
    shownTenths = tenths;
  };
}

try {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  const end = await populateDatabase(parsed.value, createShow());
  if (process.stdout.isTTY) process.stdout.write("\n");
  const lines = endLines(end).map((line) => `${oneLine(line)}\n`);
  (end.success ? process.stdout : process.stderr).write(lines.join(""));
  if (!end.success) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
