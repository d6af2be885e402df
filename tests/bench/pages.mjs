/**
 * `npm run bench:pages`: what a visitor waits for. Prints the size of a first view of each page,
 * Lighthouse's figures for a phone, the interactions with the element on the site at a quarter of
 * this machine's speed, and the server that `npm start` starts beside a bare one; with `--write`,
 * also writes them to RESULTS.md.
 *
 * Lighthouse is no dependency, because few people need it:
 * `npm install --no-save --ignore-scripts lighthouse@12`. `wrk` is a Debian package.
 */
import { firstView } from "../first-view.mjs";
import { measureInteractions } from "./embed-interactions.mjs";
import { withChromium, withServer } from "./harness.mjs";
import { measurePages } from "./lighthouse.mjs";
import { measureServer } from "./server-meter.mjs";
import { formatTable, writeResults } from "./write-results.mjs";

const PAGES = ["/", "/privacy", "/day-without-arts", "/embed", "/tds?constituency=Clare"];

/** Those that search engines may list. */
const LISTED_PAGES = PAGES.filter((path) => !path.startsWith("/tds"));

/** The measurements of the time when React rendered every page, by label. */
const WITH_REACT = new Map([
  ["First view of /", "210 kB"],
  ["First view of /privacy", "135 kB"],
  ["Slowest interaction on / at 4× CPU throttling", "88 ms"],
  ["Lighthouse of / on a phone", "97 to 99, LCP 2.0 s"],
  ["Lighthouse of /privacy on a phone", "100, LCP 1.8 s"],
  ["Lighthouse of /day-without-arts on a phone", "93 to 98, LCP 2.2 s, TBT up to 260 ms"],
  ["GET /api/tds by wrk, relative to bare node:http", "0.38"],
  ["Memory of npm start under this load, its database apart", "446 MB"],
]);

/** @type {import("./write-results.mjs").Row[]} */
const rows = [];
/**
 * @param {string} label
 * @param {string} measured
 */
const add = (label, measured) => {
  console.log(`${`${label}:`.padEnd(56)} ${measured}`);
  rows.push([label, measured, WITH_REACT.get(label) ?? ""]);
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
for (const [label, measured] of await measureServer()) add(label, measured);
const comparison = "when React rendered every page";
console.log(`\n${formatTable(rows, comparison)}`);
if (process.argv.includes("--write")) {
  writeResults("Pages", "npm run bench:pages -- --write", rows, comparison);
}
