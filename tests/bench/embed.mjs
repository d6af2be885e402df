import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { ALONE } from "../alone.mjs";
import { CHROMIUM_ARGS, ensureChromium, installedChromium } from "../chromium.mjs";
import { interactions } from "./embed-interactions.mjs";
import { pageLoad } from "./embed-load.mjs";
import { mountCycles } from "./embed-mounts.mjs";
import { servePartner } from "./host-pages.mjs";

/**
 * `npm run bench`, the embed: what the element costs a partner's page that
 * holds it out of sight, how soon it answers a visitor on a slow phone, and
 * what stays behind when it goes. With and without take turns in one run.
 */

const ROOT = resolve(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));

const server = spawn(process.execPath, [join(ROOT, "api/start.mjs")], {
  env: { ...process.env, ...ALONE, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const campaign = await address();
  if (ensureChromium()) await measure(campaign);
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {string} campaign */
async function measure(campaign) {
  const partner = await servePartner(campaign);
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const load = await pageLoad(browser, partner.origin, campaign);
    row("LCP, with less without", spread(load.lcp), 50, load.lcp.median);
    row("Blocking time, with less without", spread(load.tbt), 30, load.tbt.median);
    row("Requests before it is near", `${load.requests}`, 1, load.requests);
    const { worst, steps } = await interactions(browser, partner.origin);
    row("Slowest interaction at 4× throttle", ms(worst), 100, worst);
    for (const [step, duration] of steps) console.log(`  ${step.padEnd(34)}${ms(duration)}`);
    const left = await mountCycles(browser, partner.origin);
    row("Nodes after 300 mounts", signed(left.nodes), 0, left.nodes);
    row("Listeners after 300 mounts", signed(left.listeners), 0, left.listeners);
    row("Heap a mount", `${left.heapKb.toFixed(2)} kB`, 0.5, left.heapKb);
  } finally {
    await browser.close();
    partner.close();
  }
}

/**
 * @param {string} what
 * @param {string} measured
 * @param {number} target
 * @param {number} value
 */
function row(what, measured, target, value) {
  const reached = value <= target;
  console.log(
    `${what.padEnd(36)}${measured.padEnd(22)}target ${target} ${reached ? "reached" : "missed"}`,
  );
  if (!reached) process.exitCode = 1;
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}

/** @param {import("./embed-load.mjs").Spread} of */
function spread({ median, least, most }) {
  return `${ms(median)} (${Math.round(least)} to ${Math.round(most)})`;
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : `${value}`;
}

/** Waits until the server says where it is. */
async function address() {
  let printed = "";
  for await (const text of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += text;
    const [, origin] = /^The campaign is at +(\S+)\/$/m.exec(printed) ?? [];
    if (origin) {
      server.stdout.resume();
      return origin;
    }
  }
  throw new Error("The server ended before it served");
}
