import { expect, type Page } from "@playwright/test";

/** Words that English sentences have, and neither Irish ones nor names. */
const ENGLISH = /\b(?:the|and|your|with|from|of|to|you|this|that|not|for|are|page|email|letter)\b/i;

/**
 * Expects that no text in Irish has an English word, nor a name, title or placeholder of a control.
 * Code, and what says that it is English, do not count.
 */
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
