import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";

const PAGES = ["/", "/privacy", "/embed", "/tds?constituency=Tipperary", "/nowhere"];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/") {
    await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Live Updates" })).toContainText("2,6");
  }
  if (path === "/embed") await expect(page.getByRole("log")).toContainText("bia-ready");
}

const VARIANTS = {
  light: {},
  dark: { colorScheme: "dark" },
  "forced colours": { contextOptions: { forcedColors: "active" } },
  "320 px": { viewport: { width: 320, height: 640 } },
  "reduced motion": { contextOptions: { reducedMotion: "reduce" } },
} as const;

for (const [name, options] of Object.entries(VARIANTS)) {
  test.describe(name, () => {
    test.use(options);
    test(`every page is accessible in ${name}`, async ({ page, consoleErrors }) => {
      for (const path of PAGES) {
        await visit(page, path);
        await expectAccessible(page);
      }
      // The browser itself reports the 404.
      consoleErrors.splice(
        0,
        consoleErrors.length,
        ...consoleErrors.filter((line) => !/\b404\b/.test(line)),
      );
    });
  });
}

test.describe("with increased text spacing", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("every page is accessible", async ({ page, consoleErrors }) => {
    for (const path of PAGES) {
      await visit(page, path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets = [sheet];
      });
      await expectAccessible(page);
    }
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((line) => !/\b404\b/.test(line)),
    );
  });
});
