const ROUNDS = 5;
const MAIL = /^https:\/\/mail\.google\.com\//;

/**
 * Measures the time from each interaction to the next painted frame, on a CPU
 * throttled to a quarter of this machine's speed. The Event Timing API reports it
 * in steps of 8 ms. For so short a visit, INP is the slowest interaction.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address of a page with the element
 * @returns {Promise<{ worstMs: number, steps: [name: string, ms: number][] }>} the median of the
 *   slowest interaction of each round, and the median of each step
 */
export async function measureInteractions(browser, address) {
  /** @type {Map<string, number[]>} */
  const durationsByStep = new Map();
  /** @type {number[]} */
  const slowest = [];
  for (let round = 0; round < ROUNDS; round++) {
    const steps = await visit(browser, address);
    slowest.push(Math.max(...steps.map(([, duration]) => duration)));
    for (const [name, duration] of steps) {
      durationsByStep.set(name, [...(durationsByStep.get(name) ?? []), duration]);
    }
  }
  return {
    worstMs: median(slowest),
    steps: [...durationsByStep].map(([name, durations]) => [name, median(durations)]),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @returns {Promise<[name: string, ms: number][]>}
 */
async function visit(browser, address) {
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
        // Events without an interaction id, such as hovering, are not interactions.
        if (/** @type {any} */ (entry).interactionId > 0) durations.push(entry.duration);
      }
    }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));
  });
  await page.goto(address);
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  await picker.waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  /** @type {[string, number][]} */
  const steps = [];
  /** @param {string} name @param {() => Promise<unknown>} interact */
  const step = async (name, interact) => {
    await page.evaluate(() => {
      Reflect.get(window, "durations").length = 0;
    });
    await interact();
    await page.waitForTimeout(400);
    // The API does not report durations below 16 ms; they count as 0.
    steps.push([name, await page.evaluate(() => Math.max(0, ...Reflect.get(window, "durations")))]);
  };
  await step("open the list", () => picker.click());
  await step("type a letter", () => page.keyboard.press("c"));
  await step("choose a constituency", () =>
    page.getByRole("option", { name: "Clare", exact: true }).click(),
  );
  await page.getByRole("heading", { name: "Your TDs in Clare" }).waitFor();
  await step("change the provider", () => page.getByRole("radio", { name: "Outlook" }).click());
  await page.getByRole("radio", { name: "Gmail" }).click();
  await step("send the letter", async () => {
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
