import type { Page } from "@playwright/test";
import { axeBuilder } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/**
 * Asserts that the element's visible texts have the contrast of WCAG AA. Texts that axe
 * cannot measure count as failures.
 */
async function expectReadable(page: Page): Promise<void> {
  const axe = axeBuilder(page).withRules(["color-contrast"]);
  // While a dialog is open, the element behind it is inert and dimmed. axe does not know the top
  // layer, and would take the send bar for what is in front.
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    await dialog.evaluate((node: HTMLElement) => {
      for (const other of node.parentElement?.children ?? []) {
        if (other !== node) other.setAttribute("style", "visibility: hidden");
      }
    });
    axe.include({ fromShadowDom: ["bia-contact-td", "dialog"] });
  } else {
    axe.include("bia-contact-td");
  }
  const { violations, incomplete, passes } = await axe.analyze();
  const found = [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 100)}: ${any.map(({ message }) => message)}`),
  );
  // axe cannot measure texts of several lines or sizes.
  const unmeasured = /Total messages sent today|One last step/;
  expect(found.filter((text) => !unmeasured.test(text))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(2);
}

// axe measures visible texts only, so the viewport shows the whole page.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1000, height: 2400 } });

/** Styles that partners give the element. */
const STYLES = {
  dark: `theme="dark" style="--bia-accent: #e9b949; --bia-ink: #f7eedd; --bia-paper: #0d0b0a;
    --bia-font: Georgia, serif; --bia-radius: 2px; --bia-focus: #8fd3ff"`,
  loud: `style="--bia-accent: #c3005f; --bia-ink: #2a0a5c; --bia-paper: #ffe14d;
    --bia-font-display: Impact, sans-serif; --bia-radius: 14px; --bia-focus: #2a0a5c"`,
} as const;

for (const [name, style] of Object.entries(STYLES)) {
  test(`in a partner's ${name} colours, the element has readable text in every state`, async ({
    form,
    page,
  }) => {
    await form.embed(style);
    await form.picker.fill("d");
    await form.picker.press("ArrowDown");
    await expectReadable(page);
    await form.picker.fill("tipperary");
    await form.picker.press("ArrowDown");
    await form.picker.press("Enter");
    await expect(form.cards).toHaveCount(6);
    await expectReadable(page);
    await form.openedUrl();
    await expect(form.sentDialog).toBeVisible();
    await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
    await expectReadable(page);
  });
}
