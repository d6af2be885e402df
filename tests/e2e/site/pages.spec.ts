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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a supporter finds their TDs and opens the letter", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Find Your TDs" }).selectOption("Dún Laoghaire");
    await page.getByRole("button", { name: "Show your TDs" }).click();
    await expect(page).toHaveTitle(/^Your TDs in Dún Laoghaire \|/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your TDs in Dún Laoghaire");
    await expect(page.getByText("This message will be sent to 4 TDs.")).toBeVisible();
    await expect(page.getByText("Dear Representative,")).toBeVisible();
    const all = page.getByRole("link", { name: "Send to All TDs Now!" });
    await expect(all).toHaveAttribute("href", /^mailto:[^?]+(,[^?]+){3}\?subject=RE%3A/);
    await expect(page.getByRole("link", { name: "Gmail on the web" })).toHaveAttribute(
      "href",
      /^https:\/\/mail\.google\.com\//,
    );
    await expect(page.getByRole("link", { name: "Outlook.com", exact: true })).toHaveAttribute(
      "href",
      /^https:\/\/outlook\.live\.com\//,
    );
    await expect(page.getByRole("link", { name: /^Send to .+: Email app$/ })).toHaveCount(4);
  });

  test("a partner reads the script of the iframe", async ({ page, baseURL }) => {
    await page.goto("/embed");
    const entry = page.locator("section", {
      has: page.getByRole("heading", { name: "In an iframe" }),
    });
    await expect(entry.last().locator("pre")).toContainText(
      `iframe[src^="${baseURL}/embed/frame"]`,
    );
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("the result page prints only the TDs and the letter", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/tds?constituency=Clare");
    await expect(page.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(page.getByText("Dear Representative,")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: "Send to All TDs Now!" })).toBeHidden();
    await expect(page.getByRole("combobox")).toBeHidden();
  });
});
