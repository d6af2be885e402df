const ROUNDS = 9;
/** The throttled network of Lighthouse's mobile run. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
/** Time after the load event in which the loader could start requests of its own. */
const SETTLE_MS = 2_000;

/**
 * Loads a page with the element far below the viewport and the same page without
 * it, in turns, on a throttled phone.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} partner the origin of both pages
 * @param {string} campaign the origin whose requests are counted
 * @returns {Promise<{ lcp: Spread, tbt: Spread, requests: number }>} the differences of the
 *   largest contentful paint and of the total blocking time in milliseconds, and the largest
 *   number of requests to the campaign in one load
 */
export async function measureLoad(browser, partner, campaign) {
  /** @type {number[]} */
  const lcp = [];
  /** @type {number[]} */
  const tbt = [];
  let requests = 0;
  // The first round warms caches and compilers up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const without = await loadPage(browser, `${partner}/without`, campaign);
    const withElement = await loadPage(browser, `${partner}/with`, campaign);
    if (round === 0) continue;
    lcp.push(withElement.lcp - without.lcp);
    tbt.push(withElement.tbt - without.tbt);
    requests = Math.max(requests, withElement.requests);
  }
  return { lcp: spread(lcp), tbt: spread(tbt), requests };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string} campaign
 */
async function loadPage(browser, url, campaign) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(campaign)) requests++;
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const { lcp, tbt } = await page.evaluate(async () => {
    /** @param {string} type @returns {Promise<PerformanceEntry[]>} */
    const entries = (type) =>
      new Promise((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => done([]), 100);
      });
    const paints = await entries("largest-contentful-paint");
    const tasks = await entries("longtask");
    return {
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await context.close();
  return { lcp, tbt, requests };
}

/** @typedef {{ median: number, min: number, max: number }} Spread */

/**
 * @param {number[]} values
 * @returns {Spread}
 */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  return { median: at(sorted.length >> 1), min: at(0), max: at(sorted.length - 1) };
}
