import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PAGES = ["/", "/privacy", "/embed", "/tds?constituency=Tipperary", "/nowhere"];

/** Asserts that axe finds nothing, and that nothing sticks out of the screen. */
async function sound(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  // Forced colours are painted over the page's own, which are all that axe can read.
  if (await page.evaluate(() => matchMedia("(forced-colors: active)").matches)) {
    axe.disableRules("color-contrast");
  }
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, "pixels wider than the screen").toBe(0);
}

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
    test(`every page is sound in ${name}`, async ({ page, complaints }) => {
      for (const path of PAGES) {
        await visit(page, path);
        await sound(page);
      }
      // The browser itself reports the 404.
      complaints.splice(0, complaints.length, ...complaints.filter((it) => !/\b404\b/.test(it)));
    });
  });
}

test.describe("with the reader's own text spacing", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("every page is sound", async ({ page, complaints }) => {
    for (const path of PAGES) {
      await visit(page, path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets = [sheet];
      });
      await sound(page);
    }
    complaints.splice(0, complaints.length, ...complaints.filter((it) => !/\b404\b/.test(it)));
  });
});
