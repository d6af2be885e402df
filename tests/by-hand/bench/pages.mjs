/**
 * `npm run bench:pages`: what a visitor waits for, in the browser that visitors have: the headless
 * shell hides work before the first paint. Prints rows of a table: the size of a first view of each
 * page, the interactions with the element at a quarter of this machine's speed, and Lighthouse's
 * figures for a phone.
 *
 * Lighthouse is no dependency, because few people need it:
 * `npm install --no-save --ignore-scripts lighthouse@12`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { buildStale } from "../../../site/tools/build.mjs";
import { CHROMIUM_ARGS, desktopChromium, ensureChromium } from "../../chromium.mjs";
import { firstView } from "../../first-view.mjs";
import { freePort } from "../../free-port.mjs";
import { report, startServer } from "./harness.mjs";
import { measureInteractions } from "./interactions.mjs";

/** Pages that search engines may list. */
const LISTED_PAGES = ["/", "/privacy", "/day-without-arts", "/embed"];
const ROUNDS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

if (!ensureChromium()) process.exit(1);
buildStale();
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
const { origin, stop } = await startServer({ DATA_DIR: dataDir });
try {
  const browser = await launch();
  for (const path of [...LISTED_PAGES, "/tds/clare"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { kB, requests } = await firstView(await context.newPage(), origin + path);
    report(`First view of ${path}`, `${kB.toFixed(1)} kB in ${requests} requests`);
    await context.close();
  }
  for (const [name, { median, worst }] of await measureInteractions(browser, `${origin}/`)) {
    report(`On / at 4× CPU throttling, ${name}`, `${median} ms (worst ${worst})`);
  }
  await browser.close();
  const lighthouse = await loadLighthouse();
  for (const path of lighthouse === null ? [] : LISTED_PAGES) {
    report(`Lighthouse of ${path} on a phone`, await measurePage(lighthouse, origin + path));
  }
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {string[]} args */
function launch(...args) {
  const executablePath = desktopChromium();
  return chromium.launch({
    args: [...CHROMIUM_ARGS, ...args],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Returns Lighthouse; null, and says so, where it is not installed. */
async function loadLighthouse() {
  const { resolve } = createRequire(import.meta.url);
  try {
    return (await import(pathToFileURL(resolve("lighthouse")).href)).default;
  } catch {
    console.log("Lighthouse is not installed: see the head of pages.mjs");
    return null;
  }
}

/**
 * Runs Lighthouse's simulated slow phone on a page, and returns the medians as one text.
 *
 * @param {Function} lighthouse
 * @param {string} url
 */
async function measurePage(lighthouse, url) {
  /** @type {number[][]} */
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const port = await freePort();
    const browser = await launch(`--remote-debugging-port=${port}`);
    const options = { port, logLevel: "error", onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(url, options).finally(() => browser.close());
    runs.push([
      ...CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
      ...["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
        (audit) => Number(lhr.audits[audit].numericValue),
      ),
    ]);
  }
  const medians = (runs[0] ?? []).map((_, index) => {
    const values = runs.map((run) => run[index] ?? Number.NaN);
    return values.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  });
  const [lcp = 0, tbt = 0, cls = 0] = medians.slice(CATEGORIES.length);
  const scores = medians.slice(0, CATEGORIES.length).join("/");
  return `${scores}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`;
}
