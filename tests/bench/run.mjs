/**
 * `npm run bench`: how much of a bare node:http server's speed is left in the
 * product, measured in one run on one machine. Only ratios mean anything: the
 * two servers take turns, and the median of the rounds is printed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../site/tools/build.mjs";
import { answersPerSecond } from "./load.mjs";
import { ROOT, startServer } from "./running.mjs";

const ROUNDS = 7;
const ROUND_MS = 1_500;
const TARGET = 0.7;
const PATH = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;

await buildStale();
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
// With all that visitors by https get on every answer, and no proxy to believe.
const env = { DATA_DIR: dataDir, PUBLIC_URL: "https://campaign.example", TRUST_PROXY: "0" };

try {
  const first = await startServer(env);
  await first.stop();
  const product = await startServer(env);

  const answer = await fetch(`http://127.0.0.1:${product.port}${PATH}`);
  const etag = answer.headers.get("etag") ?? "";
  const unchanged = await fetch(`http://127.0.0.1:${product.port}${PATH}`, {
    headers: { "if-none-match": etag },
  });
  const raw = await startRaw({
    answer: { headers: ownHeaders(answer), body: await answer.text() },
    unchanged: { headers: ownHeaders(unchanged) },
  });

  const lookup = `GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  const found = await compare(raw.port, product.port, `${lookup}\r\n`);
  const known = await compare(raw.port, product.port, `${lookup}if-none-match: ${etag}\r\n\r\n`);
  await Promise.all([raw.stop(), product.stop()]);
  const verdict = found.ratio >= TARGET ? "reached" : "missed";
  console.log(
    `GET /api/tds, of raw node:http:       ${inWords(found)}; target ${TARGET} ${verdict}`,
  );
  console.log(`GET /api/tds with its ETag (304):     ${inWords(known)}`);
  console.log(`Second start, until it serves:        ${(product.startMs / 1000).toFixed(2)} s`);
  if (found.ratio < TARGET) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Lets both servers answer the same request in turns.
 * @param {number} raw its port
 * @param {number} product its port
 * @param {string} request
 */
async function compare(raw, product, request) {
  // Once each unmeasured: the compiler needs to have seen the code.
  for (const port of [raw, product]) await answersPerSecond(port, request, ROUND_MS);
  /** @type {number[]} */
  const ratios = [];
  let rate = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await answersPerSecond(raw, request, ROUND_MS);
    rate = await answersPerSecond(product, request, ROUND_MS);
    ratios.push(rate / bare);
  }
  ratios.sort((a, b) => a - b);
  const at = (/** @type {number} */ index) => ratios[index] ?? 0;
  return { ratio: at(ROUNDS >> 1), low: at(0), high: at(ROUNDS - 1), rate };
}

/** @param {{ ratio: number, low: number, high: number, rate: number }} measured */
function inWords({ ratio, low, high, rate }) {
  const range = `${low.toFixed(2)} to ${high.toFixed(2)}`;
  return `${ratio.toFixed(2)} (${range}, about ${Math.round(rate / 1000)}k/s here)`;
}

/** The headers that the product sets itself, which the bare server then sends too. */
function ownHeaders(/** @type {Response} */ response) {
  const added = new Set(["date", "connection", "keep-alive"]);
  return Object.fromEntries([...response.headers].filter(([name]) => !added.has(name)));
}

/**
 * Starts the bare server with what it has to answer.
 * @param {object} answers
 */
async function startRaw(answers) {
  const program = join(ROOT, "tests/bench/raw-server.mjs");
  const child = spawn(process.execPath, [program, JSON.stringify(answers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout.setEncoding("utf8"), "data");
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port: Number(port), stop };
}
