import type { Page } from "@playwright/test";
import { violationsBuilder } from "./axe.ts";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Asserts that axe finds nothing wrong with the page as it stands, motion
 * ended. Behind an open dialog the page is inert and dimmed: only the dialog
 * is looked at then.
 */
async function sound(page: Page): Promise<void> {
  const axe = violationsBuilder(page).withTags(WCAG);
  if (await page.getByRole("dialog").isVisible()) {
    axe.include({ fromShadowDom: ["bia-contact-td", "dialog"] });
  }
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html, failureSummary }) => `${target} ${html.slice(0, 120)} ${failureSummary}`).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test("nothing chosen, the list open, and no match", async ({ page }) => {
        const form = contactForm(page);
        await page.goto("/");
        await expect(form.picker).toBeVisible();
        await sound(page);
        await form.picker.click();
        await form.picker.press("ArrowDown");
        await sound(page);
        await form.picker.fill("zz");
        await sound(page);
      });

      test("finding, found, composing, sent and the way out", async ({ page, context }) => {
        const form = contactForm(page);
        await page.goto("/");
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route("**/api/tds?*", async (route) => {
          await held;
          await route.continue();
        });
        await form.choose("tipperary");
        await expect(page.getByText("Finding your TDs...")).toBeVisible();
        await sound(page);
        release();
        await expect(form.cards).toHaveCount(6);
        await sound(page);
        const [popup] = await Promise.all([context.waitForEvent("page"), form.sendAll.click()]);
        await popup.waitForLoadState();
        await popup.close();
        await expect(form.sentDialog).toBeVisible();
        await form.sentDialog.getByRole("button", { name: "Email didn't open?" }).click();
        await sound(page);
      });

      test("the sample, and a text to copy by hand", async ({ page, consoleErrors }) => {
        const form = contactForm(page);
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
        });
        await page.goto("/");
        await page.route("**/api/tds?*", (route) => route.abort(), { times: 1 });
        await form.choose("clare");
        await expect(form.alert("Sample Data")).toBeVisible();
        await sound(page);
        await page.getByRole("button", { name: "Try again" }).click();
        await page.getByRole("button", { name: "Another way to send" }).click();
        await page.getByRole("button", { name: "Copy the letter" }).click();
        await expect(page.getByRole("textbox", { name: /copy it yourself/ })).toBeFocused();
        await sound(page);
        expect(consoleErrors).toEqual(["error: Failed to load resource: net::ERR_FAILED"]);
        consoleErrors.length = 0;
      });
    });
  }
}

test.describe("the phone's question", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile",
    viewport: { width: 320, height: 640 },
  });

  test("is sound, and nothing is wider than a 320 px screen", async ({ page }) => {
    const form = contactForm(page);
    await page.goto("/");
    await form.choose("wicklow-wexford");
    await form.sendAll.click();
    await expect(form.confirmDialog).toBeVisible();
    await sound(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });
});
