import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { ADMIN_KEY, expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const populateButton = (page: Page) => page.getByRole("button", { name: "Populate TD Database" });

test("a key in the address signs in, is kept for the tab, and is in no address and no referrer", async ({
  page,
  campaign,
}) => {
  const referrers: (string | undefined)[] = [];
  // Chromium sends the address with the fonts of inline styles, whatever the policy is.
  page.on("request", (request) => {
    if (request.resourceType() !== "font") referrers.push(request.headers().referer);
  });
  await page.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}#tds`);
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(populateButton(page)).toBeEnabled();
  expect(page.url()).toBe(`${campaign.origin}/admin#tds`);
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.join()).not.toContain(ADMIN_KEY);
  await expect(
    page.getByText("173 TDs are stored. Details last checked 19 July 2026."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await page.reload();
  await expect(populateButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test("two tabs of one browser write one draft, and the bar on a phone has two lines and covers no field", async ({
  page,
  context,
  campaign,
}) => {
  const open = async (tab: Page) => {
    await tab.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}#letter`);
    return { subject: tab.getByLabel("Subject", { exact: true }), letter: letterIn(tab) };
  };
  const letterIn = (tab: Page) => tab.getByRole("textbox", { name: "Letter", exact: true });
  const first = await open(page);
  await expect(first.subject).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  const second = await open(other);
  await first.subject.fill("Vote tonight");
  await expect(second.subject).toHaveValue("Vote tonight");
  await second.letter.fill("Dear Representative,\n");
  await expect(first.letter).toHaveValue("Dear Representative,\n");
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByLabel("Subject", { exact: true })).toHaveValue("Vote tonight");
    await expect(letterIn(tab)).toHaveValue("Dear Representative,\n");
  }

  const top = async (name: string) =>
    (await other.getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
  const bar = await other.getByText("2 changes, in this browser only").boundingBox();
  expect(bar?.height).toBeLessThan(40);
  expect(await top("Check and publish")).toBeGreaterThan(700);
  await letterIn(other).fill("•\tOne thing");
  await other.getByRole("button", { name: "Check and publish" }).click();
  await expect(letterIn(other)).toBeFocused();
  const reason = other.getByText(/^This field holds .* Line 1: a tab after “•”/);
  const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(await top("Discard"));
});

test("a page whose script is missing says 'Reload the page', and afterwards what was typed is there", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  ignoreConsoleErrors(consoleErrors, /Failed to (?:load resource|fetch dynamically imported)/);
  await page.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}#letter`);
  const subject = page.getByLabel("Subject", { exact: true });
  await subject.fill("Vote tonight");
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const reload = page.getByRole("alert").getByRole("button", { name: "Reload the page" });
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await reload.click();
  await expect(subject).toHaveValue("Vote tonight");

  for (const path of ["/ga/", "/ga/tds/clare"]) {
    await page.route("**/embed/v1/*", (route) => route.fulfill({ status: 404 }));
    await page.goto(`${campaign.origin}${path}`);
    await expect(page.getByRole("button", { name: "Athlódáil an leathanach" })).toBeVisible();
  }
});
