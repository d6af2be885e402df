import { expect, type Page } from "@playwright/test";
import { expectNoViolations, RULE_TAGS, violationsBuilder } from "../axe.ts";

/** Asserts that axe finds no violation and that the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = violationsBuilder(page).withTags(RULE_TAGS);
  // axe reads the page's own colours, which forced colours replace on the screen.
  if (await page.evaluate(() => matchMedia("(forced-colors: active)").matches)) {
    axe.disableRules("color-contrast");
  }
  await expectNoViolations(axe);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "pixels wider than the screen").toBe(0);
}
