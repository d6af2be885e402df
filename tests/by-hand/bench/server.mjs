/**
 * `npm run bench`, the server: lookups relative to a bare node:http server; on each engine the
 * start, the memory, the events acknowledged and stored, and the figures over a million events; and
 * the time from a publication until pages show it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../../site/tools/build.mjs";
import { importTypeScript, KEY, ROOT, report, startServer } from "./harness.mjs";
import { compareRates, ensureWrk, load, startBareServer } from "./load.mjs";

const LOOKUP = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;
const TARGETS = {
  PostgreSQL: { eventsPerSecond: 8_000, memoryMb: 200 },
  embedded: { eventsPerSecond: 5_000, memoryMb: 450 },
  figuresMs: 150,
  publicationMs: 2_000,
};

/** @typedef {"embedded" | "PostgreSQL"} Engine */

if (!ensureWrk()) process.exit(1);
buildStale();
const { openDatabase } = await importTypeScript("api/db/connect.ts");
const { rollUpEvents } = await importTypeScript("api/events/retention.ts");
const { findPostgres } = await importTypeScript("tests/servers/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
const found = await findPostgres({ durable: true });
try {
  await measureEngine("embedded", { DATA_DIR: dataDir });
  if (!found.ok) report("Not measured on PostgreSQL", found.failure);
  else await measureEngine("PostgreSQL", { DATABASE_URL: found.value.url });
  await measureLookups({ DATA_DIR: dataDir });
} finally {
  if (found.ok) await found.value.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * @param {Engine} engine
 * @param {Record<string, string>} env
 */
async function measureEngine(engine, env) {
  const { eventsPerSecond, memoryMb } = TARGETS[engine];
  const first = await startServer(env);
  await first.stop();
  const server = await startServer(env);
  const seconds = [first, server].map(({ startMs }) => `${(startMs / 1000).toFixed(2)} s`);
  report(`Start on ${engine}, first and second`, seconds.join(", "));

  const events = { kind: /** @type {const} */ ("events") };
  const warmUp = await load(`${server.origin}/api/events`, events);
  const { perSecond, requests, failed } = await load(`${server.origin}/api/events`, events);
  await load(server.origin + LOOKUP);
  const memory = server.memoryMb();
  await server.stop();
  report(
    `Events acknowledged a second, ${engine}`,
    `${Math.round(perSecond)}; target ${eventsPerSecond}`,
    perSecond >= eventsPerSecond,
  );
  const stored = await withDatabase(env, async (sql) => {
    const [row] = await sql`select count(*)::int as count from event_log`;
    return row?.count;
  });
  const acknowledged = warmUp.requests + requests;
  // The load ends without the last response of each connection.
  const isWhole = stored >= acknowledged && stored <= acknowledged + 64 && failed === 0;
  report(`Events stored and acknowledged, ${engine}`, `${stored}, ${acknowledged}`, isWhole);
  report(
    `Memory under this load on ${engine}, child processes included`,
    `${memory} MB; target ${memoryMb}`,
    memory <= memoryMb,
  );
  await measureFigures(engine, env);
}

/**
 * Measures the latency of the staff's figures over a million events of a year, of 40 partners and
 * of a million invented ones.
 * @param {Engine} engine
 * @param {Record<string, string>} env
 */
async function measureFigures(engine, env) {
  for (const [partners, name] of Object.entries({
    "40 partners": "'partner-' || n % 40",
    "a million invented partners": "'p-' || n",
  })) {
    await withDatabase(env, async (sql) => {
      await sql`truncate event_log, event_daily`;
      await sql.unsafe(`
        insert into event_log (action, meta, created_at)
        select case when n % 10 = 0 then 'survey_click' else 'email_click' end,
          case n % 10 when 0 then '{"source":"Story"}' when 1 then '{"source":"ActionSection"}'
            else jsonb_build_object('source', 'ContactTd', 'provider',
              case when n % 3 = 0 then 'outlook' else 'gmail' end) end
            || jsonb_build_object('partner', ${name}),
          now() - n * interval '31 seconds'
        from generate_series(0, 999999) as n`);
      // As every night: only today is counted from the log.
      await rollUpEvents(sql, new Date(), 12);
      if (engine === "PostgreSQL") await sql`analyze`;
    });
    const { origin, stop } = await startServer(env);
    for (const days of [30, 365]) {
      const measured = await load(`${origin}/api/stats?days=${days}`, {
        connections: 1,
        headers: [`authorization: Bearer ${KEY}`],
      });
      report(
        `GET /api/stats, ${days} days, ${partners}, ${engine}`,
        `${measured.p50Ms.toFixed(0)} ms (99th percentile ${measured.p99Ms.toFixed(0)}); target ${TARGETS.figuresMs}`,
        measured.p50Ms < TARGETS.figuresMs,
      );
    }
    await stop();
  }
}

/** @param {Record<string, string>} env */
async function measureLookups(env) {
  // Responses carry the headers for https, and no proxy is trusted.
  const server = await startServer({
    ...env,
    PUBLIC_URL: "https://campaign.example",
    TRUST_PROXY: "0",
  });
  const url = server.origin + LOOKUP;
  const whole = await fetch(url);
  const known = { "if-none-match": whole.headers.get("etag") ?? "" };
  const unchanged = await fetch(url, { headers: known });
  for (const [label, response, headers] of /** @type {const} */ ([
    ["GET /api/tds, relative to bare node:http", whole, []],
    [
      "GET /api/tds with If-None-Match (304), relative to bare node:http",
      unchanged,
      [`if-none-match: ${known["if-none-match"]}`],
    ],
  ])) {
    const bare = await startBareServer(response);
    const { text } = await compareRates([url, { headers: [...headers] }], [bare.origin]);
    report(label, text);
    await bare.stop();
  }
  const campaign = await compareRates([`${server.origin}/api/campaign`], [url]);
  report("GET /api/campaign, relative to GET /api/tds", campaign.text);

  const times = [];
  for (let index = 0; index < 5; index += 1) times.push(await publish(server.origin, `N${index}`));
  times.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [times[2], times.at(-1)];
  report(
    "From a publication until the action page and /tds show it",
    `${Math.round(median)} ms (worst ${Math.round(worst)}); target ${TARGETS.publicationMs}`,
    worst <= TARGETS.publicationMs,
  );
  await server.stop();
}

/**
 * Publishes the campaign with another headline and subject, and returns the milliseconds until the
 * action page and `/tds` show them.
 * @param {string} origin
 * @param {string} mark a text that only this version has
 */
async function publish(origin, mark) {
  const path = `${origin}/api/admin/campaign`;
  const headers = { authorization: `Bearer ${KEY}` };
  const { latest, published } = await (await fetch(path, { headers })).json();
  const { campaign } = published;
  campaign.texts.en.headline = `Urgent:\n${mark}`;
  campaign.texts.en.letter.subject = `Subject ${mark}`;
  const begun = performance.now();
  const response = await fetch(path, {
    method: "PUT",
    headers: { ...headers, "if-match": `"${latest}"` },
    body: JSON.stringify({ campaign, author: "The benchmark", note: mark }),
  });
  if (!response.ok) throw new Error(`The publication was answered with ${response.status}`);
  const textOf = async (/** @type {string} */ address) => (await fetch(origin + address)).text();
  for (;;) {
    const [action, tds] = await Promise.all([textOf("/"), textOf("/tds?constituency=Clare")]);
    if (action.includes(mark) && tds.includes(`Subject ${mark}`)) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - begun;
}

/**
 * Runs `use` with a connection to the database of a server that has stopped.
 * @template T
 * @param {Record<string, string>} env
 * @param {(sql: import("../../../api/db/connect.ts").Sql) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withDatabase({ DATABASE_URL: url, DATA_DIR = "" }, use) {
  const choice = url
    ? { kind: /** @type {const} */ ("postgres"), url }
    : { kind: /** @type {const} */ ("embedded"), dataDir: DATA_DIR };
  const opened = await openDatabase(choice, join(ROOT, ".build/api/embedded-database.js"));
  if (!opened.ok) throw new Error(opened.failure.detail);
  try {
    return await use(opened.value.sql);
  } finally {
    await opened.value.close();
  }
}
