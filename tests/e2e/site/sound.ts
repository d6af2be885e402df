import { expect, type Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Asserts that axe finds nothing, and that nothing sticks out of the screen. */
export async function sound(page: Page): Promise<void> {
  const axe = violationsOn(page).withTags(WCAG);
  // Forced colours are painted over the page's own, which are all that axe can read.
  if (await page.evaluate(() => matchMedia("(forced-colors: active)").matches)) {
    axe.disableRules("color-contrast");
  }
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, "pixels wider than the screen").toBe(0);
}
