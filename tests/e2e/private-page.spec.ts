import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { ADMIN_KEY, expect, STATS_KEY, test } from "./fixtures.ts";

const GATE = "Access restricted. Append ?key={key} to the URL to view this page.";
const BROWSER_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const LETTER_META = { source: "ContactTd", provider: "gmail" };

/** Sends an event as a visitor's browser does. */
async function sendEvent(origin: string, meta: object, action = "email_click"): Promise<void> {
  const response = await fetch(`${origin}/api/events`, {
    method: "POST",
    headers: { "user-agent": BROWSER_USER_AGENT },
    body: JSON.stringify({ actor: "anon", action, entity: "cta", meta }),
  });
  expect(response.status).toBe(204);
}

/** Returns the figures on the page's cards, the total and the last day, by the card's title. */
async function readCards(page: Page): Promise<Record<string, string[]>> {
  const entries = ["Survey Button Clicks", "Email Buttons Clicks"].map(async (name) => {
    const text = await page.getByRole("article", { name }).innerText();
    return [name, text.split("\n").filter((line) => /^[\d,]+$/.test(line))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const openStatsPage = (page: Page) => page.goto(`/private?key=${STATS_KEY}`);
const title = (page: Page) => page.getByRole("heading", { name: "Private Campaign Stats" });

test("without a key the page shows no figures and is not indexed", async ({ page }) => {
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(title(page)).toBeHidden();
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
  await expect(title(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("?from=mail");
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.goto(`/private#key=${STATS_KEY}`);
  await expect(title(page)).toBeVisible();
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
  expect(await alert.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(212, 46, 21)",
  );
  await page.unroute("**/api/stats?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("503")]);
});

test("the figures match the sent events, update by themselves, and can be downloaded", async ({
  page,
  campaign,
}) => {
  await page.clock.install();
  await openStatsPage(page);
  await expect(title(page)).toBeVisible();
  const before = await readCards(page);
  const total = (name: string) => Number(before[name]?.[0]?.replace(",", "") ?? 0);
  for (const partner of ["a-gallery", "a-gallery", "b-theatre"]) {
    await sendEvent(campaign.origin, { ...LETTER_META, partner });
  }
  await sendEvent(campaign.origin, { source: "ContactTd", provider: "outlook" });
  await sendEvent(campaign.origin, { source: "ActionSection" });
  await sendEvent(campaign.origin, { source: "Story" }, "survey_click");
  const email = `${total("Email Buttons Clicks") + 5}`;
  const survey = `${total("Survey Button Clicks") + 1}`;

  await page.clock.runFor(31_000);
  await expect(page.getByRole("article", { name: "Email Buttons Clicks" })).toContainText(email);
  expect(await readCards(page)).toEqual({
    "Survey Button Clicks": [survey, survey],
    "Email Buttons Clicks": [email, email],
  });
  const emailCard = page.getByRole("article", { name: "Email Buttons Clicks" });
  await expect(emailCard).toContainText(/\d+ letters? opened, \d+ press(es)? of the letter tile/);
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Survey Button Clicks");
  const partners = page.getByRole("region", { name: "By partner" }).getByRole("listitem");
  await expect(partners.first()).toContainText("a-gallery");
  await expect(page.getByRole("region", { name: "By provider" })).toContainText("Gmail");

  await page.getByRole("button", { name: "Show the same as a table" }).click();
  const today = page.getByRole("table").getByRole("row").nth(1);
  await expect(today.getByRole("cell")).toHaveText([email, survey]);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(31);
  await page.getByRole("radio", { name: "365 days" }).check();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(366);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("campaign-stats-365-days.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`\r\nsummary,total,${email},${survey},,\r\n`);
});

test("staff see a burst of letters, set it aside with a note, and the figures follow", async ({
  page,
  campaign,
}) => {
  const total = async () => (await (await fetch(`${campaign.origin}/api/actions`)).json()).total;
  for (let sent = 0; sent < 25; sent++) {
    await sendEvent(campaign.origin, { ...LETTER_META, partner: "burst-gallery" });
  }
  await openStatsPage(page);
  const bursts = page.getByRole("region", { name: "Bursts", exact: true });
  await expect(bursts).toContainText("burst-gallery");
  await bursts
    .getByRole("button", { name: /^Use the window/ })
    .first()
    .click();
  await bursts.getByLabel("Partner").fill("burst-gallery");
  await bursts.getByLabel("Why").fill("Sent by a test");
  await bursts.getByLabel("Admin key").fill(ADMIN_KEY);
  // The letters can be in two neighbouring minutes, which are one burst or one of them is none.
  const from = await bursts.getByLabel("From", { exact: true }).inputValue();
  await bursts.getByLabel("From", { exact: true }).fill(`${from.slice(0, 11)}00:00`);
  await bursts.getByRole("button", { name: "Save the decision" }).click();
  await expect(bursts.getByRole("status")).toHaveText("25 clicks set aside.");
  await expect(bursts.getByRole("region", { name: "Decisions" })).toContainText("Sent by a test");
  const without = await total();
  await bursts.getByRole("radio", { name: "Set back" }).check();
  await bursts.getByRole("button", { name: "Save the decision" }).click();
  await expect(bursts.getByRole("status")).toHaveText("25 clicks set back.");
  await expect.poll(total).toBeGreaterThanOrEqual(without + 25);
  await expectNoViolations(violationsBuilder(page));
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
  await expect(title(page)).toBeVisible();
  expect(requests).toBe(1);
  await setVisibility("hidden");
  await page.clock.runFor(300_000);
  expect(requests).toBe(1);
  await setVisibility("visible");
  await page.clock.runFor(100);
  await expect.poll(() => requests).toBe(2);
});

test("if an update fails, the figures stay with a message", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  await sendEvent(campaign.origin, LETTER_META);
  await page.clock.install();
  // A request that is open when the clock runs would reach its time limit.
  const bursts = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/api/bursts"),
  );
  await openStatsPage(page);
  await expect(title(page)).toBeVisible();
  await bursts;
  await page.route("**/api/stats?*", (route) => route.abort());
  await page.clock.runFor(31_000);
  await expect(
    page.getByRole("alert").filter({ hasText: "The server cannot be reached. These figures" }),
  ).toBeVisible();
  await expect(title(page)).toBeVisible();
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});

test("only this page loads the chart code, and only with a key", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/draw-chart/.test(request.url())) requests.push(request.url());
  });
  await page.goto("/");
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  await openStatsPage(page);
  await expect(title(page)).toBeVisible();
});

test("the page renders its chart and is accessible in both themes", async ({ page, campaign }) => {
  await sendEvent(campaign.origin, { ...LETTER_META, partner: "a-gallery" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openStatsPage(page);
    await expect(
      page.getByRole("img", { name: /Clicks on each of the last 30 days/ }),
    ).toBeVisible();
    await expect(page.locator(".uplot canvas")).toBeVisible();
    await expectNoViolations(violationsBuilder(page));
  }
});

test("on a phone nothing overflows the page", async ({ page, campaign }) => {
  await sendEvent(campaign.origin, LETTER_META);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openStatsPage(page);
    await expect(page.locator(".uplot canvas")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
