import type { Page } from "@playwright/test";
import { axeBuilder } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

type AxeBuilder = ReturnType<typeof axeBuilder>;

/** Asserts that visible texts have the contrast of WCAG AA. Texts that axe cannot measure are failures. */
async function expectReadable(axe: AxeBuilder): Promise<void> {
  const { violations, incomplete, passes } = await axe.withRules(["color-contrast"]).analyze();
  const failures = [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 100)}: ${any.map(({ message }) => message)}`),
  );
  // axe cannot measure texts of several lines or sizes.
  const unmeasured = /Total messages sent today|One last step/;
  expect(failures.filter((text) => !unmeasured.test(text))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(2);
}

/** Returns axe for an open dialog. axe does not know the top layer, so the element behind is hidden. */
async function dialogAxe(page: Page): Promise<AxeBuilder> {
  await page.getByRole("dialog").evaluate((dialog: HTMLElement) => {
    const others = [...(dialog.parentElement?.children ?? [])].filter((part) => part !== dialog);
    for (const part of others) part.setAttribute("style", "visibility: hidden");
  });
  return axeBuilder(page).include({ fromShadowDom: ["bia-contact-td", "dialog"] });
}

// axe measures visible texts only, so the viewport shows the whole page.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1000, height: 2400 } });

/** A partner's dark colours in the light theme: on a colour of that theme, their ink could not be read. */
const STYLE = `style="--bia-accent: #e9b949; --bia-ink: #f7eedd; --bia-paper: #0d0b0a;
  --bia-font: Georgia, serif; --bia-radius: 2px; --bia-focus: #8fd3ff"`;

test("a partner's colours are readable in every state", async ({ form, page }) => {
  await form.embed(STYLE);
  await form.picker.fill("d");
  await form.picker.press("ArrowDown");
  const elementAxe = () => axeBuilder(page).include("bia-contact-td");
  await expectReadable(elementAxe());
  await form.picker.fill("tipperary");
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");
  await expect(form.cards).toHaveCount(6);
  await expectReadable(elementAxe());
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
  await expectReadable(await dialogAxe(page));
});
