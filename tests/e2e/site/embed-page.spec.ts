import { expect, test } from "../fixtures.ts";
import { embedPage, openEmbedPage } from "./embed-page.ts";

test("changing a setting updates the code and the preview", async ({ page, form }) => {
  const embed = await openEmbedPage(page);
  await embed.id.fill("kilmore-gallery");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("group", { name: "Email provider" }).getByLabel("Outlook").check();
  await embed.constituency.selectOption("Clare");
  await expect(embed.code).toContainText(
    '<bia-contact-td partner="kilmore-gallery" provider="outlook" theme="dark" constituency="Clare">',
  );
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(embed.element).toHaveAttribute("partner", "kilmore-gallery");
  await expect(form.picker).toHaveCSS("color-scheme", "dark");

  await page.getByLabel("Button colour").fill("#ffd24a");
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(255, 210, 74)");
  await expect(embed.code).toContainText("bia-contact-td { --bia-accent: #ffd24a; }");
  await page.getByRole("button", { name: "Reset the colour" }).click();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(255, 106, 77)");
  await expect(embed.code).not.toContainText("<style>");
});

test("a chosen look applies to the preview and the code", async ({ page }) => {
  const embed = await openEmbedPage(page);
  await embed.look.selectOption("Theatre black");
  await expect(embed.element).toHaveAttribute("theme", "dark");
  await expect(embed.preview).toHaveCSS("background-color", "rgb(13, 11, 10)");
  await expect(embed.code).toContainText("--bia-paper: #0d0b0a;");
});

test("when clipboard access is denied, the code is selected exactly", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  const embed = await openEmbedPage(page);
  await embed.look.selectOption("Festival loud");
  await embed.copy.click();
  await expect(embed.codeSection.getByRole("status")).toHaveText(/The code is selected/);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  const code = await embed.code.locator("> span").allTextContents();
  expect(selected).toBe(code.join("\n"));
});

test("a letter sent in the preview opens, but is not counted", async ({ page, form }) => {
  const embed = await openEmbedPage(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await embed.id.fill("kilmore-gallery");
  await form.picker.fill("clare");
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");
  await expect(form.cards).toHaveCount(4);
  const letter = await form.openedUrl();
  expect(letter.hostname).toBe("mail.google.com");
  await expect(form.sentDialog).toBeVisible();
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  expect(posts).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain code and the notes can be read", async ({ page }) => {
    await page.goto("/embed");
    const embed = embedPage(page);
    await expect(embed.code).toContainText("/embed/v1/bia-contact-td.js");
    await expect(embed.code).toContainText("<bia-contact-td>");
    await expect(embed.copy).toBeHidden();
    await expect(embed.preview).toBeHidden();
    await expect(page.getByRole("heading", { name: "WordPress" })).toBeVisible();
    await expect(page.getByText(/^script-src/)).toBeVisible();
  });
});
