import type { Locator, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** Puts a control at the foot of the window, with 20 px of it in view, as a hand scrolls. */
async function scrollToFoot(control: Locator): Promise<void> {
  await control.evaluate((node) => {
    scrollTo({ top: 0, behavior: "instant" });
    scrollBy({ top: node.getBoundingClientRect().top - innerHeight + 20, behavior: "instant" });
  });
}

/** Where the place of a control is in the window. A pressed button itself sinks a little. */
const topOf = (control: Locator) =>
  control.evaluate((node) => Math.round(node.parentElement?.getBoundingClientRect().top ?? 0));

/** Presses a control at its upper edge. Returns where it was before the press and before its end. */
type Press = (page: Page, control: Locator) => Promise<[before: number, during: number]>;

const PRESSES: Record<string, Press> = {
  mouse: async (page, control) => {
    const box = await control.boundingBox();
    await page.mouse.move((box?.x ?? Number.NaN) + 20, (box?.y ?? Number.NaN) + 10);
    const before = await topOf(control);
    await page.mouse.down();
    const during = await topOf(control);
    await page.mouse.up();
    return [before, during];
  },
  finger: async (page, control) => {
    const box = await control.boundingBox();
    // The browser makes the mouse events of a tap, the last of which is on what is there by then.
    await control.evaluate((node) => {
      const top = () => Math.round(node.parentElement?.getBoundingClientRect().top ?? 0);
      addEventListener("mouseup", () => Object.assign(window, { during: top() }), true);
    });
    const before = await topOf(control);
    await page.touchscreen.tap((box?.x ?? Number.NaN) + 20, (box?.y ?? Number.NaN) + 10);
    return [before, await page.evaluate("during")];
  },
};

/** Opens a page with the TDs of Clare, where the field of the name is typed in last. */
async function typeName(page: Page, form: ContactForm): Promise<void> {
  await form.embed('constituency="Clare"', {
    around: (tag) => `${tag}<p style="margin-bottom: 1500px">The gallery’s own page</p>`,
  });
  await page.getByRole("textbox", { name: "Sign it with your name" }).fill("Aoife Byrne");
}

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

for (const [pointer, press] of Object.entries(PRESSES)) {
  test(`the first press by ${pointer} on Send after typing a name sends`, async ({
    page,
    form,
  }) => {
    await typeName(page, form);
    await scrollToFoot(form.sendAll);
    const opened = await form.openedUrl(async () => {
      const [before, during] = await press(page, form.sendAll);
      expect(during).toBe(before);
    });
    expect(opened.searchParams.get("body")).toContain("Aoife Byrne");
  });

  test(`the first press by ${pointer} on a button below the field that has the focus arrives`, async ({
    page,
    form,
  }) => {
    await typeName(page, form);
    const open = page.getByRole("button", { name: "Add why it matters to you" });
    await scrollToFoot(open);
    const [before, during] = await press(page, open);
    expect(during).toBe(before);
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(open).toBeFocused();
  });

  test(`a press by ${pointer} on Outlook while the list is open chooses Outlook, and ends the typing`, async ({
    page,
    form,
  }) => {
    // Beside the field, where its list does not cover it.
    await page.setViewportSize({ width: 1280, height: 700 });
    await form.embed();
    await form.picker.click();
    await form.picker.fill("wick");
    await expect(form.options.first()).toBeVisible();
    const outlook = form.provider("Outlook");
    const [before, during] = await press(page, outlook);
    expect(during).toBe(before);
    await expect(outlook).toBeChecked();
    await expect(outlook).toBeFocused();
    await expect(form.options).toHaveCount(0);
  });
}
