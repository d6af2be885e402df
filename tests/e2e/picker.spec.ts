import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ hasTouch: true });

test("leaving the field chooses a name typed whole, and no other", async ({ page, form }) => {
  const asked = form.requests(/\/api\/tds\?/);
  await form.embed();
  await form.picker.fill("wicklow");
  await form.options.filter({ hasText: "Wicklow-Wexford" }).tap();
  await expect(form.heading("Wicklow-Wexford")).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/=Wicklow-Wexford$/)]);
  for (const [typed, name, leave] of [
    ["wicklow", "Wicklow", () => page.keyboard.press("Tab")],
    ["kerry", "Kerry", () => page.getByRole("heading", { level: 1 }).click()],
  ] as const) {
    await form.change.click();
    await form.picker.fill(typed);
    await leave();
    await expect(form.heading(name)).toBeVisible();
  }
  await form.change.click();

  // A text that names nothing stays, with its advice.
  // Screen readers announce a change only of a region that exists before.
  const region = page.locator("bia-contact-td [part=picker] [role=status]");
  await expect(region).toBeEmpty();
  await region.evaluate((node) => Object.assign(window, { region: node }));
  await form.picker.fill("Atlantis");
  await form.picker.press("Tab");
  await expect(form.picker).toHaveValue("Atlantis");
  await expect(form.picker).toHaveAccessibleDescription(/^No constituency called ‘Atlantis’/);
  await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
  await expect(region).toContainText("No constituency called ‘Atlantis’");
  expect(await region.evaluate((node) => Reflect.get(window, "region") === node)).toBe(true);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(form.picker).toBeFocused();
});

test("a key before the next frame finds what was typed", async ({ form }) => {
  await form.open();
  await form.picker.evaluate((field: HTMLInputElement) => {
    field.value = "kerry";
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }),
    );
  });
  await expect(form.heading("Kerry")).toBeVisible();
});

test("a typed Eircode, place or TD is sent nowhere", async ({ page, form }) => {
  await page.route("**/api/record", (route) =>
    route.fulfill({ json: { tds: [{ name: "Mary Lou Invented", constituency: "Kerry" }] } }),
  );
  await form.open();
  const loaded = page.waitForResponse(/bia-contact-td\.finder-[\w-]{8}\.js$/);
  await form.picker.focus();
  await loaded;
  const requests = form.requests();
  await form.picker.fill("F92 X1Y2");
  await form.picker.press("Enter");
  await expect(page.getByRole("link", { name: "Open the official finder" })).toHaveAttribute(
    "href",
    "https://www.electoralcommission.ie/what-constituency-am-i-in/",
  );
  await form.picker.press("Tab");
  await expect(form.picker).toHaveValue("F92 X1Y2");

  await form.picker.fill("phibsboro");
  const option = form.options.filter({ hasText: "Phibsborough, in Dublin Central" });
  await expect(option).toBeVisible();
  // The files that show the answer are fetched while the picker has the focus.
  const others = requests.filter(
    (url) => !/bia-contact-td\.(?:results|constituency-details)-/.test(url),
  );
  expect(others).toEqual([]);
  await option.click();
  await expect(form.heading("Dublin Central")).toBeVisible();

  await form.change.click();
  await form.picker.fill("mary lou");
  await expect(form.options.filter({ hasText: "Mary Lou Invented, in Kerry" })).toBeVisible();
  await form.picker.press("Enter");
  await expect(form.heading("Kerry")).toHaveCount(0);
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");
  await expect(form.heading("Kerry")).toBeVisible();
  expect(requests.filter((request) => /phibs|F92|X1Y2|mary/i.test(request))).toEqual([]);
});

/** Host markup around the element that covers or clips what the element shows in its own place. */
const HOSTS: Record<string, (tag: string) => string> = {
  "overflow: clip and contain: paint": (tag) =>
    `<div style="overflow:clip;contain:paint;height:260px">${tag}</div>`,
  "a stacking context below a sibling": (tag) =>
    `<div style="position:relative;z-index:0">${tag}</div>
     <div style="position:fixed;inset:0;z-index:2147483647;pointer-events:none;background:#abc"></div>`,
  "zoom: 1.5": (tag) => `<div style="zoom:1.5">${tag}</div>`,
  "a fixed bar": (tag) => `<div style="position:fixed;inset:auto 0 0;height:190px">${tag}</div>`,
  "the end of a page": (tag) => `<div style="height:2000px"></div>${tag}`,
};

/** Returns whether the middle of each visible option is what the pointer meets there. */
function optionsAreOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector("bia-contact-td")?.shadowRoot;
    const list = root?.querySelector("[role=listbox]");
    if (!root || !list) return false;
    const frame = list.getBoundingClientRect();
    const visible = [...list.children].filter((option) => {
      const { top, bottom } = option.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    });
    return (
      visible.length >= 2 &&
      visible.every((option) => {
        const { left, top, width, height } = option.getBoundingClientRect();
        return option.contains(root.elementFromPoint(left + width / 2, top + height / 2));
      })
    );
  });
}

const NO_BOX = { x: Number.NaN, y: 0, width: 0, height: 0 };

/** Expects the list to be as wide as its field, directly below or above it, and on the screen. */
async function expectAtField(page: Page): Promise<void> {
  const list = page.getByRole("listbox");
  await expect(async () => {
    const { x, y, width, height } = (await list.boundingBox()) ?? NO_BOX;
    const field = (await list.locator("xpath=..").boundingBox()) ?? NO_BOX;
    expect(Math.abs(x - field.x)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(width - field.width)).toBeLessThanOrEqual(1.5);
    const gap = Math.min(Math.abs(y - field.y - field.height), Math.abs(field.y - y - height));
    expect(gap).toBeLessThanOrEqual(8);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

test("the open list is uncovered in every host", async ({ page, form }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [name, wrap] of Object.entries(HOSTS)) {
    await form.embed("", { around: wrap });
    await form.picker.press("ArrowDown");
    await expect(form.options, name).toHaveCount(44);
    await expectAtField(page);
    await expect.poll(() => optionsAreOnTop(page), name).toBe(true);
  }
});

test("the open list follows its field", async ({ page, form }) => {
  await form.embed("", {
    around: (tag) =>
      `<div id="before" style="height:300px"></div>${tag}<div style="height:2000px"></div>`,
  });
  await form.picker.focus();
  await form.picker.press("ArrowDown");
  await expectAtField(page);
  await page.evaluate(() => scrollBy(0, 150));
  await expectAtField(page);
  await page.evaluate(() => document.querySelector("#before")?.remove());
  await expectAtField(page);
});

test("without popovers the open list is below its field", async ({ page, form }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    // Without the property no attribute is understood as a popover either.
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name !== "popover") setAttribute.call(this, name, value);
    };
  });
  await form.embed();
  await form.picker.click();
  await expect(form.options).toHaveCount(44);
  await expectAtField(page);
  await form.options.filter({ hasText: "Clare" }).click();
  await expect(form.heading("Clare")).toBeVisible();
});

/** Puts a control at the foot of the window, with 20 px of it in view, as a hand scrolls. */
async function scrollToFoot(control: Locator): Promise<void> {
  await control.evaluate((node) => {
    scrollTo({ top: 0, behavior: "instant" });
    scrollBy({ top: node.getBoundingClientRect().top - innerHeight + 20, behavior: "instant" });
  });
}

test("the first press after typing arrives", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await form.embed('constituency="Clare"', {
    around: (tag) => `${tag}<p style="margin-bottom: 1500px">The gallery’s own page</p>`,
  });
  const name = page.getByRole("textbox", { name: "Sign it with your name" });
  const open = page.getByRole("button", { name: "Add why it matters to you" });
  for (const press of [
    (x: number, y: number) => page.mouse.click(x, y, { delay: 100 }),
    (x: number, y: number) => page.touchscreen.tap(x, y),
  ]) {
    /** Presses a control at its upper edge, and expects that nothing moves under the pointer. */
    const pressFirst = async (control: Locator) => {
      await scrollToFoot(control);
      const { x = Number.NaN, y = Number.NaN } = (await control.boundingBox()) ?? {};
      await control.evaluate((node) => {
        // A pressed button itself sinks a little.
        const top = () => Math.round(node.parentElement?.getBoundingClientRect().top ?? 0);
        const before = top();
        addEventListener("mouseup", () => Object.assign(window, { moved: top() - before }), true);
      });
      await press(x + 20, y + 10);
      expect(await page.evaluate("moved")).toBe(0);
    };
    await name.fill("Aoife");
    await pressFirst(open);
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("textbox", { name: "Why it matters to you" })).toBeFocused();
    await open.click();
    await name.fill("Aoife Byrne");
    const opened = await form.openedUrl(() => pressFirst(form.sendAll));
    expect(opened.searchParams.get("body")).toContain("Aoife Byrne");
    await form.sentDialog.getByRole("button", { name: "Close" }).click();
  }
});
