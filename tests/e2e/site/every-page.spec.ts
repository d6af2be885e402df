import type { Page } from "@playwright/test";
import {
  doubleText,
  findLargeTextFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";
import { expectAccessible } from "../axe.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";
import { expectIrish } from "../irish-texts.ts";

/** Widths for text that is wider by its spacing: what has room for it has room for all text. */
const SPACED_WIDTHS = [320, 768, 1024, 1280];

/** The story has tests of its own, because its scenes lie one below the other. */
const ENGLISH_PAGES = [...PAGES, "/tds?place=Bray"];
const IRISH_PAGES = ENGLISH_PAGES.filter((path) => !/private|admin/.test(path)).map(
  (path) => `/ga${path}`,
);

/** Expects that a page is accessible, and that its text has room at every width, spacing and size. */
async function expectReadable(page: Page): Promise<void> {
  // Below a constituency's TDs the element is loaded when it comes near.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("bia-contact-td")].every(
      ({ shadowRoot }) => shadowRoot || location.pathname.includes("/tds/"),
    ),
  );
  await expectAccessible(page);
  const expectRoom = (width: number, find: () => string[]) =>
    expect.poll(() => page.evaluate(find), `${width} px`).toEqual([]);
  await page.evaluate(doubleText);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // High enough for the page's pictures.
  await page.setViewportSize({ width: 320, height: 12_000 });
  await expectRoom(320, findTextFaults);
  await expectRoom(320, findLargeTextFaults);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.evaluate(spaceText);
  for (const width of SPACED_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectRoom(width, findTextFaults);
  }
}

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
  test(`${path} is accessible, and has room for its text`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

for (const path of IRISH_PAGES) {
  test(`${path} is accessible in dark colours, and Irish`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectReadable(page);
    // The record quotes English names.
    if (!path.endsWith("/where-they-stand")) await expectIrish(page);
    const hrefs = await page
      .locator("a[href^='/']:not([lang=en], [href^='/api/'], [href*='.'])")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const href of hrefs) expect(href).toMatch(/^\/ga\//);
  });
}
