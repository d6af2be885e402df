/** Helpers of the measurements: server processes, a browser and the report. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { buildStale } from "../../../site/tools/build.mjs";
import { CHROMIUM_ARGS, ensureChromium, installedChromium } from "../../chromium.mjs";
import { OFFLINE_SOURCE } from "../../servers/offline-source.mjs";

export const ROOT = resolve(import.meta.dirname, "../../..");
export const KEY = "bench";

/**
 * Starts the built server. It trusts one proxy, so that the load generator can set
 * client addresses.
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
  const [output] = await once(child.stdout.setEncoding("utf8"), "data");
  const startMs = performance.now() - begun;
  const port = Number(/:(\d+)\/\n/.exec(output)?.[1]);
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    startMs,
    stop,
    memoryMb: () => processMemoryMb(pid),
  };
}

/**
 * Builds what is stale and runs `use` with the origin of a server on a new data
 * folder.
 * @param {(origin: string) => Promise<void>} use
 */
export async function withServer(use) {
  buildStale();
  const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
  const { origin, stop } = await startServer({ DATA_DIR: dataDir });
  try {
    await use(origin);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Runs `use` with a browser, or skips it when none is installed.
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
 * Returns the resident memory of a process and its children in MB.
 * @param {number} pid
 * @returns {number}
 */
function processMemoryMb(pid) {
  const list = execFileSync("ps", ["-o", "pid=,ppid=,rss=", "-A"], { encoding: "utf8" });
  const rows = list
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid);
  return Math.round(rows.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1024);
}

/**
 * Prints a measurement and fails the run when it missed its target.
 * @param {string} label
 * @param {string} measured
 * @param {boolean} [isReached]
 */
export function report(label, measured, isReached) {
  const verdict = isReached === undefined ? "" : isReached ? " reached" : " missed";
  console.log(`${`${label}:`.padEnd(56)} ${measured}${verdict}`);
  if (isReached === false) process.exitCode = 1;
}

/**
 * @typedef {{
 *   "api/db/connect.ts": typeof import("../../../api/db/connect.ts"),
 *   "api/events/retention.ts": typeof import("../../../api/events/retention.ts"),
 *   "tests/servers/postgres.ts": typeof import("../../servers/postgres.ts"),
 * }} Modules
 */

/**
 * Imports a TypeScript module, which the oldest supported Node cannot do itself.
 * @template {keyof Modules} Path
 * @param {Path} path
 * @returns {Promise<Modules[Path]>}
 */
export async function importTypeScript(path) {
  const { module } = await runnerImport(join(ROOT, path), { configFile: false, logLevel: "error" });
  return /** @type {any} */ (module);
}
