/**
 * `npm run bench`, the events: how many are acknowledged in a second over 32
 * connections on each engine, whether as many rows are there as were
 * acknowledged, and how long figures take over a million rows.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runnerImport } from "vite";
import { buildStale } from "../../api/build.mjs";
import { ALONE } from "../alone.mjs";
import { acknowledged } from "./event-load.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const SERVER = join(ROOT, ".build/api/server.js");
const CONNECTIONS = 32;
const WARM_MS = 3_000;
const ROUND_MS = 5_000;
const KEY = "bench";

/** @type {{ postgres: number, embedded: number, statsMs: number }} */
const TARGETS = { postgres: 8_000, embedded: 5_000, statsMs: 150 };

await buildStale();
const { openDatabase } = await load("api/db/connect.ts");
const { findPostgres } = await load("tests/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
try {
  await events("embedded", { DATA_DIR: dataDir });
  const found = await findPostgres({ durable: true });
  if (!found.ok) {
    console.log(`Not measured on PostgreSQL: ${found.failure}`);
  } else {
    try {
      await events("postgres", { DATABASE_URL: found.value.url });
      await figures(found.value.url);
    } finally {
      await found.value.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Sends events for a while and compares rows with acknowledgements.
 * @param {"postgres" | "embedded"} engine
 * @param {Record<string, string>} env
 */
async function events(engine, env) {
  const { port, stop } = await start(env);
  const warm = await acknowledged(port, CONNECTIONS, WARM_MS);
  const round = await acknowledged(port, CONNECTIONS, ROUND_MS);
  await stop();
  const rows = await withDatabase(env, async (sql) => {
    const [row] = await sql`select count(*)::int as count from event_log`;
    return row?.count;
  });
  const sent = warm.count + round.count;
  const refused = warm.refused + round.refused;
  const rate = Math.round(round.count / round.seconds);
  verdict(
    `Events acknowledged a second, ${engine}:`,
    `${rate}; target ${TARGETS[engine]}`,
    rate >= TARGETS[engine],
  );
  verdict(
    `Rows and acknowledgements, ${engine}:`,
    `${rows} and ${sent}, ${refused} refused`,
    rows === sent && refused === 0,
  );
}

/**
 * Times the figures of a year over a million rows.
 * @param {string} url
 */
async function figures(url) {
  await withDatabase({ DATABASE_URL: url }, async (sql) => {
    await sql`truncate event_log`;
    await sql`
      insert into event_log (action, meta, created_at)
      select
        case when n % 10 = 0 then 'survey_click' else 'email_click' end,
        case n % 10 when 0 then '{"source":"Story"}' when 1 then '{"source":"ActionSection"}'
          else jsonb_build_object('source', 'ContactTd', 'provider',
            case when n % 3 = 0 then 'outlook' else 'gmail' end, 'partner', 'partner-' || n % 40)
        end,
        now() - n * interval '31 seconds'
      from generate_series(0, 999999) as n`;
    await sql`analyze`;
  });
  const { port, stop } = await start({ DATABASE_URL: url });
  for (const days of [30, 365]) {
    /** @type {number[]} */
    const times = [];
    for (let asked = 0; asked < 21; asked++) {
      const begun = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/stats?days=${days}`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      await response.json();
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const median = times[10] ?? 0;
    verdict(
      `Figures of ${days} days over a million rows:`,
      `${median.toFixed(0)} ms (worst ${times.at(-1)?.toFixed(0)}); target ${TARGETS.statsMs}`,
      median < TARGETS.statsMs,
    );
  }
  await stop();
}

/**
 * @param {string} what
 * @param {string} measured
 * @param {boolean} reached
 */
function verdict(what, measured, reached) {
  console.log(`${what.padEnd(48)}${measured} ${reached ? "reached" : "missed"}`);
  if (!reached) process.exitCode = 1;
}

/**
 * Starts the built server behind one proxy, which the load plays.
 * @param {Record<string, string>} env
 */
async function start(env) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      ...ALONE,
      ...{ HOST: "127.0.0.1", PORT: "0", TRUST_PROXY: "1", STATS_KEY: KEY, LOG_LEVEL: "error" },
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(child.stdout.setEncoding("utf8"), "data");
  const port = Number(/:(\d+)\/\n/.exec(printed)?.[1]);
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port, stop };
}

/**
 * @template T
 * @param {Record<string, string>} env
 * @param {(sql: import("../../api/db/connect.ts").Sql) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withDatabase({ DATABASE_URL: url, DATA_DIR }, use) {
  const choice = url
    ? { kind: /** @type {const} */ ("postgres"), url }
    : { kind: /** @type {const} */ ("embedded"), dataDir: DATA_DIR ?? "" };
  const opened = await openDatabase(choice, join(ROOT, ".build/api/embedded-database.js"));
  if (!opened.ok) throw new Error(opened.failure.detail);
  try {
    return await use(opened.value.sql);
  } finally {
    await opened.value.close();
  }
}

/**
 * A module written in TypeScript, which this Node does not read by itself.
 * @template {"api/db/connect.ts" | "tests/postgres.ts"} Path
 * @param {Path} path
 * @returns {Promise<Path extends "api/db/connect.ts" ? typeof import("../../api/db/connect.ts") : typeof import("../postgres.ts")>}
 */
async function load(path) {
  const { module } = await runnerImport(join(ROOT, path), { configFile: false, logLevel: "error" });
  return /** @type {any} */ (module);
}
