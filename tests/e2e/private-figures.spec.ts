import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { ADMIN_KEY, expect, test } from "./fixtures.ts";
import { LETTER_META, openStatsPage, sendEvent, statsTitle } from "./stats-page.ts";

/** Returns the figures on the page's cards, the total and the last day, by the card's title. */
async function readCards(page: Page): Promise<Record<string, string[]>> {
  const entries = ["Survey Button Clicks", "Email Buttons Clicks"].map(async (name) => {
    const text = await page.getByRole("article", { name }).innerText();
    return [name, text.split("\n").filter((line) => /^[\d,]+$/.test(line))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test("the figures match the sent events, update by themselves, and can be downloaded", async ({
  page,
  campaign,
}) => {
  await page.clock.install();
  await openStatsPage(page);
  await expect(statsTitle(page)).toBeVisible();
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
  await expect
    .poll(() => readCards(page))
    .toEqual({ "Survey Button Clicks": [survey, survey], "Email Buttons Clicks": [email, email] });
  const emailCard = page.getByRole("article", { name: "Email Buttons Clicks" });
  await expect(emailCard).toContainText(/\d+ letters? opened, \d+ press(es)? of the letter tile/);
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Survey Button Clicks");
  const partners = page.getByRole("region", { name: "By partner" }).getByRole("row");
  await expect(partners.nth(1)).toContainText("a-gallery");
  await expect(page.getByRole("region", { name: "By provider" })).toContainText("Gmail");

  await page.getByText("Show the same as a table").click();
  const rows = page.getByRole("region", { name: "Day by day, as a table" }).getByRole("row");
  await expect(rows.nth(1).getByRole("cell")).toHaveText([email, survey]);
  await expect(rows).toHaveCount(31);
  await page.getByRole("radio", { name: "365 days" }).check();
  await expect(rows).toHaveCount(366);

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
    .getByRole("button", { name: /^Decide about the window.*burst-gallery$/ })
    .first()
    .click();
  await expect(bursts.getByLabel("Why")).toBeFocused();
  await expect(bursts.getByLabel(/^Only these clicks: .*burst-gallery$/)).toBeChecked();
  await expectNoViolations(violationsBuilder(page));
  await bursts.getByLabel("Why").fill("Sent by a test");
  await bursts.getByLabel("Admin key").fill(ADMIN_KEY);
  // The letters can be in two neighbouring hours, of which one is a burst or none is.
  const from = await bursts.getByLabel("From", { exact: true }).inputValue();
  const until = await bursts.getByLabel("Until").inputValue();
  await bursts.getByLabel("From", { exact: true }).fill(`${from.slice(0, 11)}00:00`);
  await bursts.getByRole("button", { name: "Set aside" }).click();
  await expect(bursts.getByRole("status")).toHaveText("25 clicks set aside.");
  await expect(bursts.getByRole("region", { name: "Decisions" })).toContainText("Sent by a test");
  const without = await total();
  await bursts.getByLabel("From", { exact: true }).fill(`${from.slice(0, 11)}00:00`);
  await bursts.getByLabel("Until").fill(until);
  await bursts.getByLabel("Why").fill("Sent by a test after all");
  await bursts.getByRole("button", { name: "Restore" }).click();
  await expect(bursts.getByRole("status")).toHaveText("25 clicks restored.");
  await expect.poll(total).toBeGreaterThanOrEqual(without + 25);
  await expectNoViolations(violationsBuilder(page));
});
