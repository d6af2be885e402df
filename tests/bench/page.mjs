import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ALONE } from "../alone.mjs";
import { CHROMIUM_ARGS, ensureChromium, installedChromium } from "../chromium.mjs";

/**
 * What the element weighs, and how soon the page can be used in Chromium:
 * from a cold browser's request to the picker standing there; and what the
 * page's preloads are worth on a slow phone.
 */

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = 7;
/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));

const server = spawn(process.execPath, [join(ROOT, "api/start.mjs")], {
  env: { ...process.env, ...ALONE, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const origin = await address();
  const element = readFileSync(join(ROOT, ".build/widget/bia-contact-td.full.js"));
  const kB = (/** @type {Buffer} */ bytes) => (bytes.length / 1000).toFixed(1);
  console.log(
    `Element: ${kB(gzipSync(element, { level: 9 }))} kB gzip, ${kB(brotliCompressSync(element))} kB brotli`,
  );

  if (ensureChromium()) {
    const executablePath = installedChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_ARGS,
      ...(executablePath ? { executablePath } : {}),
    });
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
    await preloads(browser, origin);
    await browser.close();
  }
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(dataDir, { recursive: true, force: true });
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

/** Waits until the server says where it is. */
async function address() {
  let printed = "";
  for await (const text of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += text;
    const [, origin] = /^The campaign is at +(\S+)$/m.exec(printed) ?? [];
    if (origin) {
      server.stdout.resume();
      return origin;
    }
  }
  throw new Error("The server ended before it served");
}
