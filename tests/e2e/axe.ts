import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA and axe's best practices. */
const RULE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns an axe builder for a page without frames, which axe's legacy mode checks in half the time. */
export function axeBuilder(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error("axe's legacy mode does not check frames");
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Asserts that axe finds nothing, again after what fades in has arrived, and that the page fits the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // Violations alone are found faster.
  const axe = axeBuilder(page)
    .options({ resultTypes: ["violations"] })
    .withTags(RULE_TAGS);
  const violations = async () =>
    (await axe.analyze()).violations.map(({ id, nodes }) => {
      const elements = nodes.map(
        ({ target, html, failureSummary }) => `${target} ${html.slice(0, 160)} ${failureSummary}`,
      );
      return `${id}: ${elements.join(" | ")}`;
    });
  await expect.poll(violations, { intervals: [1_000] }).toEqual([]);
  await expectNoOverflow(page);
}

/** Asserts that the page is not wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "pixels wider than the screen").toBe(0);
}

/** Words that English sentences have, and neither Irish ones nor names. */
const ENGLISH = /\b(?:the|and|your|with|from|of|to|you|this|that|not|for|are|page|email|letter)\b/i;

/** Expects no English word in an Irish text, or in a name, title or placeholder; code does not count. */
export async function expectIrish(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const visit = (node: Node): void => {
      if (node instanceof Element) {
        if (node.matches("code, pre, script, style, [lang]:not([lang=ga])")) return;
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
          found.push(node.getAttribute(name) ?? "");
        }
        node.shadowRoot?.childNodes.forEach(visit);
      } else if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
      node.childNodes.forEach(visit);
    };
    document.body.childNodes.forEach(visit);
    return found;
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
}
