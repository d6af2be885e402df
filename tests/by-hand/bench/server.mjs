/** `npm run bench`: prints the server's figures on each engine as rows of a table. A missed target fails. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../../site/tools/build.mjs";
import { importTypeScript, KEY, ROOT, report, startServer } from "./harness.mjs";
import { ensureWrk, load, rateRelativeTo, startBareServer } from "./load.mjs";

const LOOKUP = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;
const FIGURES_MS = 150;

/** @typedef {import("../../../api/db/connect.ts").DatabaseChoice} DatabaseChoice */
/** @typedef {import("../../../api/db/connect.ts").Sql} Sql */

if (!ensureWrk()) process.exit(1);
await buildStale();
/** @type {typeof import("../../../api/db/connect.ts")} */
const { openDatabase } = await importTypeScript("api/db/connect.ts");
/** @type {typeof import("../../../api/events/retention.ts")} */
const { rollUpEvents } = await importTypeScript("api/events/retention.ts");
/** @type {typeof import("../../servers/postgres.ts")} */
const { findPostgres } = await importTypeScript("tests/servers/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
const found = await findPostgres({ durable: true });
try {
  await measureEngine({ kind: "embedded", dataDir }, { eventsPerSecond: 5_000, memoryMb: 450 });
  if (!found.ok) report("Not measured on PostgreSQL", found.failure);
  else {
    const choice = /** @type {const} */ ({ kind: "postgres", url: found.value.url });
    await measureEngine(choice, { eventsPerSecond: 8_000, memoryMb: 200 });
  }
  await measureLookups();
} finally {
  if (found.ok) await found.value.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * @param {DatabaseChoice} choice
 * @param {{ eventsPerSecond: number, memoryMb: number }} targets
 */
async function measureEngine(choice, { eventsPerSecond, memoryMb }) {
  const { kind } = choice;
  /** @type {Record<string, string>} */
  const env = kind === "embedded" ? { DATA_DIR: choice.dataDir } : { DATABASE_URL: choice.url };
  const first = await startServer(env);
  await first.stop();
  const server = await startServer(env);
  const seconds = [first, server].map(({ startMs }) => `${(startMs / 1000).toFixed(2)} s`);
  report(`Start, first and second, ${kind}`, seconds.join(", "));

  const warmUp = await load(`${server.origin}/api/events`, { kind: "events" });
  const measured = await load(`${server.origin}/api/events`, { kind: "events" });
  await load(server.origin + LOOKUP);
  const memory = server.memoryMb();
  await server.stop();
  report(
    `Events acknowledged a second, ${kind}`,
    `${Math.round(measured.perSecond)}; target ${eventsPerSecond}`,
    measured.perSecond >= eventsPerSecond,
  );
  const acknowledged = warmUp.requests + measured.requests;
  const stored = await withDatabase(choice, async (sql) => {
    const [row] = await sql`select count(*)::int as count from event_log`;
    await fillYear(sql);
    return row?.count;
  });
  // The load ends without the last response of each connection.
  const isWhole = stored >= acknowledged && stored <= acknowledged + 64 && measured.failed === 0;
  report(`Events stored and acknowledged, ${kind}`, `${stored}, ${acknowledged}`, isWhole);
  report(
    `Memory under this load, child processes included, ${kind}`,
    `${memory} MB; target ${memoryMb}`,
    memory <= memoryMb,
  );

  const filled = await startServer(env);
  const figures = await load(`${filled.origin}/api/stats?days=365`, {
    connections: 1,
    headers: [`authorization: Bearer ${KEY}`],
  });
  report(
    `GET /api/stats, 365 days, a million events, ${kind}`,
    `${figures.p50Ms.toFixed(0)} ms (99th percentile ${figures.p99Ms.toFixed(0)}); target ${FIGURES_MS}`,
    figures.p50Ms < FIGURES_MS,
  );
  await filled.stop();
}

/**
 * Stores a million events of the last year, of 40 partners, and rolls them up as every night: only
 * today is counted from the log.
 * @param {Sql} sql
 */
async function fillYear(sql) {
  await sql`truncate event_log, event_daily`;
  await sql`
    insert into event_log (action, meta, created_at)
    select case when n % 10 = 0 then 'survey_click' else 'email_click' end,
      case n % 10 when 0 then '{"source":"Story"}' when 1 then '{"source":"ActionSection"}'
        else jsonb_build_object('source', 'ContactTd', 'provider',
          case when n % 3 = 0 then 'outlook' else 'gmail' end) end
        || jsonb_build_object('partner', 'partner-' || n % 40),
      now() - n * interval '31 seconds'
    from generate_series(0, 999999) as n`;
  await rollUpEvents(sql, 12);
  await sql`analyze`;
}

async function measureLookups() {
  // Responses carry the headers for https, and no proxy is trusted.
  const https = { PUBLIC_URL: "https://campaign.example", TRUST_PROXY: "0" };
  const server = await startServer({ DATA_DIR: dataDir, ...https });
  const url = server.origin + LOOKUP;
  const bare = await startBareServer(await fetch(url));
  report("GET /api/tds, relative to bare node:http", await rateRelativeTo(bare.origin, url));
  await bare.stop();
  await server.stop();
}

/**
 * Runs `use` with a connection to the database of a server that has stopped.
 * @template T
 * @param {DatabaseChoice} choice
 * @param {(sql: Sql) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withDatabase(choice, use) {
  const opened = await openDatabase(choice, join(ROOT, ".build/api/embedded-database.js"), console);
  if (!opened.ok) throw new Error(opened.failure);
  try {
    return await use(opened.value.sql);
  } finally {
    await opened.value.close();
  }
}
