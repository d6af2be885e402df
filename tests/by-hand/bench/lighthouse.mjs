import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { freePort } from "../../free-port.mjs";

const ROUNDS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Runs Lighthouse's simulated slow phone on pages, and returns the medians of each as one text.
 * The browser is the one that visitors have: the headless shell hides work before the first paint.
 * Nothing where Lighthouse is not installed.
 *
 * @param {string} origin
 * @param {readonly string[]} paths
 * @returns {Promise<[path: string, figures: string][]>}
 */
export async function measurePages(origin, paths) {
  const lighthouse = await loadLighthouse();
  if (lighthouse === null) {
    console.log(
      "Lighthouse is not installed: npm install --no-save --ignore-scripts lighthouse@12",
    );
    return [];
  }
  /** @type {[string, string][]} */
  const results = [];
  for (const path of paths) {
    /** @type {{ lcp: number, tbt: number, cls: number, scores: number[] }[]} */
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await run(lighthouse, origin + path));
    const median = (/** @type {(run: (typeof runs)[number]) => number} */ pick) =>
      runs.map(pick).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
    const scores = CATEGORIES.map((_, index) => median(({ scores }) => scores[index] ?? 0));
    results.push([
      path,
      `${scores.map((score) => Math.round(score * 100)).join("/")}, LCP ${(median(({ lcp }) => lcp) / 1000).toFixed(2)} s, TBT ${Math.round(median(({ tbt }) => tbt))} ms, CLS ${median(({ cls }) => cls).toFixed(3)}`,
    ]);
  }
  return results;
}

/** @returns {Promise<Function | null>} */
async function loadLighthouse() {
  const { resolve } = createRequire(import.meta.url);
  try {
    return (await import(pathToFileURL(resolve("lighthouse")).href)).default;
  } catch {
    return null;
  }
}

/**
 * @param {Function} lighthouse
 * @param {string} url
 */
async function run(lighthouse, url) {
  const port = await freePort();
  const executablePath = desktopChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
    const value = (/** @type {string} */ audit) => Number(lhr.audits[audit].numericValue);
    return {
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      scores: CATEGORIES.map((name) => Number(lhr.categories[name].score)),
    };
  } finally {
    await browser.close();
  }
}
