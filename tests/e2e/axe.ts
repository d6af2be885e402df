import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA and axe's best practices. */
export const RULE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns an axe builder for a page without frames. axe's default mode merges the
 * results of all frames in a second page. Legacy mode checks one frame only, which
 * finds the same on such a page in half the time.
 */
export function axeBuilder(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error("axe's legacy mode does not check frames");
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Returns an axe builder that reports violations only, which is faster. */
export function violationsBuilder(page: Page): AxeBuilder {
  return axeBuilder(page).options({ resultTypes: ["violations"] });
}

/**
 * Runs axe and asserts that it finds no violation. A failure lists the rules and elements. What
 * fades in has too little contrast until it has arrived, so axe runs again after a failure.
 */
export async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  await expect.poll(() => describeViolations(axe), { intervals: [1_000] }).toEqual([]);
}

async function describeViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(
      ({ target, html, failureSummary }) => `${target} ${html.slice(0, 160)} ${failureSummary}`,
    );
    return `${id}: ${elements.join(" | ")}`;
  });
}
