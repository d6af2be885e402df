import type { Page } from "@playwright/test";
import { expectNoViolations, RULE_TAGS, violationsBuilder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/**
 * Asserts that axe finds no violation in the element, whose states do not change the page around
 * it, or in the whole page. If a dialog is open, axe checks only the dialog, because the page
 * behind it is inert and dimmed.
 */
async function expectAccessible(page: Page, part: "element" | "page" = "element"): Promise<void> {
  const axe = violationsBuilder(page).withTags(RULE_TAGS);
  if (await page.getByRole("dialog").isVisible()) {
    axe.include({ fromShadowDom: ["bia-contact-td", "dialog"] });
  } else if (part === "element") {
    axe.include("bia-contact-td");
  }
  await expectNoViolations(axe);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Asserts the same on a phone in the light theme, and on a desktop in the dark one. */
async function expectAccessibleInAll(page: Page, part?: "element" | "page"): Promise<void> {
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 1440],
  ] as const) {
    await test.step(`${colorScheme} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, part);
    });
  }
}

test("a lookup, its result and the sent dialog are accessible", async ({ page, context, form }) => {
  await form.open();
  const release = await form.holdLookups();
  await form.choose("tipperary");
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await expectAccessibleInAll(page);
  release();
  await expect(form.cards).toHaveCount(6);
  await expectAccessibleInAll(page);
  const [popup] = await Promise.all([context.waitForEvent("page"), form.sendAll.click()]);
  await popup.waitForLoadState();
  await popup.close();
  await expect(form.sentDialog).toBeVisible();
  await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
  await expectAccessibleInAll(page);
});

test("the sample and a text to copy by hand are accessible", async ({
  page,
  consoleErrors,
  form,
}) => {
  await form.refuseCopying();
  await form.open();
  await form.stubLookups("abort", 1);
  await form.choose("clare");
  await expect(form.alert("Sample Data")).toBeVisible();
  await expectAccessibleInAll(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("button", { name: "Copy the letter" }).click();
  await expect(page.getByRole("textbox", { name: /copy it yourself/ })).toBeFocused();
  await expectAccessibleInAll(page);
  expect(consoleErrors).toEqual(["error: Failed to load resource: net::ERR_FAILED"]);
  consoleErrors.length = 0;
});

test.describe("the confirmation on a phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile",
    viewport: { width: 320, height: 640 },
  });

  test("is accessible and fits a 320 px screen", async ({ page, form }) => {
    await form.open("wicklow-wexford");
    await form.sendAll.click();
    await expect(form.confirmDialog).toBeVisible();
    await expectAccessible(page);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBeLessThanOrEqual(320);
  });
});
