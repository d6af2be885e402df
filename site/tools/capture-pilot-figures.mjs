/**
 * Captures the pilot's four figures from the running site as `site/public/pilot-figures.png`, which
 * visitors can download. Run it after a change to `site/pilot/`, and commit the PNG:
 *
 *     npm start
 *     node site/tools/capture-pilot-figures.mjs http://localhost:8787
 *     node site/tools/capture-pilot-figures.mjs http://localhost:8787 ga
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const [origin = "http://localhost:8787", language] = process.argv.slice(2);
const isIrish = language === "ga";
const installed = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(existsSync(installed) ? { executablePath: installed } : {}),
});
// 1,080 px wide with two panels in a row, the portrait format of social networks.
const page = await browser.newPage({
  viewport: { width: 720, height: 900 },
  deviceScaleFactor: 1.5,
  colorScheme: "light",
  bypassCSP: true,
});
await page.goto(new URL(isIrish ? "/ga/" : "/", origin).href, { waitUntil: "networkidle" });
await page.addStyleTag({
  content:
    "[download] { visibility: hidden } #pilot-sheet a { color: inherit; text-decoration: none }",
});
const sheet = page.locator("#pilot-sheet");
const box = await sheet.boundingBox();
if (box === null) throw new Error("The page does not contain #pilot-sheet");
const MARGIN = 32;
await page.screenshot({
  path: fileURLToPath(
    new URL(`../public/pilot-figures${isIrish ? "-ga" : ""}.png`, import.meta.url),
  ),
  fullPage: true,
  clip: {
    x: 0,
    y: box.y - MARGIN,
    width: 720,
    height: box.height + 2 * MARGIN,
  },
});
await browser.close();
