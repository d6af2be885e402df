/** How much slower than this machine a phone is taken to be. */
const THROTTLE = 4;
const RUN_MS = 28_000;
/** Long enough for an empty page to show what the machine manages. */
const EMPTY_MS = 5_000;

/**
 * Plays the story once on a slow phone.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 * @returns {Promise<{ paintedMs: number, p99Ms: number, emptyP99Ms: number, longFrames: number, longestMs: number }>}
 */
export async function run(browser, campaign) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  const empty = p99(await page.evaluate(frames, EMPTY_MS));
  await page.goto(new URL("/day-without-arts", campaign).href, { waitUntil: "networkidle" });
  const paintedMs = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await page.getByRole("button", { name: "Start Experience" }).click();
  // The start itself is an answer to a press, not a frame of the story.
  await page.waitForTimeout(300);
  const long = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const durations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "long-animation-frame" });
    return durations;
  });
  const deltas = await page.evaluate(frames, RUN_MS);
  const longFrames = await long.jsonValue();
  await page.getByRole("button", { name: "Play" }).waitFor();
  await context.close();
  return {
    paintedMs: Number(paintedMs),
    p99Ms: p99(deltas),
    emptyP99Ms: empty,
    longFrames: longFrames.length,
    longestMs: Math.max(0, ...longFrames),
  };
}

/**
 * In the page: how long each frame took, for so long.
 *
 * @param {number} forMs
 * @returns {Promise<number[]>}
 */
function frames(forMs) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const deltas = [];
    const begun = performance.now();
    let before = begun;
    const next = (/** @type {number} */ now) => {
      deltas.push(now - before);
      before = now;
      if (now - begun < forMs) requestAnimationFrame(next);
      else resolve(deltas.slice(2));
    };
    requestAnimationFrame(next);
  });
}

/** @param {number[]} values */
function p99(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
