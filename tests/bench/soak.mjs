/**
 * `npm run bench:soak -- 60`: an hour, or as many minutes as are given, of
 * everything visitors and strangers do, on both engines at once, and whether
 * the servers' memory stays as it was after the first quarter. With `--write`
 * also into RESULTS.md, with `--watch` a line for each look at them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildStale } from "../../site/tools/build.mjs";
import { EVENT, EVENT_AGENT } from "./event-load.mjs";
import { KEY, load, startServer, tell } from "./running.mjs";
import { writeResults } from "./write-results.mjs";

const MINUTES = Number(process.argv[2] ?? 60);
/** Of each server: about what 50,000 visitors within ten minutes ask for, without their files. */
const VISITS_A_SECOND = 100;
const SAMPLE_MS = 10_000;
/** What the last quarter may have more than the second: the noise of garbage collection. */
const TOLERANCE = 0.05;

const CHOICES = ["Clare", "Mayo", "D%C3%BAn%20Laoghaire", "Nowhere", "Kerry&constituency=Mayo"];
const PATHS = ["/", "/privacy", "/tds?constituency=Galway+West", "/nothing", "/api/actions"];

await buildStale();
/** @type {[what: string, measured: string][]} */
const rows = [];
const { findPostgres } = await load("tests/servers/postgres.ts");
const dataDir = mkdtempSync(join(tmpdir(), "bia-soak-"));
const found = await findPostgres({ durable: true });
try {
  await Promise.all([
    soak("embedded", { DATA_DIR: dataDir }),
    found.ok
      ? soak("PostgreSQL", { DATABASE_URL: found.value.url })
      : tell("Not measured on PostgreSQL", found.failure),
  ]);
} finally {
  if (found.ok) await found.value.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (process.argv.includes("--write")) {
  writeResults("Memory under long load", `npm run bench:soak -- ${MINUTES} --write`, rows);
}

/**
 * @param {string} engine
 * @param {Record<string, string>} env
 */
async function soak(engine, env) {
  const { port, stop, megabytes } = await startServer(env);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let visits = 0;

  /**
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: string, fresh?: boolean }} options
   */
  const ask = (path, { method = "GET", headers = {}, body, fresh = false } = {}) =>
    new Promise((resolve) => {
      const asked = request(
        { port, host: "127.0.0.1", path, method, headers, agent: fresh ? false : agent },
        (response) => {
          const { statusCode: status = 0 } = response;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          response.resume().once("close", resolve);
        },
      );
      asked.once("error", () => {
        statuses.set(0, (statuses.get(0) ?? 0) + 1);
        resolve(undefined);
      });
      asked.end(body);
    });

  const visit = async () => {
    const n = visits++;
    const forwarded = `10.${(n >> 14) & 255}.${(n >> 6) & 255}.${n & 63}`;
    const headers = { "x-forwarded-for": forwarded, "user-agent": EVENT_AGENT };
    await ask(PATHS[n % PATHS.length] ?? "/", { headers, fresh: n % 4 === 0 });
    await ask(`/api/tds?constituency=${CHOICES[n % CHOICES.length]}`, { headers });
    const type = { ...headers, "content-type": "text/plain;charset=UTF-8" };
    await ask("/api/events", { method: "POST", headers: type, body: n % 9 ? EVENT : "{" });
    if (n % 50 === 0)
      await ask("/api/stats", { headers: { ...headers, authorization: "Bearer x" } });
  };

  const until = performance.now() + MINUTES * 60_000;
  /** @type {{ megabytes: number, heap: number }[]} */
  const samples = [];
  const visiting = (async () => {
    for (let due = performance.now(); due < until; due += 1000 / VISITS_A_SECOND) {
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
    samples.push({ megabytes: megabytes(), heap: Math.round(Number(heap) / 2 ** 20) });
    if (process.argv.includes("--watch")) console.log(engine, visits, samples.at(-1));
  }
  await visiting;
  await sleep(2_000);
  await stop();
  agent.destroy();

  const quarter = samples.length / 4;
  const second = median(samples.slice(quarter, quarter * 2).map((sample) => sample.megabytes));
  const last = median(samples.slice(quarter * 3).map((sample) => sample.megabytes));
  const most = Math.max(...samples.map((sample) => sample.megabytes));
  note(
    `Memory over ${MINUTES} minutes of load on ${engine}`,
    `${second} MB in the second quarter, ${last} MB in the last, ${most} MB at most; target within ${TOLERANCE * 100} %`,
    last <= second * (1 + TOLERANCE),
  );
  const told = [...statuses].sort(([a], [b]) => a - b);
  note(
    `Answers in them on ${engine}, by status`,
    told.map(([status, count]) => `${status} ${count}`).join(", "),
    [...statuses.keys()].every((status) => status >= 200 && status < 500),
  );
}

/** @type {typeof tell} */
function note(what, measured, reached) {
  tell(what, measured, reached);
  rows.push([what, `${measured} ${reached ? "reached" : "missed"}`]);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
