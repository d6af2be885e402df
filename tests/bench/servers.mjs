/**
 * `npm run bench`, the servers: start times and memory on both engines, lookup
 * latency with 500 open connections, lookups against a loop of plain database
 * queries, and two servers against one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { buildStale } from "../../site/tools/build.mjs";
import { sendEvents } from "./event-load.mjs";
import { importTypeScript, report, startServer } from "./harness.mjs";
import { requestsPerSecond } from "./http-load.mjs";

const LOOKUP = "GET /api/tds?constituency=Clare HTTP/1.1\r\nhost: campaign.example\r\n\r\n";
const ROUND_MS = 4_000;
const TARGETS = { postgresMb: 200, embeddedMb: 450, p99Ms: 10 };

await buildStale();
const { findPostgres } = await importTypeScript("tests/servers/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
try {
  await measureStarts("embedded", { DATA_DIR: dataDir }, TARGETS.embeddedMb);
  const found = await findPostgres({ durable: true });
  if (!found.ok) report("Not measured on PostgreSQL", found.failure);
  else {
    try {
      const env = { DATABASE_URL: found.value.url };
      await measureStarts("PostgreSQL", env, TARGETS.postgresMb);
      await measureManyConnections(env);
      await compareWithDriver(found.value.url);
      await compareTwoServersWithOne(env);
    } finally {
      await found.value.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Measures the first start and the second, and the server's memory under load.
 * @param {string} engine
 * @param {Record<string, string>} env
 * @param {number} target megabytes
 */
async function measureStarts(engine, env, target) {
  const first = await startServer(env);
  await first.stop();
  const second = await startServer(env);
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);
  report(
    `Start on ${engine}, first and second`,
    `${seconds(first.startMs)} s, ${seconds(second.startMs)} s`,
  );
  await requestsPerSecond(second.port, LOOKUP, ROUND_MS);
  const early = second.memoryMb();
  await sendEvents(second.port, 32, ROUND_MS);
  await requestsPerSecond(second.port, LOOKUP, ROUND_MS);
  const late = second.memoryMb();
  report(
    `Memory on ${engine}, child processes included`,
    `${late} MB after load (${early} MB after its first part); target ${target}`,
    late <= target,
  );
  await second.stop();
}

/**
 * Measures the latency of lookups over 500 connections with two requests a second each.
 * @param {Record<string, string>} env
 */
async function measureManyConnections(env) {
  const { port, stop } = await startServer(env);
  /** @type {number[]} */
  const times = [];
  const until = performance.now() + 8_000;
  const client = async (/** @type {unknown} */ _, /** @type {number} */ index) => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    await sleep(index * 2);
    while (performance.now() < until) {
      const begun = performance.now();
      socket.write(LOOKUP);
      await new Promise((resolve) => socket.once("data", resolve));
      times.push(performance.now() - begun);
      await sleep(500);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: 500 }, client));
  await stop();
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
  report(
    "Lookup latency with 500 open connections, 99th percentile",
    `${at(0.99).toFixed(1)} ms (median ${at(0.5).toFixed(1)}); target ${TARGETS.p99Ms}`,
    at(0.99) <= TARGETS.p99Ms,
  );
}

/**
 * Compares the rate of lookups with that of plain database queries: a loop over ten
 * connections of the driver, without HTTP.
 * @param {string} url
 */
async function compareWithDriver(url) {
  const sql = postgres(url, { max: 10, onnotice: () => {} });
  const until = performance.now() + ROUND_MS;
  let queries = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await sql`select name, email, party, constituency from tds where constituency = ${"Clare"}`;
      queries++;
    }
  };
  await Promise.all(Array.from({ length: 10 }, loop));
  await sql.end();
  const { port, stop } = await startServer({ DATABASE_URL: url });
  const lookups = await requestsPerSecond(port, LOOKUP, ROUND_MS);
  await stop();
  const queriesPerSecond = queries / (ROUND_MS / 1000);
  report(
    "Lookups, relative to a loop of plain PostgreSQL queries",
    `${(lookups / queriesPerSecond).toFixed(1)} times as many (the loop does about ${(queriesPerSecond / 1000).toFixed(1)}k/s)`,
  );
}

/** @param {Record<string, string>} env */
async function compareTwoServersWithOne(env) {
  const one = await startServer(env);
  const lookupsOfOne = await requestsPerSecond(one.port, LOOKUP, ROUND_MS);
  const eventsOfOne = await sendEvents(one.port, 32, ROUND_MS);
  const two = await startServer(env);
  const lookups = await Promise.all(
    [one, two].map(({ port }) => requestsPerSecond(port, LOOKUP, ROUND_MS)),
  );
  const events = await Promise.all([one, two].map(({ port }) => sendEvents(port, 16, ROUND_MS)));
  await Promise.all([one.stop(), two.stop()]);
  const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
  const rate = sum(events.map(({ acknowledged, seconds }) => acknowledged / seconds));
  report(
    "Two servers relative to one, lookups and events",
    `${(sum(lookups) / lookupsOfOne).toFixed(2)}, ${(rate / (eventsOfOne.acknowledged / eventsOfOne.seconds)).toFixed(2)} (the load generator shares the cores)`,
  );
}
