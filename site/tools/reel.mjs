/**
 * Renders the story as a film into `site/public/`, frame by frame from its
 * progress alone, so that the same pictures make the same film:
 *
 *     npm run reel
 *
 * Or one moment of it (0 to 100) as a picture of so many pixels, as for the share image:
 *
 *     npm run reel -- --still 57 site/public/share-story.png 1200x630
 *
 * Needs ffmpeg, and Chromium (CHROMIUM_PATH, the system's, or Playwright's own).
 * Commit what it writes; a build offers the film when it is there. `PUBLIC_URL`
 * puts the campaign's address into the closing scene.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
// @ts-expect-error: the package brings no types.
import cliProgress from "cli-progress";
import { runnerImport } from "vite";
import { buildStale } from "./build.mjs";
import { encode, hasFfmpeg, intermediate } from "./reel-encode.mjs";
import { openStage } from "./reel-stage.mjs";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
/** @type {(name: string) => Promise<any>} */
const load = async (name) =>
  (await runnerImport(fileURLToPath(new URL(name, import.meta.url)))).module;

const { values, positionals } = parseArgs({
  options: { still: { type: "string" } },
  allowPositionals: true,
});
process.exitCode =
  values.still === undefined ? await renderFilm() : await renderStill(values.still);

/** @returns {Promise<number>} the exit code */
async function renderFilm() {
  if (!hasFfmpeg()) return refuse("No ffmpeg here: install one (apt-get install ffmpeg).");
  await buildStale(["site"]);
  /** @type {typeof import("../story/film.ts")} */
  const { FILM, FRAMES, frameAt } = await load("../story/film.ts");
  const folder = mkdtempSync(join(tmpdir(), "bia-reel-"));
  // 1080 by 1920 pixels: a phone, held upright.
  const stage = await openStage(
    { width: 432, height: 768, scale: 2.5 },
    await load("../campaign.ts"),
  );
  const bar = new cliProgress.SingleBar({
    format: "{what} {bar} {percentage} % | {value}/{total} frames | {eta_formatted} left",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
  });
  try {
    const master = join(folder, "master.mkv");
    const film = intermediate(master, FILM.framesPerSecond);
    bar.start(FRAMES, 0, { what: "Drawing" });
    for (let index = 0; index < FRAMES; index += 1) {
      await film.write(await stage.draw(frameAt(index), "jpeg"));
      bar.update(index + 1);
    }
    await film.end();
    bar.stop();
    for (const name of ["day-without-arts-reel.mp4", "day-without-arts-reel.webm"]) {
      bar.start(FRAMES, 0, { what: `Encoding ${name}` });
      const bytes = await encode(master, join(PUBLIC, name), (frame) => bar.update(frame));
      bar.update(FRAMES);
      bar.stop();
      console.log(`site/public/${name}: ${(bytes / 1e6).toFixed(2)} MB`);
    }
    return 0;
  } finally {
    bar.stop();
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} moment
 * @returns {Promise<number>} the exit code
 */
async function renderStill(moment) {
  const [file, size = "1200x630"] = positionals;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  const progress = Number(moment);
  if (!file || !width || !height || !(progress >= 0 && progress <= 100)) {
    return refuse("Say: npm run reel -- --still PROGRESS FILE WIDTHxHEIGHT");
  }
  await buildStale(["site"]);
  /** @type {typeof import("../story/timing.ts")} */
  const { STORY, sceneAt } = await load("../story/timing.ts");
  const stage = await openStage({ width: Number(width), height: Number(height), scale: 1 });
  const timeMs = (progress / STORY.end) * STORY.totalMs;
  writeFileSync(file, await stage.draw({ timeMs, progress, place: sceneAt(progress) }, "png"));
  await stage.close();
  return 0;
}

/** @param {string} why */
function refuse(why) {
  console.error(why);
  return 1;
}
