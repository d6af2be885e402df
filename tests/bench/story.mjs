import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, withChromium, withServer } from "./running.mjs";
import { loops } from "./story-loops.mjs";
import { run } from "./story-run.mjs";

/**
 * `npm run bench`, the story: what its pictures weigh, how soon the first one
 * stands, how smoothly the story plays on a slow phone, and what ten plays
 * leave behind. An empty page's frames are measured in the same run: what the
 * machine itself does not manage is not the story's doing.
 */

await withServer(async (campaign) => {
  const weight = artBytes();
  row("Pictures, brotli", `${(weight / 1000).toFixed(1)} kB`, 220, weight / 1000);
  await withChromium((browser) => measure(browser, campaign));
});

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 */
async function measure(browser, campaign) {
  const played = await run(browser, campaign);
  row("First picture painted", ms(played.paintedMs), 1_000, played.paintedMs);
  row("99 of 100 frames while it plays", ms(played.p99Ms), 18, played.p99Ms);
  console.log(`  an empty page in the same run      ${ms(played.emptyP99Ms)}`);
  row("Long animation frames, 28 s", `${played.longFrames}`, 0, played.longFrames);
  if (played.longFrames > 0)
    console.log(`  the longest                        ${ms(played.longestMs)}`);
  const left = await loops(browser, campaign);
  row("Nodes after ten plays", signed(left.nodes), 0, left.nodes);
  row("Listeners after ten plays", signed(left.listeners), 0, left.listeners);
  row("Heap a play, compiled code aside", `${left.heapKb.toFixed(1)} kB`, 5, left.heapKb);
}

/** What the page and its script weigh on the wire: the pictures stand in both. */
function artBytes() {
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
 * @param {string} what
 * @param {string} measured
 * @param {number} target
 * @param {number} value
 */
function row(what, measured, target, value) {
  const verdict = value <= target ? "reached" : "missed";
  console.log(`${what.padEnd(35)}${measured.padEnd(14)}target ${target} ${verdict}`);
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`;
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : `${value}`;
}
