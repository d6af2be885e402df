import type { Page } from "@playwright/test";
import { expect, test, untilPainted } from "./fixtures.ts";

/** Has six TDs, whose list is higher than most screens. */
const CONSTITUENCY = "Tipperary";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns the focused control, and what covers a part of it that is on the screen: null if nothing does. */
function focusedControl(page: Page): Promise<{ name: string; coveredBy: string | null }> {
  return page.evaluate(() => {
    const root = document.querySelector("bia-contact-td")?.shadowRoot;
    const control = root?.activeElement ?? document.activeElement;
    if (control == null) return { name: "nothing", coveredBy: "the focus is lost" };
    const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
    if (first > last) return { name, coveredBy: "it is off the screen" };
    for (const y of [first, (first + last) / 2, last]) {
      const x = (left + right) / 2;
      const hit = (root?.elementFromPoint(x, y) ?? document.elementFromPoint(x, y)) as Element;
      const label = control.closest("label");
      const isOwn = control.contains(hit) || hit.contains(control) || label?.contains(hit);
      if (!isOwn || hit === document.documentElement) return { name, coveredBy: hit.outerHTML };
    }
    return { name, coveredBy: null };
  });
}

test("the send bar is there with the letter, and covers no control", async ({ page, form }) => {
  const { sendAll } = form;
  await page.setViewportSize({ width: 390, height: 844 });
  await form.embed(`constituency="${CONSTITUENCY}"`, {
    around: (tag) => `<p><a href="#a">A link before</a></p>
      ${tag}
      <p style="margin-bottom: 1000px"><a href="#b">A link after</a></p>`,
  });
  await expect(form.heading(CONSTITUENCY)).toBeVisible();

  /** Expects that nothing covers the control that has the focus, from here to the other end. */
  const expectUncovered = async (key: "Tab" | "Shift+Tab", end: string) => {
    const names: string[] = [];
    while (names.at(-1) !== end && names.length < 40) {
      await page.keyboard.press(key);
      await untilPainted(page);
      const { name, coveredBy } = await focusedControl(page);
      expect(coveredBy, `${key} to ${name}`).toBeNull();
      names.push(name);
    }
    expect(names.at(-1)).toBe(end);
    expect(names.length).toBeGreaterThan(14);
  };

  await page.getByText("Kind regards,").scrollIntoViewIfNeeded();
  await expect(sendAll).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Read it all" }).click();
  await expect(sendAll).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox", { name: "Sign it with your name" }).focus();
  await expect(sendAll.locator("xpath=..")).toHaveCSS("position", "static");
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("link", { name: "A link before" }).focus();
  await expectUncovered("Tab", "A link after");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole("link", { name: "A link after" }).focus();
  await expectUncovered("Shift+Tab", "A link before");
});

test("no notice lies on what sends or changes the letter", async ({ page, form }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await form.embed("", {
    around: (tag) => `<div style="width: 700px; margin: 0 0 900px auto">${tag}</div>`,
  });
  await form.choose("clare");
  const notice = form.toast("TDs Found!");
  await expect(notice).toBeVisible();
  const otherWays = page.getByRole("button", { name: "Another way to send" });
  const chooseWho = page.getByRole("button", { name: "Choose who" });
  for (const control of [form.sendAll, otherWays, form.change, chooseWho])
    await control.click({ trial: true });
});
