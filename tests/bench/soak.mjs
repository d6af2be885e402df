/**
 * `npm run bench:soak -- MINUTES` (60 by default): sends valid and invalid requests
 * to a server on each engine, and checks that its memory does not grow after the
 * first quarter. `--write` adds the result to RESULTS.md; `--watch` prints every
 * memory sample.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildStale } from "../../site/tools/build.mjs";
import { EVENT, EVENT_AGENT } from "./event-load.mjs";
import { importTypeScript, KEY, report, startServer } from "./harness.mjs";
import { writeResults } from "./write-results.mjs";

const MINUTES = Number(process.argv[2] ?? 60);
/** On each server: about the rate of 50,000 visitors within ten minutes, without static files. */
const VISITS_PER_SECOND = 100;
const SAMPLE_MS = 10_000;
/** Allowed growth from the second quarter to the last: the noise of garbage collection. */
const TOLERANCE = 0.05;

const CONSTITUENCIES = [
  "Clare",
  "Mayo",
  "D%C3%BAn%20Laoghaire",
  "Nowhere",
  "Kerry&constituency=Mayo",
];
const PATHS = ["/", "/privacy", "/tds?constituency=Galway+West", "/nothing", "/api/actions"];

await buildStale();
/** @type {[label: string, measured: string][]} */
const rows = [];
const { findPostgres } = await importTypeScript("tests/servers/postgres.ts");
const dataDir = mkdtempSync(join(tmpdir(), "bia-soak-"));
const found = await findPostgres({ durable: true });
try {
  await Promise.all([
    soak("embedded", { DATA_DIR: dataDir }),
    found.ok
      ? soak("PostgreSQL", { DATABASE_URL: found.value.url })
      : report("Not measured on PostgreSQL", found.failure),
  ]);
} finally {
  if (found.ok) await found.value.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (process.argv.includes("--write")) {
  writeResults("Memory under sustained load", `npm run bench:soak -- ${MINUTES} --write`, rows);
}

/**
 * @param {string} engine
 * @param {Record<string, string>} env
 */
async function soak(engine, env) {
  const { port, stop, memoryMb } = await startServer(env);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let visitCount = 0;

  /**
   * Sends a request and counts its status; 0 is a failed connection.
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: string, ownConnection?: boolean }} options
   */
  const send = (path, { method = "GET", headers = {}, body, ownConnection = false } = {}) =>
    new Promise((resolve) => {
      const sent = request(
        { port, host: "127.0.0.1", path, method, headers, agent: ownConnection ? false : agent },
        (response) => {
          const { statusCode: status = 0 } = response;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          response.resume().once("close", resolve);
        },
      );
      sent.once("error", () => {
        statuses.set(0, (statuses.get(0) ?? 0) + 1);
        resolve(undefined);
      });
      sent.end(body);
    });

  const visit = async () => {
    const n = visitCount++;
    const forwarded = `10.${(n >> 14) & 255}.${(n >> 6) & 255}.${n & 63}`;
    const headers = { "x-forwarded-for": forwarded, "user-agent": EVENT_AGENT };
    await send(PATHS[n % PATHS.length] ?? "/", { headers, ownConnection: n % 4 === 0 });
    await send(`/api/tds?constituency=${CONSTITUENCIES[n % CONSTITUENCIES.length]}`, { headers });
    const type = { ...headers, "content-type": "text/plain;charset=UTF-8" };
    await send("/api/events", {
      method: "POST",
      headers: type,
      body: n % 9 ? JSON.stringify(EVENT) : "{",
    });
    if (n % 50 === 0)
      await send("/api/stats", { headers: { ...headers, authorization: "Bearer x" } });
  };

  const until = performance.now() + MINUTES * 60_000;
  /** @type {{ megabytes: number, heap: number }[]} */
  const samples = [];
  const visits = (async () => {
    for (let due = performance.now(); due < until; due += 1000 / VISITS_PER_SECOND) {
      if (due > performance.now()) await sleep(due - performance.now());
      void visit();
    }
  })();
  while (performance.now() < until) {
    await sleep(Math.min(SAMPLE_MS, Math.max(0, until - performance.now())));
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    const heap = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await response.text())?.[1];
    samples.push({ megabytes: memoryMb(), heap: Math.round(Number(heap) / 2 ** 20) });
    if (process.argv.includes("--watch")) console.log(engine, visitCount, samples.at(-1));
  }
  await visits;
  await sleep(2_000);
  await stop();
  agent.destroy();

  const quarter = samples.length / 4;
  const second = median(samples.slice(quarter, quarter * 2).map((sample) => sample.megabytes));
  const last = median(samples.slice(quarter * 3).map((sample) => sample.megabytes));
  const highest = Math.max(...samples.map((sample) => sample.megabytes));
  reportRow(
    `Memory over ${MINUTES} minutes of load on ${engine}`,
    `${second} MB in the second quarter, ${last} MB in the last, ${highest} MB at most; target within ${TOLERANCE * 100} %`,
    last <= second * (1 + TOLERANCE),
  );
  const counts = [...statuses].sort(([a], [b]) => a - b);
  reportRow(
    `Responses in ${MINUTES} minutes on ${engine}, by status`,
    counts.map(([status, count]) => `${status} ${count}`).join(", "),
    [...statuses.keys()].every((status) => status >= 200 && status < 500),
  );
}

/** Prints a measurement and keeps it for RESULTS.md. @type {typeof report} */
function reportRow(label, measured, isReached) {
  report(label, measured, isReached);
  rows.push([label, `${measured} ${isReached ? "reached" : "missed"}`]);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
