/**
 * Renders the story as a film into `site/public/`, for each language. Commit the files:
 *
 *     npm run reel
 *     npm run reel -- --language ga
 *
 * Needs ffmpeg and Chromium (`CHROMIUM_PATH`, the system's, or Playwright's). If `PUBLIC_URL` is set, the
 * closing scene shows the campaign's address.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { buildStale } from "./build.mjs";
import { openStoryPage } from "./reel-page.mjs";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
/** @type {(name: string) => Promise<any>} */
const loadModule = async (name) =>
  (await runnerImport(fileURLToPath(new URL(name, import.meta.url)))).module;

/** The constant rate factor; a lower one means better quality. With this one a film has 5.2 MB. */
const RATE_FACTOR = 21;

/** Converts the JPEG colour space to that of video, and declares it, because players otherwise assume another one. */
const COLOUR_OPTIONS =
  "-vf scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709";

const { values } = parseArgs({ options: { language: { type: "string", default: "en" } } });
/** @type {typeof import("../../api/contract/language.ts")} */
const { languageOf } = await loadModule("../../api/contract/language.ts");
const language = languageOf(values.language) ?? "en";
if (spawnSync("ffmpeg", ["-version"], { stdio: "ignore" }).status === 0) await renderFilm();
else {
  console.error("ffmpeg was not found. Install it, for example with apt-get install ffmpeg.");
  process.exitCode = 1;
}

async function renderFilm() {
  await buildStale();
  /** @type {typeof import("../pages/story/timing.ts")} */
  const { FILM, FRAMES, frameAt } = await loadModule("../pages/story/timing.ts");
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
    encode(join(folder, "%05d.jpg"), FILM.framesPerSecond, join(PUBLIC, name));
  } finally {
    await storyPage.close();
    rmSync(folder, { recursive: true, force: true });
  }
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
 * Encodes JPEG pictures as an MP4 film. Throws if ffmpeg fails, which has said why by then.
 *
 * @param {string} pictures pattern of the pictures' file names, such as `/tmp/%05d.jpg`
 * @param {number} framesPerSecond
 * @param {string} file
 */
function encode(pictures, framesPerSecond, file) {
  const input = ["-y", "-v", "error", "-framerate", `${framesPerSecond}`, "-i", pictures, "-an"];
  const output = `-c:v libx264 -preset slow -tune animation -crf ${RATE_FACTOR} -movflags +faststart`;
  const options = `${COLOUR_OPTIONS} ${output}`.split(" ");
  const { status } = spawnSync("ffmpeg", [...input, ...options, file], { stdio: "inherit" });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}
