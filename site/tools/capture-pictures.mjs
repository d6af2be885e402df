/**
 * Captures pictures of the built and the running site. Run it after a change to the hero, to scene 0 of the
 * story or to `site/pages/action/PilotFindings.tsx`, and commit the PNGs:
 *
 *     npm start
 *     node site/tools/capture-pictures.mjs ga http://localhost:8787
 *
 * Writes into `site/public/`, in Irish with `-ga`: `share.png` and `share-story.png`, which show a shared
 * link, and `pilot-figures.png`, which visitors can download.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchChromium, openStoryPage } from "./reel-page.mjs";

const SIZE = { width: 1200, height: 630 };
const [name = "en", origin = "http://localhost:8787"] = process.argv.slice(2);
const language = name === "ga" ? "ga" : "en";
const suffix = language === "en" ? "" : `-${language}`;
/** @param {string} file */
const publicPath = (file) => fileURLToPath(new URL(`../public/${file}`, import.meta.url));

const story = await openStoryPage({ ...SIZE, scale: 1 }, language);
const [colour, grey] = [
  await story.capture({ timeMs: 0, progress: 0, place: 0 }, "png"),
  await story.capture({ timeMs: 0, progress: 14.28, place: 0 }, "png"),
].map((picture) => `data:image/png;base64,${picture.toString("base64")}`);
await story.close();

const browser = await launchChromium();
const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", bypassCSP: true });
await page.setContent(`<style>
  body { margin: 0 }
  img, svg { position: absolute; inset: 0 }
  img + img { clip-path: polygon(762px 0, 100% 0, 100% 100%, 628px 100%) }
</style>
<img src="${colour}"><img src="${grey}">
<svg width="1200" height="630"><path d="M762-9L628 639" stroke="#17130f" stroke-width="7"/></svg>`);
writeFileSync(publicPath(`share-story${suffix}.png`), await page.screenshot());

await page.goto(new URL(language === "en" ? "/" : `/${language}/`, origin).href, {
  waitUntil: "networkidle",
});
// Links lead nowhere in a picture; without them there is room for a larger text.
await page.addStyleTag({
  content: `
    [data-other-language], ul:has([data-records-letter]) { visibility: hidden }
    div:has(> h1) + p { font-size: 1.875rem !important; max-inline-size: 36rem !important }`,
});
writeFileSync(publicPath(`share${suffix}.png`), await page.screenshot());

// 1,080 px wide with two panels in a row, the portrait format of social networks.
const upright = await browser.newPage({
  viewport: { width: 720, height: 900 },
  deviceScaleFactor: 1.5,
  colorScheme: "light",
  bypassCSP: true,
});
await upright.goto(page.url(), { waitUntil: "networkidle" });
await upright.addStyleTag({
  content:
    "[download] { visibility: hidden } #pilot-sheet a { color: inherit; text-decoration: none }",
});
const box = await upright.locator("#pilot-sheet").boundingBox();
if (box === null) throw new Error("The page does not contain #pilot-sheet");
const MARGIN = 32;
await upright.screenshot({
  path: publicPath(`pilot-figures${suffix}.png`),
  fullPage: true,
  clip: { x: 0, y: box.y - MARGIN, width: 720, height: box.height + 2 * MARGIN },
});
await browser.close();
