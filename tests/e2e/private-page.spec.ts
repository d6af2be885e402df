import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsBuilder } from "./axe.ts";
import { expect, STATS_KEY, test } from "./fixtures.ts";

const GATE = "Access restricted. Append ?key={key} to the URL to view this page.";
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const LETTER = { source: "ContactTd", provider: "gmail" };

/** Sends an event as a visitor's browser would. */
async function send(origin: string, meta: object, action = "email_click"): Promise<void> {
  const response = await fetch(`${origin}/api/events`, {
    method: "POST",
    headers: { "user-agent": PERSON },
    body: JSON.stringify({ actor: "anon", action, entity: "cta", meta }),
  });
  expect(response.status).toBe(204);
}

/** The figures of the page's cards: total and last day, by the card's title. */
async function cards(page: Page): Promise<Record<string, string[]>> {
  const entries = ["Survey Button Clicks", "Email Buttons Clicks"].map(async (name) => {
    const text = await page.getByRole("article", { name }).innerText();
    return [name, text.split("\n").filter((line) => /^[\d,]+$/.test(line))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const open = (page: Page) => page.goto(`/private?key=${STATS_KEY}`);
const title = (page: Page) => page.getByRole("heading", { name: "Private Campaign Stats" });

test("without a key the page is a gate, for people and for search engines", async ({ page }) => {
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(title(page)).toBeHidden();
  await expect(page).toHaveTitle("Private Stats | BIA");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("a wrong key opens nothing, says so and is not kept", async ({ page, consoleErrors }) => {
  await page.goto("/private?key=wrong");
  await expect(page.getByRole("alert")).toHaveText("That key isn't right.");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the key leaves the address at once, and serves the tab and no other", async ({
  page,
  context,
}) => {
  await page.goto(`/private?key=${STATS_KEY}&from=mail`);
  await expect(title(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("?from=mail");
  await page.reload();
  await expect(title(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/private");
  await expect(other.getByText(GATE, { exact: true })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("the page waits in words, and says in red what is in the way", async ({
  page,
  consoleErrors,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/stats?*", async (route) => {
    await answered;
    await route.fulfill({ status: 503, json: { success: false, error: "The database is away" } });
  });
  await open(page);
  await expect(page.getByText("Loading…")).toBeVisible();
  answer();
  const alarm = page.getByRole("alert");
  await expect(alarm).toHaveText("The database is away");
  expect(await alarm.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(212, 46, 21)",
  );
  await page.unroute("**/api/stats?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("503")]);
});

test("figures are what was sent, follow by themselves, and can be taken along", async ({
  page,
  campaign,
}) => {
  await page.clock.install();
  await open(page);
  await expect(title(page)).toBeVisible();
  const before = await cards(page);
  const total = (name: string) => Number(before[name]?.[0]?.replace(",", "") ?? 0);
  for (const partner of ["a-gallery", "a-gallery", "b-theatre"]) {
    await send(campaign.origin, { ...LETTER, partner });
  }
  await send(campaign.origin, { source: "ContactTd", provider: "outlook" });
  await send(campaign.origin, { source: "ActionSection" });
  await send(campaign.origin, { source: "Story" }, "survey_click");
  const email = `${total("Email Buttons Clicks") + 5}`;
  const survey = `${total("Survey Button Clicks") + 1}`;

  await page.clock.runFor(31_000);
  await expect(page.getByRole("article", { name: "Email Buttons Clicks" })).toContainText(email);
  expect(await cards(page)).toEqual({
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

test("nothing is asked while the page cannot be seen, and at once when it is again", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/stats")) asked++;
  });
  const see = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.clock.install();
  await open(page);
  await expect(title(page)).toBeVisible();
  expect(asked).toBe(1);
  await see("hidden");
  await page.clock.runFor(300_000);
  expect(asked).toBe(1);
  await see("visible");
  await page.clock.runFor(100);
  await expect.poll(() => asked).toBe(2);
});

test("figures that grow old say so, and stay", async ({ page, campaign, consoleErrors }) => {
  await send(campaign.origin, LETTER);
  await page.clock.install();
  await open(page);
  await expect(title(page)).toBeVisible();
  await page.route("**/api/stats?*", (route) => route.abort());
  await page.clock.runFor(31_000);
  await expect(page.getByRole("alert")).toContainText(
    "The server cannot be reached. These figures",
  );
  await expect(title(page)).toBeVisible();
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});

test("the drawing code is loaded by this page alone, and only with its key", async ({ page }) => {
  const drawn: string[] = [];
  page.on("request", (request) => {
    if (/draw-chart/.test(request.url())) drawn.push(request.url());
  });
  await page.goto("/");
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  expect(drawn).toEqual([]);
  await open(page);
  await expect(title(page)).toBeVisible();
});

test("the page is drawn, and has no fault that a machine can find, in both themes", async ({
  page,
  campaign,
}) => {
  await send(campaign.origin, { ...LETTER, partner: "a-gallery" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expect(
      page.getByRole("img", { name: /Clicks on each of the last 30 days/ }),
    ).toBeVisible();
    await expect(page.locator(".uplot canvas")).toBeVisible();
    const { violations } = await violationsBuilder(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});

test("on a phone nothing stands out of the page", async ({ page, campaign }) => {
  await send(campaign.origin, LETTER);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(page.locator(".uplot canvas")).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
