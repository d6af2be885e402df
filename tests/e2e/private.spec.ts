import type { Page } from "@playwright/test";
import { EVENT, sendEvent as send } from "../event-sender.ts";
import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { expect, STATS_KEY, test } from "./fixtures.ts";

const GATE = "Access restricted. Append ?key={key} to the URL to view this page.";

const LETTER_META = { source: "ContactTd", provider: "gmail" };

/** Sends an event as a visitor's browser does, and expects that it is stored. */
async function sendEvent(origin: string, meta: object, action = "email_click"): Promise<void> {
  const { status } = await send(origin, { ...EVENT, action, meta });
  expect(status).toBe(204);
}

const openStatsPage = (page: Page) => page.goto(`/private?key=${STATS_KEY}`);
const statsTitle = (page: Page) => page.getByRole("heading", { name: "Private Campaign Stats" });

test("only the right key shows the figures", async ({ page, context, consoleErrors }) => {
  await page.goto("/private?key=wrong");
  await expect(page.getByRole("alert")).toHaveText("That key isn't right.");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
  await page.goto("/private");
  await expect(page.getByText(GATE, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(statsTitle(page)).toBeHidden();

  await openStatsPage(page);
  await expect(page).toHaveTitle("Private Stats | BIA");
  await expect(statsTitle(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  const other = await context.newPage();
  await other.goto("/private");
  await expect(other.getByText(GATE, { exact: true })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

async function readCards(page: Page): Promise<Record<string, string[]>> {
  const entries = ["Survey Button Clicks", "Email Buttons Clicks", "Letters opened"].map(
    async (name) => {
      const text = await page.getByRole("article", { name }).innerText();
      return [name, text.split("\n").filter((line) => /^[\d,]+$/.test(line))] as const;
    },
  );
  return Object.fromEntries(await Promise.all(entries));
}

test("the figures match the events, also as CSV", async ({ page, campaign, form }) => {
  const requests = form.requests(/\/api\/stats/);
  await page.clock.install();
  await openStatsPage(page);
  await expect(statsTitle(page)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect.poll(() => requests).toHaveLength(2);
  const before = await readCards(page);
  const total = (name: string) => Number(before[name]?.[0]?.replace(",", "") ?? 0);
  await sendEvent(campaign.origin, LETTER_META);
  await sendEvent(campaign.origin, { source: "ActionSection" });
  await sendEvent(campaign.origin, { source: "Story" }, "survey_click");
  const email = `${total("Email Buttons Clicks") + 2}`;
  const survey = `${total("Survey Button Clicks") + 1}`;

  await page.clock.runFor(31_000);
  await expect
    .poll(() => readCards(page))
    .toEqual({
      "Survey Button Clicks": [survey, survey],
      "Email Buttons Clicks": [email, email],
      "Letters opened": [`${total("Letters opened") + 1}`],
    });
  await expect(page.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  await page.getByText("Show the same as a table").click();
  const rows = page.getByRole("region", { name: "Day by day, as a table" }).getByRole("row");
  await page.getByRole("radio", { name: "365 days" }).check();
  await expect(rows).toHaveCount(366);

  const csv = page.getByRole("button", { name: "Download CSV" });
  const [file] = await Promise.all([page.waitForEvent("download"), csv.click()]);
  expect(file.suggestedFilename()).toBe("campaign-stats-365-days.csv");
});

test("a partner sees its own letters", async ({ page, campaign, context, consoleErrors }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const name of ["gallery", "gallery", "theatre"])
    await sendEvent(campaign.origin, { ...LETTER_META, partner: `figures-${name}` });

  await openStatsPage(page);
  await page.getByText("Private link for a partner").click();
  const make = async (partner: string, last: string) => {
    await page.getByLabel("Partner", { exact: true }).fill(partner);
    await page.getByLabel(/^Last day it works/).fill(last);
    await page.getByRole("button", { name: "Make the link" }).click();
  };
  const link = page.getByRole("code").filter({ hasText: "/figures/" });
  await make("figures-gallery", "2020-12-31");
  await expect(page.getByRole("alert")).toContainText("Name a partner as the figures show it.");
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("400")]);
  await make("figures-gallery", "2999-12-31");
  let address = (await link.textContent()) ?? "";
  expect(address).toMatch(
    new RegExp(`^${campaign.origin}/figures/figures-gallery\\.2999-12-31\\.[\\w-]{43}$`),
  );
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // The button asks once, also after a double press, and the dead address goes.
  await page.getByRole("button", { name: "End all links of figures-gallery" }).dblclick();
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: "Yes, end all links of figures-gallery" }).click();
  await expect(link).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(404);
  await make("figures-gallery", "2999-12-31");
  address = (await link.textContent()) ?? "";

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "2 letters opened by visitors of figures-gallery",
  );
  await expect(page.getByRole("main")).not.toContainText("theatre");
  await expect(page.locator("script")).toHaveCount(0);
  await expectAccessible(page);
  const csv = page.getByRole("link", { name: "All figures as CSV" });
  await Promise.all([page.waitForEvent("download"), csv.click()]);
  await page.getByRole("link", { name: "Gaeilge" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "2 litir a d’oscail cuairteoirí figures-gallery",
  );
});
