import type { BrowserContext, Page } from "@playwright/test";
import { type ContactForm, contactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures.ts";

/** Locators for the parts of the embed page, by role and visible text. */
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
    element: preview.locator("bia-contact-td"),
    preview,
  };
}

/** Opens the embed page and waits until the element in its preview is ready. */
async function openEmbedPage(page: Page) {
  await page.goto("/embed");
  const embed = embedPage(page);
  await expect(embed.preview.getByRole("combobox")).toBeVisible();
  return embed;
}

/** Returns the tab of a visitor of a partner's page, and the element in it. */
async function openVisitor(context: BrowserContext, campaign: string) {
  const visitor = await context.newPage();
  return { visitor, tds: contactForm(visitor, campaign) };
}

/** Opens a partner's page, served from another origin, with `body` as its content. */
const openPartnerPage = (tds: ContactForm, body: string) =>
  tds.openPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${body}</html>`,
  );

test("a new partner copies the code of the iframe and its script, and a letter is sent from their page", async ({
  page,
  context,
  campaign,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embed = await openEmbedPage(page);
  await embed.id.fill("kilmore-gallery");
  await embed.open("More settings");
  await page.getByLabel("Button colour").fill("#c3005f");
  await embed.open("an iframe");
  await page.getByRole("button", { name: "Copy the iframe" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("<iframe");
  const code = await copied();
  await page.getByRole("button", { name: "Copy the script" }).click();
  await expect.poll(copied).toContain("bia-height");
  const script = await copied();

  const { visitor, tds } = await openVisitor(context, campaign.origin);
  await openPartnerPage(tds, `${script}${code}`);
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const sendAll = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await expect(sendAll).toHaveCSS("background-color", "rgb(195, 0, 95)");
  const box = visitor.locator("iframe");
  const room = async () => {
    const content = await frame.locator("html").evaluate((html) => html.scrollHeight);
    return ((await box.boundingBox())?.height ?? 0) - content;
  };
  await expect.poll(room).toBe(0);
  const counted = tds.nextEvent();
  const letter = await tds.openedUrl(() => sendAll.click());
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(4);
  expect((await counted).meta.partner).toBe("kilmore-gallery");
});

test("a letter opens from a frame with the sandbox permissions that the page documents", async ({
  page,
  context,
  campaign,
}) => {
  const embed = await openEmbedPage(page);
  const code = await embed.code.innerText();
  await embed.open("With a content security policy");
  const documented = await page
    .getByText(/^A sandboxed frame|sandboxed frame must say/)
    .innerText();
  const permissions = /allow-scripts[a-z -]+/.exec(documented)?.[0] ?? "";
  expect(permissions.split(" ")).toHaveLength(3);
  const { visitor, tds } = await openVisitor(context, campaign.origin);
  const inner = await tds.servePage(
    `<!doctype html><html lang="en"><title>Framed</title>${code}</html>`,
  );
  await openPartnerPage(
    tds,
    `<iframe title="Embedded" width="900" height="700" sandbox="${permissions}" src="${inner}"></iframe>`,
  );
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const letter = await tds.openedUrl(() =>
    frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(letter.hostname).toBe("mail.google.com");
});

test("a changed setting updates the code and the preview, from which a letter opens but is not counted", async ({
  page,
  form,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const embed = await openEmbedPage(page);
  await page.getByRole("radio", { name: "Dark page" }).check();
  await expect(form.picker).toHaveCSS("color-scheme", "dark");
  await embed.id.fill("kilmore-gallery");
  await embed.look.selectOption("Dark paper");
  await embed.open("More settings");
  await page.getByRole("group", { name: "Email provider" }).getByLabel("Outlook").check();
  await page.getByRole("combobox", { name: "Constituency", exact: true }).selectOption("Clare");
  await expect(embed.code).toContainText(
    '<bia-contact-td partner="kilmore-gallery" provider="outlook" theme="dark" constituency="Clare">',
  );
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(embed.element).toHaveAttribute("partner", "kilmore-gallery");
  await expect(form.picker).toHaveCSS("color-scheme", "dark");

  await page.getByLabel("Button colour").fill("#ffd24a");
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(255, 210, 74)");
  await expect(embed.code).toContainText('style="--bia-accent: #ffd24a"');
  await page.getByRole("button", { name: "Reset the colour" }).click();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(255, 106, 77)");
  await expect(embed.code).not.toContainText("style=");

  expect((await form.openedUrl()).hostname).toBe("outlook.live.com");
  await expect(form.sentDialog).toBeVisible();
  expect(posts).toEqual([]);
});

test("when clipboard access is denied, the code is selected exactly", async ({ page, form }) => {
  await form.refuseCopying();
  const embed = await openEmbedPage(page);
  await embed.copy.click();
  await expect(embed.message.first()).toHaveText(/The code is selected/);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  const code = await embed.code.locator("> span").allTextContents();
  expect(selected).toBe(code.join("\n"));
});

test("the first view has the form, one button that copies, and the element, and the rest is near", async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const { id, look, copy, preview } = await openEmbedPage(page);
    for (const part of [id, look, copy, preview.getByRole("heading", { name: "Find Your TDs" })]) {
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

  test("the plain code, the script of the iframe and the notes can be read", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/embed");
    const embed = embedPage(page);
    await expect(embed.code).toContainText("/embed/v1/bia-contact-td.js");
    await expect(embed.code).toContainText("<bia-contact-td theme");
    await expect(embed.copy).toBeHidden();
    await expect(embed.preview).toBeHidden();
    await embed.open("With a content security policy");
    await expect(page.getByText(/^script-src/)).toBeVisible();
    // One place is open at a time.
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
