import { expect, test } from "../fixtures.ts";

test("the skip link moves the focus past the masthead", async ({ page }) => {
  await page.goto("/privacy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("late or blocked fonts cause no layout shift", async ({ page, consoleErrors }) => {
  for (const isLate of [true, false]) {
    await page.unrouteAll();
    await page.route("**/*.woff2", async (route) => {
      if (!isLate) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, 600));
      return route.continue();
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const layoutShift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(layoutShift, isLate ? "fonts late" : "fonts blocked").toBeLessThan(0.01);
  }
  consoleErrors.length = 0;
});

test("finding TDs works when storage and cookies are denied", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await page.goto("/");
  await page.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await page.getByRole("option", { name: "Clare", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
});
