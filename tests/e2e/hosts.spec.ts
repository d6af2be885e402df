import type { Locator, Page } from "@playwright/test";
import { HOST_PAGES } from "../hosts/pages.mjs";
import { parentsPage } from "../hosts/parents.mjs";
import { expect, test } from "./fixtures.ts";

/** Returns the styles of all nodes outside the element, without heights, and the page's global variables. */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A focused node has different styles.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const nodes = [...document.querySelectorAll("*:not(bia-contact-td, bia-contact-td *)")];
    const sizes = /^(block-size|height|width|inline-size|inset|top|bottom|left|right|.*-origin)/;
    const styles = nodes.flatMap((node, index) => {
      const style = getComputedStyle(node);
      return [...style]
        .filter((name) => !sizes.test(name))
        .map((name) => `${node.localName} ${index} ${name}: ${style.getPropertyValue(name)}`);
    });
    // A numeric name is an opened window.
    const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
    return [...styles, ...globals.map((name) => `window.${name}`)];
  });
}

for (const [name, html] of Object.entries(HOST_PAGES)) {
  test(`nothing else changes on '${name}'`, async ({ page, campaign, consoleErrors, form }) => {
    const address = await form.servePage(html.replaceAll("CAMPAIGN", campaign.origin));

    await page.route("**/embed/v1/*", (route) => route.abort());
    await page.goto(address);
    const before = new Set(await snapshot(page));
    await page.unroute("**/embed/v1/*");
    // The browser logs the aborted scripts.
    consoleErrors.length = 0;
    await page.goto(address);

    await form.choose("dun laoghaire");
    await expect(form.cards).toHaveCount(4);
    expect((await form.sendAll.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const opened = await form.openedUrl();
    expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
    await expect(form.sentDialog.getByRole("button", { name: "Close" })).toBeInViewport();
    await expect(form.toast("Email client opened!")).toBeInViewport();
    await form.sentDialog.getByRole("button", { name: "Close" }).click();
    await expect(form.sentDialog).toBeHidden();

    const after = new Set(await snapshot(page));
    expect([...after].filter((line) => !before.has(line))).toEqual([]);
    expect([...before].filter((line) => !after.has(line))).toEqual([]);
  });
}

test("an app-like page takes no key and no scroll", async ({ page, campaign, form }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await form.openPage((HOST_PAGES["app-like site"] ?? "").replaceAll("CAMPAIGN", campaign.origin));
  const shortcuts = () => page.evaluate(() => Reflect.get(window, "shortcuts"));
  await form.picker.pressSequentially("listowel, s/");
  await expect(form.picker).toHaveValue("listowel, s/");
  await form.choose("clare");
  await page.getByRole("button", { name: "Add why it matters to you" }).click();
  const why = page.getByRole("textbox", { name: "Why it matters to you" });
  await why.blur();
  // The focus comes to the field from below, and the field is below the header.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await why.focus();
  await expect.poll(async () => (await why.boundingBox())?.y).toBeGreaterThanOrEqual(120);
  await why.pressSequentially("So / s\nagain.");
  await expect(why).toHaveValue("So / s\nagain.");
  expect(await shortcuts()).toEqual([]);
  await page.keyboard.press("Escape");
  expect(new Set(await shortcuts())).toEqual(new Set(["Escape"]));

  await page.setViewportSize({ width: 800, height: 500 });
  /** Turns the wheel over a part, and expects that the part scrolls, and the page does not. */
  const turnWheelOver = async (part: Locator) => {
    const pageTop = await page.evaluate(() => scrollY);
    await part.hover();
    await page.mouse.wheel(0, 40);
    await expect.poll(() => part.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(pageTop);
  };
  await form.change.click();
  await form.picker.press("ArrowDown");
  await turnWheelOver(page.getByRole("listbox"));
  await form.choose("clare");
  await form.openedUrl();
  await turnWheelOver(form.sentDialog.locator("> div > div").first());
});

test("in every parent the element takes the width there is", async ({ page, campaign, form }) => {
  await form.openPage(parentsPage(campaign.origin));
  await page.waitForFunction(() => Reflect.has(window, "measured"));
  expect(await page.evaluate(() => Reflect.get(window, "faults"))).toEqual([]);
});
