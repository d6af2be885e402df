import { expect, type Page } from "@playwright/test";
import { expectNoViolations, RULE_TAGS, violationsBuilder } from "../axe.ts";

/** Asserts that axe finds no violation and that the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(violationsBuilder(page).withTags(RULE_TAGS));
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "pixels wider than the screen").toBe(0);
}
