import type { Page } from "@playwright/test";
import { ROUTES } from "../../../site/routes.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";

/** The story has tests of its own, because its scenes lie one below the other. */
const PAGES = [
  ...ROUTES.filter(({ path, shownIn }) => shownIn !== "staff" && path.startsWith("/"))
    .map(({ path }) => path)
    .filter((path) => path !== "/day-without-arts"),
  ...["/tds?constituency=Tipperary", "/where-they-stand", "/nowhere"],
];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/") {
    await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Live Updates" })).toContainText("2,6");
  }
  if (path === "/embed")
    await expect(page.locator("[data-preview]").getByRole("combobox")).toBeVisible();
}

// layout.spec.ts has more widths, and wide text spacing.
for (const path of PAGES) {
  test(`${path} is accessible on a desk in the light theme and on a small screen in the dark one`, async ({
    page,
    consoleErrors,
  }) => {
    // The browser itself reports the 404.
    ignoreConsoleErrors(consoleErrors, /\b404\b/);
    await visit(page, path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });
}
