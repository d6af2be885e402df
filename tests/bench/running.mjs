/** The servers that measurements start, each in a process of its own. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { buildStale } from "../../site/tools/build.mjs";
import { CHROMIUM_ARGS, ensureChromium, installedChromium } from "../chromium.mjs";
import { OFFLINE_SOURCE } from "../servers/offline-source.mjs";

export const ROOT = resolve(import.meta.dirname, "../..");
export const KEY = "bench";

/**
 * Starts the built server behind one proxy, which the load plays.
 * @param {Record<string, string>} env
 */
export async function startServer(env) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(ROOT, ".build/api/server.js")], {
    env: {
      PATH: process.env.PATH,
      ...OFFLINE_SOURCE,
      ...{ HOST: "127.0.0.1", PORT: "0", TRUST_PROXY: "1", LOG_LEVEL: "error" },
      ...{ STATS_KEY: KEY, ADMIN_KEY: KEY },
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(child.stdout.setEncoding("utf8"), "data");
  const startMs = performance.now() - begun;
  const port = Number(/:(\d+)\/\n/.exec(printed)?.[1]);
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port, startMs, stop, megabytes: () => megabytes(child.pid ?? 0) };
}

/**
 * Builds what is stale and runs `use` with the address of a server on a data
 * folder of its own.
 * @param {(origin: string) => Promise<void>} use
 */
export async function withServer(use) {
  await buildStale();
  const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
  const { port, stop } = await startServer({ DATA_DIR: dataDir });
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Runs `use` with a browser; not at all where none can be had.
 * @param {(browser: import("@playwright/test").Browser) => Promise<void>} use
 */
export async function withChromium(use) {
  if (!ensureChromium()) return;
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * What a process and its children hold in memory.
 * @param {number} pid
 * @returns {number}
 */
function megabytes(pid) {
  const list = execFileSync("ps", ["-o", "pid=,ppid=,rss=", "-A"], { encoding: "utf8" });
  const rows = list
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid);
  return Math.round(rows.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1024);
}

/**
 * Says what was measured, and fails the run where a target was missed.
 * @param {string} what
 * @param {string} measured
 * @param {boolean} [reached]
 */
export function tell(what, measured, reached) {
  const verdict = reached === undefined ? "" : reached ? " reached" : " missed";
  console.log(`${`${what}:`.padEnd(56)} ${measured}${verdict}`);
  if (reached === false) process.exitCode = 1;
}

/**
 * A module written in TypeScript, which this Node does not read by itself.
 * @template {"api/db/connect.ts" | "tests/servers/postgres.ts"} Path
 * @param {Path} path
 * @returns {Promise<Path extends "api/db/connect.ts" ? typeof import("../../api/db/connect.ts") : typeof import("../servers/postgres.ts")>}
 */
export async function load(path) {
  const { module } = await runnerImport(join(ROOT, path), { configFile: false, logLevel: "error" });
  return /** @type {any} */ (module);
}
