/**
 * `npm run bench`, the servers: start times and memory on both engines, how
 * late answers come while 500 connections are open, lookups against a loop
 * that asks the database each time, and two servers against one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { buildStale } from "../../site/tools/build.mjs";
import { acknowledged } from "./event-load.mjs";
import { answersPerSecond } from "./load.mjs";
import { load, startServer, tell } from "./running.mjs";

const LOOKUP = "GET /api/tds?constituency=Clare HTTP/1.1\r\nhost: campaign.example\r\n\r\n";
const ROUND_MS = 4_000;
const TARGETS = { postgresMb: 200, embeddedMb: 450, p99Ms: 10 };

await buildStale();
const { findPostgres } = await load("tests/servers/postgres.ts");

const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
try {
  await starts("embedded", { DATA_DIR: dataDir }, TARGETS.embeddedMb);
  const found = await findPostgres({ durable: true });
  if (!found.ok) tell("Not measured on PostgreSQL", found.failure);
  else {
    try {
      const env = { DATABASE_URL: found.value.url };
      await starts("PostgreSQL", env, TARGETS.postgresMb);
      await manyConnections(env);
      await againstDriver(found.value.url);
      await twoAgainstOne(env);
    } finally {
      await found.value.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Times the first start and the second, and weighs the server under load.
 * @param {string} engine
 * @param {Record<string, string>} env
 * @param {number} target megabytes
 */
async function starts(engine, env, target) {
  const first = await startServer(env);
  await first.stop();
  const second = await startServer(env);
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);
  tell(
    `Start on ${engine}, the first and the next`,
    `${seconds(first.startMs)} s, ${seconds(second.startMs)} s`,
  );
  await answersPerSecond(second.port, LOOKUP, ROUND_MS);
  const early = second.megabytes();
  await acknowledged(second.port, 32, ROUND_MS);
  await answersPerSecond(second.port, LOOKUP, ROUND_MS);
  const late = second.megabytes();
  tell(
    `Memory on ${engine}, database's process included`,
    `${late} MB after load (${early} MB early in it); target ${target}`,
    late <= target,
  );
  await second.stop();
}

/**
 * Asks over 500 connections, each twice a second.
 * @param {Record<string, string>} env
 */
async function manyConnections(env) {
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
  tell(
    "Lookup with 500 connections open, 99 of 100 within",
    `${at(0.99).toFixed(1)} ms (half within ${at(0.5).toFixed(1)}); target ${TARGETS.p99Ms}`,
    at(0.99) <= TARGETS.p99Ms,
  );
}

/**
 * Compares lookups with the least that asks the database each time: a loop
 * over the driver's ten connections, without HTTP.
 * @param {string} url
 */
async function againstDriver(url) {
  const sql = postgres(url, { max: 10, onnotice: () => {} });
  const until = performance.now() + ROUND_MS;
  let selects = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await sql`select name, email, party, constituency from tds where constituency = ${"Clare"}`;
      selects++;
    }
  };
  await Promise.all(Array.from({ length: 10 }, loop));
  await sql.end();
  const { port, stop } = await startServer({ DATABASE_URL: url });
  const lookups = await answersPerSecond(port, LOOKUP, ROUND_MS);
  await stop();
  const perSecond = selects / (ROUND_MS / 1000);
  tell(
    "Lookups, of a bare loop that asks PostgreSQL each time",
    `${(lookups / perSecond).toFixed(1)} times as many (about ${(perSecond / 1000).toFixed(1)}k/s there)`,
  );
}

/** @param {Record<string, string>} env */
async function twoAgainstOne(env) {
  const one = await startServer(env);
  const lookupsOfOne = await answersPerSecond(one.port, LOOKUP, ROUND_MS);
  const eventsOfOne = await acknowledged(one.port, 32, ROUND_MS);
  const two = await startServer(env);
  const lookups = await Promise.all(
    [one, two].map(({ port }) => answersPerSecond(port, LOOKUP, ROUND_MS)),
  );
  const events = await Promise.all([one, two].map(({ port }) => acknowledged(port, 16, ROUND_MS)));
  await Promise.all([one.stop(), two.stop()]);
  const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
  const rate = sum(events.map(({ count, seconds }) => count / seconds));
  tell(
    "Two servers of one, lookups and events",
    `${(sum(lookups) / lookupsOfOne).toFixed(2)}, ${(rate / (eventsOfOne.count / eventsOfOne.seconds)).toFixed(2)} (the load shares the cores)`,
  );
}
