import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ROOT, withChromium, withServer } from "./harness.mjs";
import { measurePlayback } from "./story-playback.mjs";

/**
 * `npm run bench`, the story: its size, the time until its first picture is painted,
 * and its frame times on phones that are four and six times slower than this machine. The frame times of a page with one moving box
 * in the same run are the machine's baseline.
 */

await withServer(async (campaign) => {
  const kilobytes = storyBytes() / 1000;
  row("Story page and script, brotli", `${kilobytes.toFixed(1)} kB`, 220, kilobytes);
  await withChromium((browser) => measure(browser, campaign));
});

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 */
async function measure(browser, campaign) {
  for (const throttling of [4, 6]) {
    const { paintedMs, frames, reference, longFrames, longestMs } = await measurePlayback(
      browser,
      campaign,
      throttling,
    );
    const at = `at ${throttling}×`;
    row(`Story's first picture painted ${at} after`, ms(paintedMs), 1_000, paintedMs);
    row(`Frame time of the story ${at}, 99th percentile`, ms(frames.p99Ms), 17.5, frames.p99Ms);
    note(`Frame time of one moving box ${at}, 99th percentile`, ms(reference.p99Ms));
    note(`Frames dropped by the story ${at}`, percent(frames.droppedPercent));
    note(`Frames dropped by one moving box ${at}`, percent(reference.droppedPercent));
    row(`Long animation frames in 28 s ${at}`, `${longFrames}`, 0, longFrames);
    if (longFrames > 0) note("Longest animation frame", ms(longestMs));
  }
}

/** Returns the compressed size of the page and its script: both hold the pictures. */
function storyBytes() {
  const site = join(ROOT, ".build/site");
  const script = readdirSync(join(site, "assets")).find((name) =>
    /^StoryPage-.*\.js\.br$/.test(name),
  );
  if (script === undefined) throw new Error("The build has no script for the story");
  // The server compresses the pages itself when it starts.
  const page = brotliCompressSync(readFileSync(join(site, "day-without-arts.html")));
  return page.length + readFileSync(join(site, "assets", script)).length;
}

/**
 * Prints a measurement beside its target.
 * @param {string} label
 * @param {string} measured
 * @param {number} target
 * @param {number} value
 */
function row(label, measured, target, value) {
  const verdict = value <= target ? "reached" : "missed";
  console.log(`${label.padEnd(58)}${measured.padEnd(14)}target ${target} ${verdict}`);
}

/**
 * Prints a measurement without a target.
 * @param {string} label
 * @param {string} measured
 */
function note(label, measured) {
  console.log(`${label.padEnd(58)}${measured}`);
}

/** @param {number} value */
function percent(value) {
  return `${value.toFixed(2)} %`;
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`;
}
