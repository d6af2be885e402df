import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ROOT, withChromium, withServer } from "./running.mjs";

/**
 * What the element weighs, and how soon the page can be used in Chromium:
 * from a cold browser's request to the picker standing there; and what the
 * page's preloads are worth on a slow phone.
 */

const ROUNDS = 7;
/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };

await withServer(async (origin) => {
  const element = readFileSync(join(ROOT, ".build/widget/bia-contact-td.full.js"));
  const kB = (/** @type {Buffer} */ bytes) => (bytes.length / 1000).toFixed(1);
  console.log(
    `Element: ${kB(gzipSync(element, { level: 9 }))} kB gzip, ${kB(brotliCompressSync(element))} kB brotli`,
  );
  await withChromium(async (browser) => {
    await usable(browser, origin);
    await preloads(browser, origin);
  });
});

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function usable(browser, origin) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(origin, { waitUntil: "commit" });
    await page.getByRole("combobox", { name: "Find Your TDs" }).waitFor();
    times.push(Math.round(performance.now() - started));
    await context.close();
  }
  times.sort((a, b) => a - b);
  console.log(
    `Page usable after: ${times[ROUNDS >> 1]} ms (${times[0]} to ${times[ROUNDS - 1]} ms)`,
  );
}

/**
 * Opens the page as a phone on slow 4G does, with its preloads and without, in
 * turns. Nothing is hinted earlier than in the page itself: it is answered from
 * memory, so there is no time in which to hint.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function preloads(browser, origin) {
  const whole = await (await fetch(origin)).text();
  const without = whole.replaceAll(/<link rel="(?:module)?preload"[^>]*>/g, "");
  /** @typedef {{ body: string, usable: number[], font: number[] }} Taken */
  /** @type {[Taken, Taken]} */
  const variants = [
    { body: whole, usable: [], font: [] },
    { body: without, usable: [], font: [] },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of variants) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
      await page.route(origin, (route) =>
        route.fulfill({ body: variant.body, contentType: "text/html" }),
      );
      await page.goto(origin);
      await page.getByRole("combobox", { name: "Find Your TDs" }).waitFor();
      variant.usable.push(await page.evaluate(() => performance.now()));
      const font = await page.evaluate(async (name) => {
        await document.fonts.ready;
        const loaded = performance.getEntriesByType("resource");
        const entry = loaded.find((each) => each.name.includes(name));
        return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
      }, "grotesque-display");
      variant.font.push(font);
      await context.close();
    }
  }
  const median = (/** @type {number[]} */ all) => {
    const middle = all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
    return `${(middle / 1000).toFixed(2)} s`;
  };
  const usable = variants.map((variant) => median(variant.usable));
  const font = variants.map((variant) => median(variant.font));
  console.log(`On slow 4G usable after, preloaded and not: ${usable.join(", ")}`);
  console.log(`On slow 4G the headline's font, preloaded and not: ${font.join(", ")}`);
}
