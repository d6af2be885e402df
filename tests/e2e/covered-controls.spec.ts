import type { Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** A phone, and 400 % zoom on a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** Has six TDs, whose list is higher than most screens. */
const CONSTITUENCY = "Tipperary";

/** Opens a page with the element between two links, and waits for its TDs. */
async function openResults(form: ContactForm): Promise<void> {
  await form.embed(`constituency="${CONSTITUENCY}"`, {
    around: (tag) => `<p><a href="#a">A link before</a></p>
      ${tag}
      <p style="margin-bottom: 1000px"><a href="#b">A link after</a></p>`,
  });
  await expect(form.heading(CONSTITUENCY)).toBeVisible();
}

/** Returns once the page has shown its scroll position, and the observers have reported it. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
      ),
  );

/**
 * Returns the focused control, and what covers any part of it that is on the screen: null if
 * nothing does.
 */
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

/**
 * Scrolls from the heading to the foot of the letter in small steps. Returns where the large button
 * was not whole on the screen, or not the topmost thing there.
 */
async function scrollThroughLetter(): Promise<string[]> {
  const root = document.querySelector("bia-contact-td")?.shadowRoot as ShadowRoot;
  const send = root.querySelector("[part=send]") as Element;
  const topOf = (selector: string) =>
    (root.querySelector(selector)?.getBoundingClientRect().top ?? 0) + scrollY;
  const end = topOf("[part=card]") - innerHeight;
  const missing: string[] = [];
  for (let top = topOf("h3"); top < end; top += 60) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const { left, right, top: upper, bottom } = send.getBoundingClientRect();
    const hit = root.elementFromPoint((left + right) / 2, (upper + bottom) / 2);
    if (bottom > innerHeight || !send.contains(hit)) missing.push(`scrolled to ${top}`);
  }
  return missing;
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("the send bar moves alone, is on the screen until its own place, and covers no control that has the focus", async ({
      page,
      form,
    }) => {
      await openResults(form);
      await test.step("scrolling moves nothing but the bar, and the bar keeps the focus", async () => {
        const { sendAll } = form;
        await sendAll.focus();
        /** Returns the position of the last TD on the page. */
        const lastCardTop = () =>
          page.evaluate(() => {
            const root = document.querySelector("bia-contact-td")?.shadowRoot;
            const card = [...(root?.querySelectorAll("[part=card]") ?? [])].at(-1);
            return Math.round((card?.getBoundingClientRect().top ?? 0) + scrollY);
          });
        const before = await lastCardTop();
        await page.getByText("Kind regards,").scrollIntoViewIfNeeded();
        await settle(page);
        expect(await lastCardTop()).toBe(before);
        await expect(sendAll).toBeFocused();
        if (viewport.height > 480) await expect(sendAll).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, 0));
        await settle(page);
        expect(await lastCardTop()).toBe(before);
        await expect(sendAll).toBeFocused();
      });

      if (viewport.height > 480) {
        await test.step("the large button is on the screen from the heading to its own place", async () => {
          await page.getByRole("button", { name: "Read it all" }).click();
          expect(await page.evaluate(scrollThroughLetter)).toEqual([]);
          await page.getByRole("textbox", { name: "Sign it with your name" }).focus();
          await expect(form.sendAll.locator("xpath=..")).toHaveCSS("position", "static");
        });
      }

      await test.step("nothing covers the control that has the focus", async () => {
        await page.getByRole("button", { name: "Another way to send" }).click();
        await page.getByRole("link", { name: "A link before" }).focus();
        for (const [key, end] of [
          ["Tab", "A link after"],
          ["Shift+Tab", "A link before"],
        ] as const) {
          const names: string[] = [];
          while (names.at(-1) !== end && names.length < 40) {
            await page.keyboard.press(key);
            await settle(page);
            const { name, coveredBy } = await focusedControl(page);
            expect(coveredBy, `${key} to ${name}`).toBeNull();
            names.push(name);
          }
          expect(names.at(-1)).toBe(end);
          expect(names.length).toBeGreaterThan(14);
        }
      });
    });
  });
}

/** Widths of the window and of the element in it: a tablet, and a column of a partner's wide page. */
for (const [width, column] of [
  [800, 700],
  [1280, 420],
] as const) {
  test(`no notice lies on what sends the letter, in ${column} of ${width} px`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await form.embed("", {
      around: (tag) => `<div style="width: ${column}px; margin: 0 0 900px auto">${tag}</div>`,
    });
    await form.choose("clare");
    await expect(form.toast("TDs Found!")).toBeVisible();
    const otherWays = page.getByRole("button", { name: "Another way to send" });
    for (const control of [form.sendAll, otherWays]) await control.click({ trial: true });
    const [toast, bar] = await Promise.all([
      form.toast("TDs Found!").boundingBox(),
      form.sendAll.locator("xpath=..").boundingBox(),
    ]);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
}
