const STORY_MS = 28_000;
/** Time in which the frames of the reference are measured: a page with one moving box. */
const REFERENCE_MS = 5_000;
const REFERENCE = `<body><style>
  div { width: 90px; height: 90px; background: #c00; animation: move 1s infinite alternate }
  @keyframes move { to { transform: translateX(200px) } }
</style><div></div>`;
/** A screen with 60 frames a second. */
const FRAME_MS = 1000 / 60;

/** @typedef {{ p99Ms: number, droppedPercent: number }} Frames */

/**
 * Plays the story once on a slow phone and measures its frames.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 * @param {number} throttling how many times slower than this machine the phone is
 * @returns {Promise<{ paintedMs: number, frames: Frames, reference: Frames, longFrames: number, longestMs: number }>}
 */
export async function measurePlayback(browser, campaign, throttling) {
  // A phone: a mouse would rest on the picture, and each frame look for what is below it.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await page.setContent(REFERENCE);
  const reference = summaryOf(await page.evaluate(measureFrames, REFERENCE_MS));
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
  await page.getByRole("button", { name: "Start Experience" }).tap();
  // Excludes the frames of the tap on the start button.
  await page.waitForTimeout(300);
  const longFrameDurations = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const durations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "long-animation-frame" });
    return durations;
  });
  const frames = summaryOf(await page.evaluate(measureFrames, STORY_MS));
  const longFrames = await longFrameDurations.jsonValue();
  await page.getByRole("button", { name: "Play" }).waitFor();
  await context.close();
  return {
    paintedMs: Number(paintedMs),
    frames,
    reference,
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

/**
 * Returns the 99th percentile of frame times, and the share of frames that a screen had to repeat.
 *
 * @param {number[]} frameTimes
 * @returns {Frames}
 */
function summaryOf(frameTimes) {
  const sorted = frameTimes.toSorted((a, b) => a - b);
  const dropped = frameTimes.reduce(
    (sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1),
    0,
  );
  return {
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    droppedPercent: (100 * dropped) / (frameTimes.length + dropped),
  };
}
