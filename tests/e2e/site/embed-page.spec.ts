import type { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, devices, type Page } from "@playwright/test";
import { axeBuilder, expectNoOverflow } from "../axe.ts";
import { type ContactForm, contactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures.ts";

function embedPage(page: Page) {
  const builder = page.getByRole("region", { name: "Your code, and the preview" });
  const preview = page.getByRole("group", { name: "Live preview" });
  return {
    code: builder.locator("pre code"),
    copy: builder.getByRole("button", { name: "Copy the code" }),
    message: builder.getByRole("status"),
    open: (fold: string) => page.locator("summary", { hasText: fold }).click(),
    id: page.getByRole("textbox", { name: "Partner id" }),
    look: page.getByRole("combobox", { name: "Look" }),
    preview,
  };
}

async function openEmbedPage(page: Page) {
  await page.goto("/embed");
  const embed = embedPage(page);
  await expect(embed.preview.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
  return embed;
}

/** Opens a partner's page with `body` in a tab of the visitor's. Returns the tab and the element in it. */
async function openPartnerPage(
  context: BrowserContext,
  campaign: string,
  body: string,
  served: Parameters<ContactForm["openPage"]>[1] = {},
) {
  const visitor = await context.newPage();
  const tds = contactForm(visitor, campaign);
  const head = '<!doctype html><html lang="en"><title>A gallery</title>';
  await tds.openPage(`${head}<main><h1>A gallery</h1>${body}</main></html>`, served);
  return { visitor, tds };
}

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The permissions that a sandboxed frame around the element needs. `frame.spec.ts` sends a letter from such a frame. */
const LEAST_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

// Letters of headless browsers are not counted.
test.use({ userAgent: devices["Desktop Chrome"].userAgent });

test("a stranger's letters are counted", async ({ page, context, campaign }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embed = await openEmbedPage(page);
  await embed.id.fill("strangers-gallery");
  await embed.copy.click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();
  const code = await copiedText(page);
  await embed.open("With a content security policy");
  const policy = await page.getByText(/^script-src .*; connect-src/).innerText();
  expect(policy.match(/[a-z]+-src/g)).toEqual(["script-src", "connect-src"]);
  await expect(page.getByText(/sandboxed frame/)).toContainText(LEAST_SANDBOX);
  const csp = `default-src 'none'; style-src 'unsafe-inline'; ${policy}`;

  // With the ink in which the element can be read on the page.
  for (const [css, ink] of [
    ["body { background: #14181f; color: #eee }", "rgb(248, 241, 226)"],
    ["main { width: 320px; font: 20px Georgia, serif }", "rgb(23, 19, 15)"],
  ] as const) {
    const body = `<style>${css}</style>${code}`;
    const { visitor, tds } = await openPartnerPage(context, campaign.origin, body, { csp });
    await tds.choose("clare");
    await expect(tds.heading("Clare"), css).toHaveCSS("color", ink);
    await expectNoOverflow(visitor);
    const event = tds.nextEvent();
    expect((await tds.openedUrl()).searchParams.get("to")?.split(",")).toHaveLength(4);
    expect((await event).meta.partner).toBe("strangers-gallery");
    await visitor.close();
  }
});

test("a shared address leads to its letter, for its partner", async ({ page, form }) => {
  await page.goto("/tds/mayo?partner=my-gallery");
  const event = form.nextEvent();
  const letter = await form.openedUrl();
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(5);
  const { meta } = await event;
  expect(meta).toEqual({ source: "ContactTd", provider: "gmail", partner: "my-gallery" });
});

test("a copied iframe sends a letter", async ({ page, context, campaign }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embed = await openEmbedPage(page);
  await embed.id.fill("kilmore-gallery");
  await embed.open("More settings");
  await page.getByLabel("Button colour").fill("#c3005f");
  await embed.open("an iframe");
  await page.getByRole("button", { name: "Copy the iframe" }).click();
  await expect.poll(() => copiedText(page)).toContain("<iframe");
  const code = await copiedText(page);
  await page.getByRole("button", { name: "Copy the script" }).click();
  await expect.poll(() => copiedText(page)).toContain("bia-height");
  const body = `${await copiedText(page)}${code}`;

  const { visitor, tds } = await openPartnerPage(context, campaign.origin, body);
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const sendAll = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await expect(sendAll).toHaveCSS("background-color", "rgb(195, 0, 95)");
  // The script gives the frame its height, which is 700 px without.
  const height = async () => (await visitor.locator("iframe").boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(800);
  const event = tds.nextEvent();
  await tds.openedUrl(() => sendAll.click());
  expect((await event).meta.partner).toBe("kilmore-gallery");

  const stored = () => [localStorage.length, sessionStorage.length, document.cookie.length];
  expect(await visitor.frames()[1]?.evaluate(stored)).toEqual([0, 0, 0]);
  const dialog = frame.getByRole("dialog", { name: "Message Sent!" });
  await dialog.getByRole("button", { name: "Remind me in three weeks" }).click();
  await dialog.getByRole("button", { name: "More ways to share" }).click();
  for (const [control, file] of [
    [dialog.getByRole("link", { name: "Calendar file" }), "reminder.ics"],
    [dialog.getByRole("button", { name: "Save for a story" }), "i-wrote-to-my-tds-story.png"],
  ] as const) {
    const [saved] = await Promise.all([visitor.waitForEvent("download"), control.click()]);
    expect(saved.suggestedFilename()).toBe(file);
    expect(await saved.failure()).toBeNull();
  }
});

test("a changed setting updates code and preview", async ({ page, form }) => {
  const counted = form.requests(/\/api\/events$/);
  const embed = await openEmbedPage(page);
  await page.getByRole("radio", { name: "Dark page" }).check();
  await expect(form.sendAll).toHaveCSS("color-scheme", "dark");
  await embed.id.fill("kilmore-gallery");
  await embed.look.selectOption("Dark paper");
  await embed.open("More settings");
  const providers = page.getByRole("radiogroup", { name: "Email provider" });
  await providers.first().getByLabel("Outlook").check();
  await page.getByRole("combobox", { name: "Constituency", exact: true }).selectOption("Mayo");
  await expect(embed.code).toContainText(
    '<bia-contact-td partner="kilmore-gallery" provider="outlook" theme="dark" constituency="Mayo">',
  );
  await expect(form.heading("Mayo")).toBeVisible();
  await expect(form.sendAll).toHaveCSS("color-scheme", "dark");

  await page.getByLabel("Button colour").fill("#ffd24a");
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(255, 210, 74)");
  await expect(embed.code).toContainText('style="--bia-accent: #ffd24a"');
  expect((await form.openedUrl()).hostname).toBe("outlook.live.com");
  await expect(form.sentDialog).toBeVisible();
  expect(counted).toEqual([]);
});

test("when clipboard access is denied, the code is selected exactly", async ({ page, form }) => {
  await form.refuseCopying();
  const embed = await openEmbedPage(page);
  await embed.copy.click();
  await expect(embed.message.first()).toHaveText(/The code is selected/);
  const selection = await page.evaluate(() => getSelection()?.toString().trim());
  const code = await embed.code.locator("> span").allTextContents();
  expect(selection).toBe(code.join("\n"));
});

test("the first view has the form, one button that copies, and the element", async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const { id, look, copy, preview } = await openEmbedPage(page);
    const tds = preview.getByRole("heading", { name: "Your TDs in Clare" });
    for (const part of [id, look, copy, tds]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(1);
    const recorded = page.getByRole("heading", { name: "Recorded", exact: true });
    const top = await recorded.evaluate((node) => node.getBoundingClientRect().top / innerHeight);
    expect(top).toBeLessThan(3);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("code and notes can be read", async ({ page, baseURL }) => {
    await page.goto("/embed");
    const embed = embedPage(page);
    await expect(embed.code).toContainText("/embed/v1/bia-contact-td.js");
    await expect(embed.code).toContainText("<bia-contact-td theme");
    await expect(embed.copy).toBeHidden();
    await expect(embed.preview).toBeHidden();
    await embed.open("With a content security policy");
    await expect(page.getByText(/^script-src/)).toBeVisible();
    // At most one place is open.
    await embed.open("WordPress");
    await expect(page.getByText("Custom HTML")).toBeVisible();
    await embed.open("an iframe");
    await expect(page.getByText("Custom HTML")).toBeHidden();
    await expect(page.locator("pre", { hasText: "bia-height" })).toContainText(
      `iframe[src^="${baseURL}/embed/frame"]`,
    );
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

/** Asserts that axe can measure a part's texts on a screen with room, and that they have AA contrast. */
async function expectReadable(page: Page, part: Parameters<AxeBuilder["include"]>[0]) {
  const axe = axeBuilder(page).include(part).withRules(["color-contrast"]);
  const { violations, incomplete, passes } = await axe.analyze();
  const failures = [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 100)}: ${any.map(({ message }) => message)}`),
  );
  // axe cannot measure texts of several lines or sizes.
  const unmeasured = /Total messages sent today|One last step/;
  expect(failures.filter((text) => !unmeasured.test(text))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(2);
}

test("a partner's colours are readable in every state", async ({ form, page }) => {
  await page.setViewportSize({ width: 1000, height: 2400 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Dark colours in the light theme: on a colour of that theme, their ink could not be read.
  await form.embed(`style="--bia-accent: #e9b949; --bia-ink: #f7eedd; --bia-paper: #0d0b0a;
    --bia-font: Georgia, serif; --bia-radius: 2px; --bia-focus: #8fd3ff"`);
  await form.picker.fill("d");
  await form.picker.press("ArrowDown");
  await expectReadable(page, "bia-contact-td");
  await form.choose("tipperary");
  await expect(form.cards).toHaveCount(6);
  await expectReadable(page, "bia-contact-td");
  await form.openedUrl();
  await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
  // axe does not know the top layer, so the element behind is hidden.
  await form.sentDialog.evaluate((dialog) => {
    for (const part of dialog.parentElement?.children ?? [])
      if (part !== dialog) part.setAttribute("style", "visibility: hidden");
  });
  await expectReadable(page, { fromShadowDom: ["bia-contact-td", "dialog"] });
});
