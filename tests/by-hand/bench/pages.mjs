/**
 * `npm run bench:pages`: prints the time from each interaction that a supporter can have with the
 * element to the next painted frame, on a processor throttled to a quarter of this machine's speed.
 * The Event Timing API reports it in steps of 8 ms. For so short a visit, INP is the slowest
 * interaction, which the first row is.
 */
import { report, withBrowser } from "./harness.mjs";

const ROUNDS = 5;

/** @type {Map<string, number[]>} */
const durations = new Map([["slowest interaction", []]]);
await withBrowser(async (browser, origin) => {
  for (let round = 0; round < ROUNDS; round++) {
    const steps = await visit(browser, `${origin}/`);
    const slowest = Math.max(...steps.map(([, duration]) => duration));
    steps.push(["slowest interaction", slowest]);
    for (const [name, duration] of steps)
      durations.set(name, [...(durations.get(name) ?? []), duration]);
  }
});
for (const [name, list] of durations) {
  const median = list.toSorted((a, b) => a - b)[ROUNDS >> 1];
  report(`On / at 4× CPU throttling, ${name}`, `${median} ms (worst ${Math.max(...list)})`);
}

/**
 * Does on a page with the element what a supporter can do.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @returns {Promise<[name: string, ms: number][]>} the time of each interaction
 */
async function visit(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 800, height: 900 },
    // Ennis, in Clare.
    geolocation: { latitude: 52.845, longitude: -8.98 },
    permissions: ["geolocation", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // A mail window would hide this page, which then paints nothing to measure.
    window.open = () => /** @type {any} */ ({});
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
  const element = page.locator("bia-contact-td");
  const picker = element.getByRole("combobox", { name: "Find Your TDs" });
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
  /** @param {string} name */
  const button = (name) => element.getByRole("button", { name, exact: true });
  /**
   * Presses without Playwright's check of the target, which runs inside the measured events.
   * @param {string} name @param {import("@playwright/test").Locator} target
   */
  const press = async (name, target) => {
    // As by hand: the pointer is there before it presses, and presses for a moment.
    await target.hover({ force: true });
    await page.waitForTimeout(200);
    await step(name, () => target.click({ force: true, delay: 80 }));
  };
  /** @param {string} constituency */
  const option = (constituency) => element.getByRole("option", { name: constituency, exact: true });
  /** @param {string} constituency */
  const found = (constituency) =>
    element.getByRole("heading", { name: `Your TDs in ${constituency}` }).waitFor();

  await press("open the list", picker);
  await step("type a letter", () => page.keyboard.press("c"));
  await press("choose a constituency", option("Clare"));
  await found("Clare");
  await press("change the provider", element.getByRole("radio", { name: "Outlook" }));
  await element.getByRole("radio", { name: "Gmail" }).click();
  await press("choose who gets the letter", button("Choose who"));
  const first = element.getByRole("checkbox").first();
  await first.waitFor();
  await press("leave out a TD", first);
  await press("open one's own words", button("Add why it matters to you"));
  await element.getByLabel("Sign it with your name").click();
  await step("type a letter of one's name", () => page.keyboard.press("a"));
  await press("begin one's reason", element.getByRole("button", { name: /^I am an artist/ }));
  await press("change the letter's language", button("Language of the letter: Gaeilge"));
  await press("open the other ways to send", button("Another way to send"));
  await press("copy the letter", button("Copy the letter"));
  await press("send the letter", button("Send to 3 TDs"));
  const dialog = element.getByRole("dialog");
  await dialog.waitFor();
  await press("open the ways if no mail opened", dialog.getByText("Email didn’t open?"));
  await press("copy the text to share", dialog.getByRole("button", { name: "Copy", exact: true }));
  await press("add to stories", dialog.getByRole("button", { name: "Add to Stories" }));
  await press("close the dialog", dialog.getByRole("button", { name: "Close", exact: true }));
  await press("change the constituency", button("Change"));
  await picker.fill("ker");
  await press("choose another constituency", option("Kerry"));
  await found("Kerry");
  await button("Change").click();
  await press("use one's location", button("Use my location"));
  await found("Clare");
  await button("Change").click();
  await press("show the map", button("Show the map"));
  await press("choose on the map", element.locator('[data-name="Laois"]'));
  await found("Laois");
  // The page sets the language; the Irish texts are there, for the letter.
  await page.evaluate(() => {
    document.addEventListener("keydown", ({ key }) => {
      if (key === "F2") document.querySelector("bia-contact-td")?.setAttribute("lang", "ga");
    });
  });
  await step("change the element's language", () => page.keyboard.press("F2"));
  await context.close();
  return steps;
}
