import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { expect, STATS_KEY, test } from "./fixtures.ts";
import { GATE, LETTER_META, openStatsPage, sendEvent, statsTitle } from "./stats-page.ts";

test("without a key the page shows no figures and is not indexed", async ({ page }) => {
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(statsTitle(page)).toBeHidden();
  await expect(page).toHaveTitle("Private Stats | BIA");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("a wrong key shows a message and is not kept", async ({ page, consoleErrors }) => {
  await page.goto("/private?key=wrong");
  await expect(page.getByRole("alert")).toHaveText("That key isn't right.");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the key is removed from the address at once, and is kept for this tab only", async ({
  page,
  context,
}) => {
  await page.goto(`/private?key=${STATS_KEY}&from=mail`);
  await expect(statsTitle(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("?from=mail");
  await page.reload();
  await expect(statsTitle(page)).toBeVisible();
  await page.goto(`/private#key=${STATS_KEY}`);
  await expect(statsTitle(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  const other = await context.newPage();
  await other.goto("/private");
  await expect(other.getByText(GATE, { exact: true })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("the page shows a loading text, then an error in red and a retry button", async ({
  page,
  consoleErrors,
}) => {
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route("**/api/stats?*", async (route) => {
    await released;
    await route.fulfill({
      status: 503,
      json: { success: false, error: "The database is unavailable" },
    });
  });
  await openStatsPage(page);
  await expect(page.getByText("Loading…")).toBeVisible();
  respond();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("The database is unavailable");
  await expect(alert).toHaveCSS("color", "rgb(212, 46, 21)");
  await page.unroute("**/api/stats?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(statsTitle(page)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("503")]);
});

test("a hidden page sends no requests, and updates at once when it is visible again", async ({
  page,
}) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/stats")) requests++;
  });
  const setVisibility = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.clock.install();
  await openStatsPage(page);
  await expect(statsTitle(page)).toBeVisible();
  expect(requests).toBe(1);
  await setVisibility("hidden");
  await page.clock.runFor(300_000);
  expect(requests).toBe(1);
  await setVisibility("visible");
  await page.clock.runFor(100);
  await expect.poll(() => requests).toBe(2);
});

test("the page renders its chart and is accessible in both themes", async ({ page, campaign }) => {
  await sendEvent(campaign.origin, { ...LETTER_META, partner: "a-gallery" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openStatsPage(page);
    await expect(
      page.getByRole("img", { name: /Clicks on each of the last 30 days/ }),
    ).toBeVisible();
    await expectNoViolations(violationsBuilder(page));
  }
});

test("on a phone nothing overflows the page", async ({ page, campaign }) => {
  await sendEvent(campaign.origin, LETTER_META);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openStatsPage(page);
    await expect(page.getByRole("img", { name: /^Clicks on each/ })).toBeVisible();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow).toBe(0);
  }
});
