import { expect, test } from "../fixtures.ts";

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

  test("a partner reads the code of the iframe and of its script", async ({ page, baseURL }) => {
    await page.goto("/embed");
    const entry = page.locator("section", {
      has: page.getByRole("heading", { name: "In an iframe" }),
    });
    const code = await entry.last().locator("pre").allTextContents();
    expect(code[0]).toContain(`<iframe src="${baseURL}/embed/frame?partner=my-gallery"`);
    expect(code[1]).toContain(`iframe[src^="${baseURL}/embed/frame"]`);
    expect(code).toHaveLength(2);
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
