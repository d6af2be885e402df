import type { Page } from "@playwright/test";
import { ga as embedWords } from "../../site/embed/wording/ga.ts";
import { ga as storyWords } from "../../site/story/wording/ga.ts";
import { expect, test } from "./fixtures.ts";
import { expectAccessible } from "./site/expect-accessible.ts";
import { storyPage } from "./site/story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** English words that no Irish sentence has. Names and code are left out before. */
const ENGLISH = /\b(?:the|and|your|with|from|of|to|you|this|that|not|for|are|page|letter)\b/i;

/**
 * Expects that no text of the page is English, nor a name, title or placeholder that it gives to a
 * control. Code, texts that say they are English, and the element do not count.
 */
async function expectIrish(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "ga");
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const visit = (node: Node): void => {
      if (node instanceof Element) {
        if (node.matches("code, pre, script, style, bia-contact-td, [lang]:not([lang=ga])")) return;
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
          found.push(node.getAttribute(name) ?? "");
        }
      } else if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
      node.childNodes.forEach(visit);
    };
    document.body.childNodes.forEach(visit);
    return found;
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
}

test("the story is told, shared and recorded in Irish", async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
    Object.defineProperty(navigator, "mediaDevices", { value: undefined });
  });
  await page.goto("/ga/day-without-arts");
  await storyPage(page).waitUntilReady();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lá gan na hEalaíona");
  const bar = page.getByRole("group", { name: storyWords.controls });
  const progress = bar.getByRole("slider", { name: storyWords.progress });
  await page.getByRole("button", { name: storyWords.start }).click();
  await expect(page.getByRole("button", { name: storyWords.pauseStory })).toBeVisible();
  await progress.fill("9000");
  await page.keyboard.press("Space");
  await expect(progress).toHaveAttribute(
    "aria-valuetext",
    /^Radharc 3 as 8: Leathanaigh Bhána, \d+ soicind as 28$/,
  );
  await expectIrish(page);
  await expectAccessible(page);

  await bar.getByRole("button", { name: storyWords.share }).click();
  await expect(page.getByRole("textbox", { name: storyWords.copyByHand.address })).toHaveValue(
    `${baseURL}/ga/day-without-arts`,
  );
  await expectIrish(page);
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: storyWords.record, exact: true }).click();
  await expect(page.getByRole("dialog", { name: storyWords.recording.title })).toBeVisible();
  await expectIrish(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("End");
  await expect(page.getByRole("link", { name: storyWords.act })).toHaveAttribute("href", "/ga/");
  const film = page.getByRole("link", { name: storyWords.saveReel }).last();
  await expect(film).toHaveAttribute("href", "/day-without-arts-reel-ga.mp4");
  await expect(film).toHaveAttribute("download", "la-gan-na-healaiona.mp4");
  // The cause of the missing recording, for developers.
  consoleErrors.length = 0;
});

test("a partner builds the code on the Irish page, and chooses the element's language", async ({
  page,
  baseURL,
}) => {
  const { controls, preview, snippet } = embedWords;
  await page.goto("/ga/embed");
  await expect(
    page.getByRole("group", { name: preview.title }).getByRole("combobox"),
  ).toBeVisible();
  const code = page.getByRole("region", { name: snippet.title, exact: true }).locator("pre code");
  await expect(code).toContainText(`<a href="${baseURL}/ga/">Scríobh chuig`);
  await expect(code).not.toContainText("lang=");
  const languages = page.getByRole("group", { name: controls.language });
  const element = page.locator("[data-preview] bia-contact-td");
  await languages.getByRole("radio", { name: "Gaeilge" }).check();
  await expect(code).toContainText('<bia-contact-td lang="ga">');
  await page.getByRole("radio", { name: snippet.forms.frame }).check();
  await expect(code).toContainText(`${baseURL}/embed/frame?lang=ga`);
  await languages.getByRole("radio", { name: "English" }).check();
  await expect(code).toContainText(`${baseURL}/embed/frame?lang=en`);
  await expect(element).toHaveAttribute("lang", "en");
  await languages.getByRole("radio", { name: controls.languageOfPage }).check();
  await expect(element).toHaveAttribute("lang", "ga");
  await expect(code).toContainText(`${baseURL}/embed/frame"`);
  await expectIrish(page);
  await expectAccessible(page);
});
