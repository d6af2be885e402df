/**
 * `npm run bench`, the events: the events acknowledged per second over 32
 * connections on each engine, whether the stored rows equal the acknowledged
 * events, and the latency of the statistics over a million rows, also when each
 * names another partner.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../site/tools/build.mjs";
import { sendEvents } from "./event-load.mjs";
import { importTypeScript, KEY, ROOT, report, startServer } from "./harness.mjs";

const CONNECTIONS = 32;
const WARM_UP_MS = 3_000;
const ROUND_MS = 5_000;

/** @type {{ postgres: number, embedded: number, statsMs: number }} */
const TARGETS = { postgres: 8_000, embedded: 5_000, statsMs: 150 };

/** The partners that a million events name, as SQL over the number `n` of an event. */
const PARTNERS = {
  "40 partners": "'partner-' || n % 40",
  "a million invented partners": "'p-' || n",
};
/** The time between two of the million events: they span a year or an hour. */
const SPANS = { "in a year": "31 seconds", "in an hour": "3.6 milliseconds" };
const CHUNK = 50_000;

await buildStale();
const { openDatabase } = await importTypeScript("api/db/connect.ts");
const { findPostgres } = await importTypeScript("tests/servers/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
try {
  await measureEvents("embedded", { DATA_DIR: dataDir });
  await measureStats("embedded", { DATA_DIR: dataDir });
  const found = await findPostgres({ durable: true });
  if (!found.ok) {
    console.log(`Not measured on PostgreSQL: ${found.failure}`);
  } else {
    try {
      await measureEvents("postgres", { DATABASE_URL: found.value.url });
      await measureStats("postgres", { DATABASE_URL: found.value.url });
    } finally {
      await found.value.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Measures the acknowledged events per second and compares the stored rows with them.
 * @param {"postgres" | "embedded"} engine
 * @param {Record<string, string>} env
 */
async function measureEvents(engine, env) {
  const { port, stop } = await startServer(env);
  const warmUp = await sendEvents(port, CONNECTIONS, WARM_UP_MS);
  const round = await sendEvents(port, CONNECTIONS, ROUND_MS);
  await stop();
  const rows = await withDatabase(env, async (sql) => {
    const [row] = await sql`select count(*)::int as count from event_log`;
    return row?.count;
  });
  const acknowledged = warmUp.acknowledged + round.acknowledged;
  const refused = warmUp.refused + round.refused;
  const rate = Math.round(round.acknowledged / round.seconds);
  report(
    `Events acknowledged per second, ${engine}`,
    `${rate}; target ${TARGETS[engine]}`,
    rate >= TARGETS[engine],
  );
  report(
    `Rows stored and events acknowledged, ${engine}`,
    `${rows} and ${acknowledged}, ${refused} refused`,
    rows === acknowledged && refused === 0,
  );
}

/**
 * Measures the latency of the statistics over a million rows.
 * @param {"postgres" | "embedded"} engine
 * @param {Record<string, string>} env
 */
async function measureStats(engine, env) {
  for (const [partners, name] of Object.entries(PARTNERS)) {
    for (const [span, step] of Object.entries(SPANS)) {
      const millions = `${partners}, ${span}, ${engine}`;
      await withDatabase(env, async (sql) => {
        await sql`truncate event_log, event_daily`;
        for (let first = 0; first < 1_000_000; first += CHUNK) {
          await sql.unsafe(`
            insert into event_log (action, meta, created_at)
            select
              case when n % 10 = 0 then 'survey_click' else 'email_click' end,
              case n % 10 when 0 then '{"source":"Story"}' when 1 then '{"source":"ActionSection"}'
                else jsonb_build_object('source', 'ContactTd', 'provider',
                  case when n % 3 = 0 then 'outlook' else 'gmail' end) end
                || jsonb_build_object('partner', ${name}),
              now() - n * interval '${step}'
            from generate_series(${first}, ${first + CHUNK - 1}) as n`);
        }
        if (engine === "postgres") await sql`analyze`;
      });
      await measureStatsRequests(millions, env);
    }
  }
}

/**
 * @param {string} millions
 * @param {Record<string, string>} env
 */
async function measureStatsRequests(millions, env) {
  const { port, stop } = await startServer(env);
  for (const days of [30, 365]) {
    /** @type {number[]} */
    const times = [];
    for (let request = 0; request < 21; request++) {
      const begun = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/stats?days=${days}`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      await response.json();
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const median = times[10] ?? 0;
    report(
      `GET /api/stats, ${days} days, ${millions}`,
      `${median.toFixed(0)} ms (worst ${times.at(-1)?.toFixed(0)}); target ${TARGETS.statsMs}`,
      median < TARGETS.statsMs,
    );
  }
  await stop();
}

/**
 * Runs `use` with a connection to the database of a server that has stopped.
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
