import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SECONDS = 3;

/**
 * Load on a server by `wrk`, a Debian package, over kept-alive connections without pipelining, as
 * browsers send it.
 *
 * @param {string} url
 * @param {{ connections?: number, headers?: string[], kind?: "events" }} [options]
 * @returns {Promise<{ requests: number, seconds: number, failed: number, p50Ms: number, p99Ms: number, perSecond: number }>}
 *   `failed` counts responses above 399 and broken connections
 */
export async function load(url, { connections = 32, headers = [], kind } = {}) {
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${SECONDS}s`,
    "-s",
    join(import.meta.dirname, "load.lua"),
    ...headers.flatMap((header) => ["-H", header]),
    url,
    "--",
    kind ?? "",
  ]);
  const measured = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  if (measured.requests === 0) throw new Error(`${url} did not respond in ${SECONDS} s`);
  return { ...measured, perSecond: measured.requests / measured.seconds };
}

/** Returns whether `wrk` is installed; as root on Debian it is installed now. */
export function ensureWrk() {
  const isThere = () => spawnSync("wrk", ["-v"]).error === undefined;
  if (!isThere() && process.getuid?.() === 0) spawnSync("apt-get", ["install", "-y", "-qq", "wrk"]);
  if (!isThere()) console.error("wrk is not installed: apt-get install wrk");
  return isThere();
}

/**
 * Returns the rate of an address relative to another's: the median of five rounds in turns, with
 * the lowest and the highest.
 *
 * @param {string} base
 * @param {string} measured
 */
export async function rateRelativeTo(base, measured) {
  // One round each that is not counted, while the servers compile what they run often.
  for (const url of [measured, base]) await load(url);
  /** @type {number[]} */
  const ratios = [];
  for (let round = 0; round < 5; round += 1) {
    const { perSecond } = await load(measured);
    ratios.push(perSecond / (await load(base)).perSecond);
  }
  ratios.sort((a, b) => a - b);
  const [low, , median, , high] = ratios.map((ratio) => ratio.toFixed(2));
  return `${median} (${low} to ${high})`;
}

/**
 * Starts a bare node:http server that repeats a response, as the base of a comparison.
 *
 * @param {Response} response
 */
export async function startBareServer(response) {
  const added = new Set(["date", "connection", "keep-alive"]);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !added.has(name)));
  const answer = JSON.stringify({ headers, status: response.status, body: await response.text() });
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), answer], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout.setEncoding("utf8"), "data");
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { origin: `http://127.0.0.1:${Number(port)}`, stop };
}

// The process of the bare server.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { status, headers, body } = JSON.parse(process.argv[2] ?? "");
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object") console.log(address?.port);
  });
}
