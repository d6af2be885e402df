const ROUNDS = 5;
const MAIL = /^https:\/\/mail\.google\.com\//;

/**
 * How long a visitor on a phone four times slower than this machine waits
 * after each thing they do, until the next frame is there: the Event Timing
 * API's own measure, in steps of 8 ms. The slowest is what INP reports of so
 * short a visit.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} partner
 * @returns {Promise<{ worst: number, steps: [name: string, ms: number][] }>} the median of the
 *   rounds' slowest, and the median of each step
 */
export async function interactions(browser, partner) {
  /** @type {Map<string, number[]>} */
  const times = new Map();
  /** @type {number[]} */
  const slowest = [];
  for (let round = 0; round < ROUNDS; round++) {
    const steps = await visit(browser, partner);
    slowest.push(Math.max(...steps.map(([, duration]) => duration)));
    for (const [name, duration] of steps) {
      times.set(name, [...(times.get(name) ?? []), duration]);
    }
  }
  return {
    worst: median(slowest),
    steps: [...times].map(([name, durations]) => [name, median(durations)]),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} partner
 * @returns {Promise<[name: string, ms: number][]>}
 */
async function visit(browser, partner) {
  const context = await browser.newContext({ viewport: { width: 800, height: 900 } });
  await context.route(MAIL, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Compose</title>" }),
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const durations = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What belongs to no interaction (hovering, say) is not waited for.
        if (/** @type {any} */ (entry).interactionId > 0) durations.push(entry.duration);
      }
    }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));
  });
  await page.goto(`${partner}/first`);
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  await picker.waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  /** @type {[string, number][]} */
  const steps = [];
  /** @param {string} name @param {() => Promise<unknown>} act */
  const step = async (name, act) => {
    await page.evaluate(() => {
      Reflect.get(window, "durations").length = 0;
    });
    await act();
    await page.waitForTimeout(400);
    // Faster than 16 ms is not reported at all.
    steps.push([name, await page.evaluate(() => Math.max(0, ...Reflect.get(window, "durations")))]);
  };
  await step("open the list", () => picker.click());
  await step("type a letter", () => page.keyboard.press("c"));
  await step("choose", () => page.getByRole("option", { name: "Clare", exact: true }).click());
  await page.getByRole("heading", { name: "Your TDs in Clare" }).waitFor();
  await step("toggle the provider", () => page.getByRole("radio", { name: "Outlook" }).click());
  await page.getByRole("radio", { name: "Gmail" }).click();
  await step("send", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Send to All TDs Now!" }).click();
    await (await opened).close();
  });
  await context.close();
  return steps;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
