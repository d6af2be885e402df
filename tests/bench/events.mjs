/**
 * `npm run bench`, the events: how many are acknowledged in a second over 32
 * connections on each engine, whether as many rows are there as were
 * acknowledged, and how long figures take over a million rows.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../site/tools/build.mjs";
import { acknowledged } from "./event-load.mjs";
import { KEY, load, ROOT, startServer, tell } from "./running.mjs";

const CONNECTIONS = 32;
const WARM_MS = 3_000;
const ROUND_MS = 5_000;

/** @type {{ postgres: number, embedded: number, statsMs: number }} */
const TARGETS = { postgres: 8_000, embedded: 5_000, statsMs: 150 };

await buildStale();
const { openDatabase } = await load("api/db/connect.ts");
const { findPostgres } = await load("tests/servers/postgres.ts");

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
  const { port, stop } = await startServer(env);
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
  tell(
    `Events acknowledged a second, ${engine}`,
    `${rate}; target ${TARGETS[engine]}`,
    rate >= TARGETS[engine],
  );
  tell(
    `Rows and acknowledgements, ${engine}`,
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
  const { port, stop } = await startServer({ DATABASE_URL: url });
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
    tell(
      `Figures of ${days} days over a million rows`,
      `${median.toFixed(0)} ms (worst ${times.at(-1)?.toFixed(0)}); target ${TARGETS.statsMs}`,
      median < TARGETS.statsMs,
    );
  }
  await stop();
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
