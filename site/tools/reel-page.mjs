import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview, runnerImport } from "vite";

const BUILT_SITE = fileURLToPath(new URL("../../.build/site/", import.meta.url));
const CHROMIUM_PATHS = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
];

/** Shows the scenes one below the other, without what has no use in a film, and draws every picture at once. */
const FILM_CSS =
  "[data-bar], [data-start], [data-story] ul { display: none } [data-story] + *, [data-other-language] { visibility: hidden } [data-picture] { content-visibility: visible } [data-scene][data-scene] { min-block-size: 0 }";

/**
 * Opens the built story page in Chromium, without its scripts, which would change the scenes themselves.
 *
 * @param {{ width: number, height: number, scale: number }} screen size in CSS pixels, and the device scale factor
 * @param {import("../../api/contract/language.ts").Language} language
 * @param {string} [closingText] replaces the button of the closing scene; if absent, the button is removed
 */
export async function openStoryPage({ width, height, scale }, language, closingText = "") {
  const server = await preview({
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    build: { outDir: BUILT_SITE },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  await page.route("**/*.js", (route) => route.abort());
  const folder = language === "en" ? "" : `/${language}`;
  const [origin] = server.resolvedUrls?.local ?? [];
  await page.goto(new URL(`${folder}/day-without-arts`, origin).href, { waitUntil: "networkidle" });
  /** @type {{ module: typeof import("../pages/story/timing.ts") }} */
  const { module: timing } = await runnerImport(
    fileURLToPath(new URL("../pages/story/timing.ts", import.meta.url)),
  );
  await page.evaluate(prepareScenes, { css: FILM_CSS, closingText });

  return {
    /**
     * Captures one moment of the story. The picture depends only on the arguments.
     *
     * @param {import("../pages/story/timing.ts").Frame} frame
     * @param {"jpeg" | "png"} format
     * @returns {Promise<Buffer>}
     */
    async capture({ timeMs, progress, place }, format) {
      const drains = Array.from({ length: 8 }, (_, scene) => timing.drainOf(scene, progress));
      await page.evaluate(showMoment, { timeMs, place, drains });
      return page.screenshot({ type: format, ...(format === "jpeg" && { quality: 96 }) });
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Starts Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. */
export function launchChromium() {
  const executablePath = CHROMIUM_PATHS.find((path) => path && existsSync(path));
  return chromium.launch({
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ...(executablePath ? { executablePath } : {}),
  });
}

/* The following two functions run in the page. */

/** @param {{ css: string, closingText: string }} options */
function prepareScenes({ css, closingText }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const state of ["data-moving", "data-clear"])
    document.querySelector("[data-story]")?.setAttribute(state, "");
  const button = document.querySelector('[data-scene="7"] a[href$="/"]');
  if (button !== null) button.textContent = closingText;
  if (closingText === "") button?.remove();
}

/** @param {{ timeMs: number, place: number, drains: number[] }} moment */
function showMoment({ timeMs, place, drains }) {
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
    animation.pause();
    animation.currentTime = timeMs;
  }
}
