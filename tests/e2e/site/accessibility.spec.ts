import type { Page } from "@playwright/test";
import { ROUTES } from "../../../site/routes.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";

/** The story has tests of its own, because its scenes lie one below the other. */
const PAGES = [
  ...ROUTES.filter(({ path, shownIn }) => shownIn !== "staff" && path.startsWith("/"))
    .map(({ path }) => path)
    .filter((path) => path !== "/day-without-arts"),
  ...["/tds?constituency=Tipperary", "/nowhere"],
];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/") {
    await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Live Updates" })).toContainText("2,6");
  }
  if (path === "/embed") await expect(page.getByRole("log")).toContainText("bia-ready");
}

/** What the page is checked in, one after the other. */
const MEDIA = {
  "the light theme": {},
  "the dark theme": { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
  "reduced motion": { reducedMotion: "reduce" },
} as const;

const UNSET = {
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "no-preference",
} as const;

function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

for (const path of PAGES) {
  test(`${path} is accessible in both themes, in forced colours, with reduced motion, on a small screen and with increased text spacing`, async ({
    page,
    consoleErrors,
  }) => {
    // The browser itself reports the 404.
    ignoreConsoleErrors(consoleErrors, /\b404\b/);
    await visit(page, path);
    for (const [name, media] of Object.entries(MEDIA)) {
      await test.step(name, async () => {
        await page.emulateMedia({ ...UNSET, ...media });
        await expectAccessible(page);
      });
    }
    await page.emulateMedia(UNSET);
    await test.step("320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible(page);
    });
    await test.step("text spacing", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(spaceText);
      await expectAccessible(page);
    });
  });
}
