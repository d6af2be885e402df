import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";

const SITE = fileURLToPath(new URL("../../.build/site/", import.meta.url));
const TYPES = { ".html": "text/html", ".woff2": "font/woff2", ".svg": "image/svg+xml" };
const PLACES = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** What the camera does not see: links are pressed on a page, not in a film. */
const UNSEEN = "[data-story] ul { display: none } [data-story] + * { visibility: hidden }";

/**
 * Opens the built story for the camera, on this machine alone: without
 * scripts, as it then is the eight scenes and no control.
 *
 * @param {{ width: number, height: number, scale: number }} screen in CSS pixels
 * @param {{ CAMPAIGN: { campaignName: string } }} [closing] what the closing scene names in place of its button; absent: nothing
 */
export async function openStage({ width, height, scale }, closing) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://stage").pathname;
    const file = join(SITE, path === "/day-without-arts" ? `${path}.html` : path);
    if (!file.startsWith(SITE) || extname(file) === "" || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[/** @type {keyof TYPES} */ (extname(file))] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  });
  const port = await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" ? address?.port : 0);
    });
  });
  const browser = await launch();
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/day-without-arts`, { waitUntil: "networkidle" });
  /** @type {{ module: typeof import("../story/timing.ts") }} */
  const { module: timing } = await runnerImport(
    fileURLToPath(new URL("../story/timing.ts", import.meta.url)),
  );
  await page.evaluate(dress, { unseen: UNSEEN, plate: plateOf(closing) });

  return {
    /**
     * Draws one moment, from what is given alone.
     *
     * @param {import("../story/film.ts").Frame} frame
     * @param {"jpeg" | "png"} format
     * @returns {Promise<Buffer>} the picture
     */
    async draw({ timeMs, progress, place }, format) {
      const drains = Array.from({ length: 8 }, (_, scene) => timing.drainOf(scene, progress));
      await page.evaluate(pose, { timeMs, place, drains });
      return page.screenshot({ type: format, ...(format === "jpeg" && { quality: 96 }) });
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function launch() {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  try {
    return await chromium.launch({
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      ...(executablePath ? { executablePath } : {}),
    });
  } catch (error) {
    throw new Error(
      "No Chromium here: install one (apt-get install chromium) or set CHROMIUM_PATH.",
      { cause: error },
    );
  }
}

/**
 * What the closing plate says: the campaign's address, else its name.
 *
 * @param {{ CAMPAIGN: { campaignName: string } }} [closing]
 */
function plateOf(closing) {
  if (closing === undefined) return "";
  const { PUBLIC_URL } = process.env;
  return PUBLIC_URL ? new URL(PUBLIC_URL).host : closing.CAMPAIGN.campaignName;
}

/* The two below run in the page. */

/** @param {{ unseen: string, plate: string }} parts */
function dress({ unseen, plate }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(unseen);
  document.adoptedStyleSheets = [sheet];
  document.querySelector("[data-story]")?.setAttribute("data-moving", "");
  const button = document.querySelector('[data-scene="7"] a[href="/"]');
  if (button !== null) button.textContent = plate;
  if (plate === "") button?.remove();
}

/** @param {{ timeMs: number, place: number, drains: number[] }} moment */
function pose({ timeMs, place, drains }) {
  const sections = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-scene]")
  );
  for (const [scene, section] of sections.entries()) {
    const drain = `${drains[scene]}`;
    if (section.style.getPropertyValue("--drain") !== drain) {
      section.style.setProperty("--drain", drain);
    }
  }
  const before = sections[Math.floor(place)]?.offsetTop ?? 0;
  const after = sections[Math.ceil(place)]?.offsetTop ?? 0;
  const top = before + (after - before) * (place % 1);
  window.scrollTo({ top, behavior: "instant" });
  for (const animation of document.getAnimations()) {
    // What happens once, as a page comes, is over: a film's first frame is its picture in every list.
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    else {
      animation.pause();
      animation.currentTime = timeMs;
    }
  }
}
