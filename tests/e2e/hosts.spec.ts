import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { serveHostPage } from "./host-page.ts";

const HOSTS = resolve(import.meta.dirname, "../hosts");

/** What of a page's look follows from how high its content is. */
const MEASURES = /^(block-size|height|width|inline-size|inset|top|bottom|left|right|.*-origin)/;

/**
 * What a page is to its visitors and scripts, but for the element: every other
 * node with each of its styles, and the names the page's scripts can see.
 */
function state(page: Page): Promise<string[]> {
  return page.evaluate((measures) => {
    // Whatever has focus shows it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const nodes = [...document.querySelectorAll("*:not(bia-contact-td, bia-contact-td *)")];
    const measure = new RegExp(measures);
    const look = nodes.flatMap((node, index) => {
      const style = getComputedStyle(node);
      return [...style]
        .filter((name) => !measure.test(name))
        .map((name) => `${node.localName} ${index} ${name}: ${style.getPropertyValue(name)}`);
    });
    // A number is a window that was opened.
    const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
    return [...look, ...globals.map((name) => `window.${name}`)];
  }, MEASURES.source);
}

for (const file of readdirSync(HOSTS).filter((name) => name.endsWith(".html"))) {
  test(`on ${file} the main job is done, and the page is left as it was`, async ({
    page,
    campaign,
    consoleErrors,
  }) => {
    const form = contactForm(page);
    const html = readFileSync(join(HOSTS, file), "utf8").replaceAll("CAMPAIGN", campaign.origin);
    const host = await serveHostPage(html);
    page.once("close", host.close);

    await page.route("**/embed/v1/*", (route) => route.abort());
    await page.goto(host.origin);
    await page.waitForLoadState();
    const without = new Set(await state(page));
    await page.unroute("**/embed/v1/*");
    // The browser told of the scripts that it was kept from.
    consoleErrors.length = 0;
    await page.goto(host.origin);

    await form.picker.click();
    await form.picker.fill("dun laoghaire");
    await form.picker.press("ArrowDown");
    await form.picker.press("Enter");
    await expect(form.cards).toHaveCount(4);
    const size = await form.sendAll.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    const opened = await form.openedUrl(() => form.sendAll.click());
    expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
    await expect(form.sentDialog).toBeVisible();
    await expect(form.sentDialog.getByRole("button", { name: "Close" })).toBeInViewport();
    await expect(form.toast("Email client opened!")).toBeInViewport();
    await form.sentDialog.getByRole("button", { name: "Close" }).click();

    const after = new Set(await state(page));
    expect([...after].filter((line) => !without.has(line))).toEqual([]);
    expect([...without].filter((line) => !after.has(line))).toEqual([]);
  });
}
