import { devices } from "@playwright/test";
import { PATHS } from "../../../api/contract/paths.ts";
import { contactForm } from "../contact-form.ts";
import { expect, ignoreConsoleErrors, STATS_KEY, test } from "../fixtures.ts";

/** Pages of partners: their styles, and the ink in which the element can be read there. */
const PAGES = [
  ["dark", "body { background: #14181f; color: #eee }", "rgb(248, 241, 226)"],
  ["narrow", "main { width: 320px; font: 20px Georgia, serif }", "rgb(23, 19, 15)"],
] as const;

// Letters of headless browsers are not counted.
test.use({ userAgent: devices["Desktop Chrome"].userAgent });

test("a stranger embeds the element, and sees letters counted", async ({
  page,
  context,
  campaign,
  consoleErrors,
}) => {
  ignoreConsoleErrors(consoleErrors, /404/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/embed");
  await expect(
    page.getByRole("group", { name: "Live preview" }).getByRole("combobox"),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Partner id" }).fill("strangers-gallery");
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator("summary", { hasText: "With a content security policy" }).click();
  const policy = await page.getByText(/^script-src .*; connect-src/).innerText();
  expect(policy.match(/[a-z]+-src/g)).toEqual(["script-src", "connect-src"]);
  const csp = `default-src 'none'; style-src 'unsafe-inline'; ${policy}`;

  for (const [name, css, ink] of PAGES) {
    const visitor = await context.newPage();
    const tds = contactForm(visitor, campaign.origin);
    await tds.openPage(
      `<!doctype html><html lang="en"><title>A gallery</title>
      <style>${css}</style><main><h1>A gallery</h1>${code}</main></html>`,
      { csp },
    );
    await tds.choose("clare");
    await expect(tds.heading("Clare"), name).toHaveCSS("color", ink);
    const spread = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spread, name).toBeLessThanOrEqual(0);
    const counted = tds.nextEvent();
    expect((await tds.openedUrl()).searchParams.get("to")?.split(",")).toHaveLength(4);
    expect((await counted).meta.partner).toBe("strangers-gallery");
    await visitor.close();
  }

  const ask = (method: "POST" | "DELETE") =>
    fetch(`${campaign.origin}${PATHS.partnerLink}`, {
      method,
      headers: { authorization: `Bearer ${STATS_KEY}`, "content-type": "application/json" },
      body: JSON.stringify({ partner: "strangers-gallery" }),
    });
  const { path } = await (await ask("POST")).json();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2 letters");
  expect((await ask("DELETE")).status).toBe(204);
  expect((await page.reload())?.status()).toBe(404);
});

test("a shared address leads to its letter, for its partner", async ({ page, form }) => {
  await page.goto("/tds/mayo?partner=my-gallery");
  const counted = form.nextEvent();
  const letter = await form.openedUrl();
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(5);
  const { meta } = await counted;
  expect(meta).toEqual({ source: "ContactTd", provider: "gmail", partner: "my-gallery" });
});
