import { expect, type Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";

const RULE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Asserts that axe finds no violation and that the page is not wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = violationsOn(page).withTags(RULE_TAGS);
  // axe reads the page's own colours, which forced colours replace on the screen.
  if (await page.evaluate(() => matchMedia("(forced-colors: active)").matches)) {
    axe.disableRules("color-contrast");
  }
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels wider than the screen").toBe(0);
}
