import type { Locator, Page } from "@playwright/test";
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

/** Presses at a point of a control. Returns where the control is before the press ends. */
type Press = (page: Page, control: Locator, x: number, y: number) => Promise<number>;

const PRESSES: Record<string, Press> = {
  mouse: async (page, control, x, y) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const during = await topOf(control);
    await page.mouse.up();
    return during;
  },
  finger: async (page, control, x, y) => {
    // The browser makes the mouse events of a tap, the last of which is on what is there by then.
    await control.evaluate((node) => {
      const top = () => Math.round(node.parentElement?.getBoundingClientRect().top ?? 0);
      addEventListener("mouseup", () => Object.assign(window, { during: top() }), true);
    });
    await page.touchscreen.tap(x, y);
    return page.evaluate("during");
  },
};

test.use({ hasTouch: true });

for (const [pointer, press] of Object.entries(PRESSES)) {
  test(`the first press by ${pointer} after typing arrives`, async ({ page, form }) => {
    /** Presses a control at its upper edge, and expects that nothing moves under the pointer. */
    const pressFirst = async (control: Locator) => {
      const { x = Number.NaN, y = Number.NaN } = (await control.boundingBox()) ?? {};
      const before = await topOf(control);
      expect(await press(page, control, x + 20, y + 10)).toBe(before);
    };
    await page.setViewportSize({ width: 1280, height: 700 });
    await form.embed();
    await form.picker.fill("wick");
    await expect(form.options.first()).toBeVisible();
    const map = page.getByRole("button", { name: "Show the map" });
    await form.picker.press("Escape");
    await pressFirst(map);
    await expect(page.getByRole("button", { name: "Hide the map" })).toBeFocused();

    await page.setViewportSize({ width: 390, height: 700 });
    await form.embed('constituency="Clare"', {
      around: (tag) => `${tag}<p style="margin-bottom: 1500px">The gallery’s own page</p>`,
    });
    const name = page.getByRole("textbox", { name: "Sign it with your name" });
    await name.fill("Aoife");
    const open = page.getByRole("button", { name: "Add why it matters to you" });
    await scrollToFoot(open);
    await pressFirst(open);
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("textbox", { name: "Why it matters to you" })).toBeFocused();

    await name.fill("Aoife Byrne");
    await scrollToFoot(form.sendAll);
    const opened = await form.openedUrl(() => pressFirst(form.sendAll));
    expect(opened.searchParams.get("body")).toContain("Aoife Byrne");
  });
}
