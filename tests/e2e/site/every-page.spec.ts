import type { Page } from "@playwright/test";
import {
  doubleText,
  findLargeTextFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";
import { expectAccessible, expectIrish } from "../axe.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";

/** The story has tests of its own, because its scenes lie one below the other. */
const ENGLISH_PAGES = [...PAGES, "/tds?place=Bray"];
const IRISH_PAGES = ENGLISH_PAGES.filter((path) => !/private|admin/.test(path)).map(
  (path) => `/ga${path}`,
);

/** Opens a page, and expects that it is accessible. */
async function openAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Below a constituency's TDs the element is loaded when it comes near.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("bia-contact-td")].every(
      ({ shadowRoot }) => shadowRoot || location.pathname.includes("/tds/"),
    ),
  );
  await expectAccessible(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const expectRoom = (page: Page, find: () => string[]) =>
  expect.poll(() => page.evaluate(find), `${page.viewportSize()?.width} px`).toEqual([]);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ consoleErrors }) => {
  // The browser itself reports the pages that are an answer to a mistake.
  ignoreConsoleErrors(consoleErrors, /\b40[04]\b/);
});
test.afterEach(async ({ context, externalRequests }) => {
  expect(externalRequests, "no other host is asked").toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const path of ENGLISH_PAGES) {
  test(`${path} is accessible, and has room for its text with wide spacing`, async ({ page }) => {
    await openAccessible(page, path);
    await page.evaluate(spaceText);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRoom(page, findTextFaults);
    }
  });
}

for (const path of IRISH_PAGES) {
  test(`${path} is accessible in the dark, Irish, and has room`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await openAccessible(page, path);
    await page.evaluate(doubleText);
    // High enough for the page's pictures.
    await page.setViewportSize({ width: 320, height: 12_000 });
    await expectRoom(page, findTextFaults);
    await expectRoom(page, findLargeTextFaults);
    // The record quotes English names.
    if (!path.endsWith("/where-they-stand")) await expectIrish(page);
    const hrefs = await page
      .locator("a[href^='/']:not([lang=en], [href^='/api/'], [href*='.'])")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const href of hrefs) expect(href).toMatch(/^\/ga\//);
  });
}
