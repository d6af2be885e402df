import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, withChromium, withServer } from "./harness.mjs";
import { measureMemory } from "./story-memory.mjs";
import { measurePlayback } from "./story-playback.mjs";

/**
 * `npm run bench`, the story: its size, the time until its first picture is painted,
 * its frame times on a slow phone, and what ten plays leave in memory. The frame
 * times of an empty page in the same run are the machine's baseline.
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
  const played = await measurePlayback(browser, campaign);
  row("Story's first picture painted after", ms(played.paintedMs), 1_000, played.paintedMs);
  row("Frame time while the story plays, 99th percentile", ms(played.p99Ms), 18, played.p99Ms);
  console.log(
    `${"Frame time of an empty page, 99th percentile".padEnd(58)}${ms(played.emptyP99Ms)}`,
  );
  row("Long animation frames in 28 s", `${played.longFrames}`, 0, played.longFrames);
  if (played.longFrames > 0)
    console.log(`${"Longest animation frame".padEnd(58)}${ms(played.longestMs)}`);
  const left = await measureMemory(browser, campaign);
  row("DOM nodes left after ten plays", signed(left.nodes), 0, left.nodes);
  row("Event listeners left after ten plays", signed(left.listeners), 0, left.listeners);
  row(
    "Heap growth per play, without compiled code",
    `${left.heapKb.toFixed(1)} kB`,
    5,
    left.heapKb,
  );
}

/** Returns the compressed size of the page and its script: both hold the pictures. */
function storyBytes() {
  const site = join(ROOT, ".build/site");
  const script = readdirSync(join(site, "assets")).find((name) =>
    /^StoryPage-.*\.js\.br$/.test(name),
  );
  if (script === undefined) throw new Error("The build has no script for the story");
  return [join("assets", script), "day-without-arts.html.br"]
    .map((name) => readFileSync(join(site, name)).length)
    .reduce((sum, bytes) => sum + bytes);
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

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`;
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : `${value}`;
}
