import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { expect, STATS_KEY, test } from "./fixtures.ts";
import { GATE, LETTER_META, openStatsPage, sendEvent, statsTitle } from "./stats-page.ts";

test("without a key, or with a wrong one, which is not kept, the page shows no figures and is not indexed", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/private?key=wrong");
  await expect(page.getByRole("alert")).toHaveText("That key isn't right.");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(statsTitle(page)).toBeHidden();
  await expect(page).toHaveTitle("Private Stats | BIA");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
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

test("the figures are accessible, and on a phone nothing overflows the page", async ({
  page,
  campaign,
}) => {
  await sendEvent(campaign.origin, LETTER_META);
  await page.setViewportSize({ width: 320, height: 800 });
  await openStatsPage(page);
  await expect(page.getByRole("img", { name: /^Clicks on each/ })).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
  await expectNoViolations(violationsBuilder(page));
});
