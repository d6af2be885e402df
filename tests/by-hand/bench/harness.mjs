/** Helpers of the measurements: server processes and the report. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { buildStale } from "../../../site/tools/build.mjs";
import { CHROMIUM_ARGS, desktopChromium, ensureChromium } from "../../chromium.mjs";
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
 * Builds what is stale, and measures a new server in the browser that visitors have: the headless shell hides
 * work before the first paint.
 * @param {(browser: import("@playwright/test").Browser, origin: string) => Promise<void>} measure
 */
export async function withBrowser(measure) {
  if (!ensureChromium()) process.exit(1);
  await buildStale();
  const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
  const { origin, stop } = await startServer({ DATA_DIR: dataDir });
  const executablePath = desktopChromium() ?? chromium.executablePath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath });
  try {
    await measure(browser, origin);
  } finally {
    await browser.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
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
 * Prints a measurement as a row of a table, and fails the run when it missed its target.
 * @param {string} label
 * @param {string} measured
 * @param {boolean} [isReached]
 */
export function report(label, measured, isReached) {
  const verdict = isReached === undefined ? "" : isReached ? ", reached" : ", missed";
  console.log(`| ${label} | ${measured}${verdict} |`);
  if (isReached === false) process.exitCode = 1;
}

/**
 * Imports a TypeScript module, which the oldest supported Node cannot do itself.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function importTypeScript(path) {
  const options = /** @type {const} */ ({ configFile: false, logLevel: "error" });
  return (await runnerImport(join(ROOT, path), options)).module;
}
