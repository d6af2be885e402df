/** How many times slower than this machine the simulated phone is. */
const CPU_THROTTLING = 4;
const STORY_MS = 28_000;
/** Time in which the frames of an empty page are measured, as the machine's baseline. */
const EMPTY_PAGE_MS = 5_000;

/**
 * Plays the story once on a slow phone and measures its frames.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 * @returns {Promise<{ paintedMs: number, p99Ms: number, emptyP99Ms: number, longFrames: number, longestMs: number }>}
 */
export async function measurePlayback(browser, campaign) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING });
  const emptyP99Ms = p99(await page.evaluate(measureFrames, EMPTY_PAGE_MS));
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
  // Excludes the frames of the click on the start button.
  await page.waitForTimeout(300);
  const longFrameDurations = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const durations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "long-animation-frame" });
    return durations;
  });
  const frameTimes = await page.evaluate(measureFrames, STORY_MS);
  const longFrames = await longFrameDurations.jsonValue();
  await page.getByRole("button", { name: "Play" }).waitFor();
  await context.close();
  return {
    paintedMs: Number(paintedMs),
    p99Ms: p99(frameTimes),
    emptyP99Ms,
    longFrames: longFrames.length,
    longestMs: Math.max(0, ...longFrames),
  };
}

/**
 * Runs in the page: measures the time between animation frames for `durationMs`.
 *
 * @param {number} durationMs
 * @returns {Promise<number[]>}
 */
function measureFrames(durationMs) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frameTimes = [];
    const begun = performance.now();
    let last = begun;
    const next = (/** @type {number} */ now) => {
      frameTimes.push(now - last);
      last = now;
      if (now - begun < durationMs) requestAnimationFrame(next);
      else resolve(frameTimes.slice(2));
    };
    requestAnimationFrame(next);
  });
}

/** @param {number[]} values */
function p99(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
