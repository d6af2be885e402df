/**
 * `npm run bench:pages`: what a visitor waits for. Prints the size of a first view of each page,
 * Lighthouse's figures for a phone, the interactions with the element on the site at a quarter of
 * this machine's speed; with `--write`, also writes them to RESULTS.md.
 *
 * Lighthouse is no dependency, because few people need it:
 * `npm install --no-save --ignore-scripts lighthouse@12`.
 */
import { firstView } from "../../first-view.mjs";
import { measureInteractions } from "./embed-interactions.mjs";
import { withChromium, withServer } from "./harness.mjs";
import { measurePages } from "./lighthouse.mjs";
import { formatTable, writeResults } from "./write-results.mjs";

const PAGES = ["/", "/privacy", "/day-without-arts", "/embed", "/tds?constituency=Clare"];

/** Those that search engines may list. */
const LISTED_PAGES = PAGES.filter((path) => !path.startsWith("/tds"));

/** @type {import("./write-results.mjs").Row[]} */
const rows = [];
/**
 * @param {string} label
 * @param {string} measured
 */
const add = (label, measured) => {
  console.log(`${`${label}:`.padEnd(56)} ${measured}`);
  rows.push([label, measured]);
};

await withServer(async (origin) => {
  await withChromium(async (browser) => {
    for (const path of PAGES) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const { kB, requests } = await firstView(await context.newPage(), origin + path);
      add(`First view of ${path}`, `${kB.toFixed(1)} kB in ${requests} requests`);
      await context.close();
    }
    const { worstMs, steps } = await measureInteractions(browser, `${origin}/`);
    add("Slowest interaction on / at 4× CPU throttling", `${worstMs} ms`);
    for (const { name, medianMs, worstMs } of steps) {
      add(`On /, ${name}`, `${medianMs} ms (worst ${worstMs})`);
    }
  });
  for (const [path, figures] of await measurePages(origin, LISTED_PAGES)) {
    add(`Lighthouse of ${path} on a phone`, figures);
  }
});
console.log(`\n${formatTable(rows)}`);
if (process.argv.includes("--write")) {
  writeResults("Pages", "npm run bench:pages -- --write", rows);
}
