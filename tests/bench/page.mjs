import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ROOT, withChromium, withServer } from "./harness.mjs";

/**
 * `npm run bench`, the action page: the compressed size of the element, the time
 * from a cold browser's request until the picker is visible, and the effect of the
 * page's preloads on slow 4G.
 */

const ROUNDS = 7;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };

await withServer(async (origin) => {
  const element = readFileSync(join(ROOT, ".build/widget/bia-contact-td.full.js"));
  const kB = (/** @type {Buffer} */ bytes) => (bytes.length / 1000).toFixed(1);
  console.log(
    `Element size: ${kB(gzipSync(element, { level: 9 }))} kB gzip, ${kB(brotliCompressSync(element))} kB brotli`,
  );
  await withChromium(async (browser) => {
    await measureStart(browser, origin);
    await measurePreloads(browser, origin);
  });
});

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function measureStart(browser, origin) {
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
    `Action page usable after: ${times[ROUNDS >> 1]} ms (${times[0]} to ${times[ROUNDS - 1]} ms)`,
  );
}

/**
 * Opens the page on slow 4G with its preloads and without, in turns. The HTML comes
 * from memory, so early hints have no effect.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function measurePreloads(browser, origin) {
  const original = await (await fetch(origin)).text();
  const withoutPreloads = original.replaceAll(/<link rel="(?:module)?preload"[^>]*>/g, "");
  /** @typedef {{ body: string, usable: number[], font: number[] }} Variant */
  /** @type {[Variant, Variant]} */
  const variants = [
    { body: original, usable: [], font: [] },
    { body: withoutPreloads, usable: [], font: [] },
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
  console.log(`Action page usable on slow 4G, with and without preloads: ${usable.join(", ")}`);
  console.log(`Headline font loaded on slow 4G, with and without preloads: ${font.join(", ")}`);
}
