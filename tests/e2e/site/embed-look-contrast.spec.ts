import type { Page } from "@playwright/test";
import { formatEmbedCode } from "../../../site/embed/embed-code.ts";
import { LOOK_IDS } from "../../../site/embed/look-presets.ts";
import { DEFAULT_SETTINGS, updateSettings } from "../../../site/embed/settings.ts";
import { axeBuilder } from "../axe.ts";
import { contactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures.ts";
import { serveHostPage } from "../host-page.ts";

/**
 * Asserts that the element's visible texts have the contrast of WCAG AA. Texts that axe
 * cannot measure count as failures.
 */
async function expectReadable(page: Page): Promise<void> {
  const axe = axeBuilder(page).withRules(["color-contrast"]);
  // While a dialog is open, the element behind it is inert and dimmed.
  if (await page.getByRole("dialog").isVisible()) {
    axe.include({ fromShadowDom: ["bia-contact-td", "dialog"] });
  } else {
    axe.include("bia-contact-td");
  }
  const { violations, incomplete, passes } = await axe.analyze();
  const found = [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 100)}: ${any.map(({ message }) => message)}`),
  );
  // axe cannot measure these two: a line with a larger figure, whose neighbours have the same
  // colours, and a text of two lines on its own ground, whose colours the tokens' test measures.
  const unmeasurable = /Total messages sent today|One last step/;
  expect(found.filter((text) => !unmeasurable.test(text))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(2);
}

// axe measures visible texts only, so the viewport shows the whole page.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1000, height: 2400 } });

for (const look of LOOK_IDS) {
  test(`on a page without styles, the look ${look} has readable text in every state`, async ({
    page,
    campaign,
  }) => {
    const lines = formatEmbedCode(
      campaign.origin,
      updateSettings(DEFAULT_SETTINGS, { look }),
      null,
    );
    const host = await serveHostPage(
      `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>${lines}</html>`,
    );
    page.once("close", host.close);
    await page.goto(host.origin);
    const tds = contactForm(page);
    await expect(tds.picker).toBeVisible();
    await expectReadable(page);
    await tds.picker.fill("d");
    await tds.picker.press("ArrowDown");
    await expectReadable(page);
    await tds.picker.fill("tipperary");
    await tds.picker.press("ArrowDown");
    await tds.picker.press("Enter");
    await expect(tds.cards).toHaveCount(6);
    await expectReadable(page);
    await tds.openedUrl(() => tds.sendAll.click());
    await expect(tds.sentDialog).toBeVisible();
    await tds.sentDialog.getByRole("button", { name: "Email didn't open?" }).click();
    await expectReadable(page);
  });
}
