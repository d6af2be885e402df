/**
 * Renders the story as a film into `site/public/`. Each frame depends only on the playback progress,
 * so the same pictures produce the same film. Each language has a film of its own:
 *
 *     npm run reel
 *     npm run reel -- --language ga
 *
 * Renders one moment (progress 0 to 100) as a PNG of the given size, for example a share image:
 *
 *     npm run reel -- --still 57 site/public/share-story.png 1200x630
 *     npm run reel -- --language ga --still 57 site/public/share-story-ga.png 1200x630
 *
 * Needs ffmpeg and Chromium (`CHROMIUM_PATH`, the system's, or Playwright's). Commit the files; the
 * next build offers the film. If `PUBLIC_URL` is set, the closing scene shows the campaign's address.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { buildStale } from "./build.mjs";
import { encode, hasFfmpeg } from "./reel-encode.mjs";
import { openStoryPage } from "./reel-page.mjs";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
/** @type {(name: string) => Promise<any>} */
const loadModule = async (name) =>
  (await runnerImport(fileURLToPath(new URL(name, import.meta.url)))).module;

const { values, positionals } = parseArgs({
  options: { still: { type: "string" }, language: { type: "string", default: "en" } },
  allowPositionals: true,
});
/** @type {typeof import("../../api/contract/language.ts")} */
const { languageOf } = await loadModule("../../api/contract/language.ts");
const language = languageOf(values.language) ?? "en";
process.exitCode =
  values.still === undefined ? await renderFilm() : await renderStill(values.still);

/** @returns {Promise<number>} the exit code */
async function renderFilm() {
  if (!hasFfmpeg()) {
    return fail("ffmpeg was not found. Install it, for example with apt-get install ffmpeg.");
  }
  buildStale();
  /** @type {typeof import("../story/film.ts")} */
  const { FILM, FRAMES, frameAt } = await loadModule("../story/film.ts");
  const folder = mkdtempSync(join(tmpdir(), "bia-reel-"));
  // 1080 by 1920 pixels, the format of an upright phone.
  const storyPage = await openStoryPage(
    { width: 432, height: 768, scale: 2.5 },
    language,
    await closingText(),
  );
  try {
    for (let index = 0; index < FRAMES; index += 1) {
      const picture = await storyPage.capture(frameAt(index), "jpeg");
      writeFileSync(join(folder, `${String(index).padStart(5, "0")}.jpg`), picture);
      if (index % FILM.framesPerSecond === 0) console.log(`Drawn: ${index} of ${FRAMES} frames`);
    }
    const name = `day-without-arts-reel${language === "en" ? "" : `-${language}`}.mp4`;
    console.log(`Encoding site/public/${name}`);
    const bytes = encode(join(folder, "%05d.jpg"), FILM.framesPerSecond, join(PUBLIC, name));
    console.log(`site/public/${name}: ${(bytes / 1e6).toFixed(2)} MB`);
    return 0;
  } finally {
    await storyPage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} moment playback progress, 0 to 100
 * @returns {Promise<number>} the exit code
 */
async function renderStill(moment) {
  const [file, size = "1200x630"] = positionals;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  const progress = Number(moment);
  if (!file || !width || !height || !(progress >= 0 && progress <= 100)) {
    return fail("Usage: npm run reel -- --still PROGRESS FILE WIDTHxHEIGHT");
  }
  buildStale();
  /** @type {typeof import("../story/timing.ts")} */
  const { STORY, sceneAt } = await loadModule("../story/timing.ts");
  const storyPage = await openStoryPage(
    { width: Number(width), height: Number(height), scale: 1 },
    language,
  );
  const timeMs = (progress / STORY.end) * STORY.totalMs;
  writeFileSync(
    file,
    await storyPage.capture({ timeMs, progress, place: sceneAt(progress) }, "png"),
  );
  await storyPage.close();
  return 0;
}

/** Returns the text of the closing scene: the campaign's address, else its name. */
async function closingText() {
  const { PUBLIC_URL } = process.env;
  if (PUBLIC_URL) return new URL(PUBLIC_URL).host;
  /** @type {typeof import("../../api/contract/campaign/default-campaign.ts")} */
  const { DEFAULT_CAMPAIGN } = await loadModule("../../api/contract/campaign/default-campaign.ts");
  const { texts } = DEFAULT_CAMPAIGN;
  return (texts[language] ?? texts.en).name;
}

/**
 * Prints an error message and returns the exit code.
 * @param {string} message
 */
function fail(message) {
  console.error(message);
  return 1;
}
