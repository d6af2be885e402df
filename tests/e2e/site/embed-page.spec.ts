import type { Page } from "@playwright/test";
import { contactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures.ts";
import { serveHostPage } from "../host-page.ts";

/** Locators for the parts of the embed page, by role and visible text. */
function embedPage(page: Page) {
  const lines = page.getByRole("region", { name: "Your code", exact: true });
  const preview = page.getByRole("group", { name: "Live preview" });
  return {
    lines,
    code: lines.locator("pre code"),
    copy: lines.getByRole("button", { name: "Copy the code" }),
    form: (name: "Plain" | "Pinned") => lines.getByRole("radio", { name }),
    id: page.getByRole("textbox", { name: "Partner id" }),
    look: page.getByRole("combobox", { name: "Look" }),
    constituency: page.getByRole("combobox", { name: "Constituency", exact: true }),
    element: preview.locator("bia-contact-td"),
    preview,
    log: page.getByRole("log", { name: "Events on your page" }),
  };
}

/** Opens the embed page and waits until the element in its preview is ready. */
async function visit(page: Page) {
  await page.goto("/embed");
  const embed = embedPage(page);
  await expect(embed.log).toContainText("bia-ready");
  return embed;
}

/** Opens a partner's page, served from another origin, with `lines` in its body. */
async function openPartnerPage(page: Page, lines: string, csp?: string): Promise<void> {
  const host = await serveHostPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${lines}</html>`,
    csp,
  );
  page.once("close", host.close);
  await page.goto(host.origin);
}

/** Chooses Clare, sends the letter to its TDs and returns the event that the element posted. */
async function sendLetter(page: Page): Promise<unknown> {
  const tds = contactForm(page);
  await tds.choose("clare");
  await expect(tds.cards).toHaveCount(4);
  const event = page.waitForRequest("**/api/events");
  const letter = await tds.openedUrl(() => tds.sendAll.click());
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(4);
  await expect(tds.sentDialog).toBeVisible();
  const request = await event;
  expect((await request.response())?.status()).toBe(204);
  return request.postDataJSON();
}

for (const form of ["Plain", "Pinned"] as const) {
  test(`a new partner copies the ${form.toLowerCase()} lines, pastes them, and a letter is sent from their page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const embed = await visit(page);
    await embed.id.fill("kilmore-gallery");
    await embed.form(form).check();
    if (form === "Pinned") await expect(embed.code).toContainText("integrity");
    await embed.copy.click();
    await expect(embed.lines.getByRole("status")).toHaveText(/^Copied\./);
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const visitor = await context.newPage();
    await openPartnerPage(visitor, copied);
    const shown = JSON.parse(
      (await page.getByRole("region", { name: "Recorded" }).locator("pre").textContent()) ?? "",
    );
    expect(shown.meta).toEqual({
      source: "ContactTd",
      provider: "gmail",
      partner: "kilmore-gallery",
    });
    expect(await sendLetter(visitor)).toEqual(shown);
  });
}

test("with the pinned lines, a script that does not match its integrity hash does not run", async ({
  page,
  context,
  consoleErrors,
}) => {
  const embed = await visit(page);
  await embed.form("Pinned").check();
  await expect(embed.code).toContainText("integrity");
  const lines = await embed.code.innerText();
  const visitor = await context.newPage();
  await visitor.route("**/bia-contact-td.full-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.changed = true` });
  });
  await openPartnerPage(visitor, lines);
  await expect.poll(() => consoleErrors.join("\n")).toContain("integrity");
  expect(await visitor.evaluate(() => Reflect.get(window, "changed"))).toBeUndefined();
  await expect(visitor.getByRole("link", { name: /^Contact your TD/ })).toBeVisible();
  consoleErrors.length = 0;
});

test("the element works under default-src 'none' plus the policy that the page documents", async ({
  page,
  context,
}) => {
  const embed = await visit(page);
  const lines = await embed.code.innerText();
  const policy = await page.getByText(/^script-src .*; connect-src/).innerText();
  expect(policy.match(/[a-z]+-src/g)).toEqual(["script-src", "connect-src"]);
  const visitor = await context.newPage();
  await visitor.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (event) => {
      refused.push(event.violatedDirective);
    });
  });
  await openPartnerPage(visitor, lines, `default-src 'none'; ${policy}`);
  await sendLetter(visitor);
  await expect(contactForm(visitor).sentDialog).toHaveCSS("display", "grid");
  expect(await visitor.evaluate(() => Reflect.get(window, "refused"))).toEqual([]);
});

test("a letter opens from a frame with the sandbox permissions that the page documents", async ({
  page,
  context,
}) => {
  const embed = await visit(page);
  const lines = await embed.code.innerText();
  const documented = await page
    .getByText(/^A sandboxed frame|sandboxed frame must say/)
    .innerText();
  const permissions = /allow-scripts[a-z -]+/.exec(documented)?.[0] ?? "";
  expect(permissions.split(" ")).toHaveLength(3);
  const inner = await serveHostPage(
    `<!doctype html><html lang="en"><title>Framed</title>${lines}</html>`,
  );
  page.once("close", inner.close);
  const visitor = await context.newPage();
  await openPartnerPage(
    visitor,
    `<iframe title="Embedded" width="900" height="700" sandbox="${permissions}" src="${inner.origin}"></iframe>`,
  );
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const letter = await contactForm(visitor).openedUrl(() =>
    frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(letter.hostname).toBe("mail.google.com");
});

test("changing a setting updates the lines and the preview", async ({ page }) => {
  const embed = await visit(page);
  await embed.id.fill("kilmore-gallery");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("group", { name: "Email provider" }).getByLabel("Outlook").check();
  await embed.constituency.selectOption("Clare");
  await expect(embed.code).toContainText(
    '<bia-contact-td partner="kilmore-gallery" provider="outlook" theme="dark" constituency="Clare">',
  );
  const tds = contactForm(page);
  await expect(tds.heading("Clare")).toBeVisible();
  await expect(tds.provider("Outlook")).toBeChecked();
  await expect(embed.element).toHaveAttribute("partner", "kilmore-gallery");
  await expect(tds.picker).toHaveCSS("color-scheme", "dark");

  await page.getByLabel("Button colour").fill("#ffd24a");
  await expect(tds.sendAll).toHaveCSS("background-color", "rgb(255, 210, 74)");
  await expect(tds.sendAll).toHaveCSS("color", "rgb(27, 22, 19)");
  await page.getByRole("radio", { name: "Light" }).check();
  await expect(tds.sendAll).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(embed.code).toContainText("::part(send):enabled {");
  await page.getByRole("button", { name: "Reset the colour" }).click();
  await expect(tds.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
  await expect(embed.code).not.toContainText("<style>");
});

test("a look chosen from its frame applies to the preview and the lines", async ({ page }) => {
  const embed = await visit(page);
  await page.getByRole("button", { name: "Try it Theatre black in the preview" }).click();
  await expect(page.getByRole("region", { name: "Your code, and the preview" })).toBeFocused();
  await expect(embed.lines).toBeInViewport();
  await expect(embed.look).toHaveValue("theatre");
  await expect(embed.element).toHaveAttribute("theme", "dark");
  await expect(embed.preview).toHaveCSS("background-color", "rgb(13, 11, 10)");
  await expect(embed.code).toContainText("--bia-paper: #0d0b0a;");
});

test("the frames show each look with TDs found, and no toast or announcement", async ({ page }) => {
  await visit(page);
  await page.getByRole("heading", { name: "Four pages, four looks" }).scrollIntoViewIfNeeded();
  const frames = page.locator("[data-look] > bia-contact-td");
  await expect(frames).toHaveCount(4);
  for (const frame of await frames.all()) {
    await expect(frame).toBeVisible();
    await expect(frame.getByText("Your TDs in Galway West")).toBeVisible();
    await expect(frame.getByText("TDs Found!")).toBeHidden();
  }
  // The frames' elements are inert, so they are hidden from the accessibility tree.
  await expect(page.getByRole("heading", { name: "Your TDs in Galway West" })).toHaveCount(0);
});

test("an invalid partner id shows an alert and leaves the lines unchanged", async ({ page }) => {
  const embed = await visit(page);
  const before = await embed.code.innerText();
  await embed.id.fill('"><img src=x onerror=alert(1)>');
  await expect(page.getByRole("alert").filter({ hasText: "1 to 40" })).toBeVisible();
  await expect(embed.id).toHaveAttribute("aria-invalid", "true");
  expect(await embed.code.innerText()).toBe(before);
  await expect(embed.element).not.toHaveAttribute("partner");
  await embed.id.fill("Ealaín & Ceol");
  await page.getByRole("button", { name: "Use ealain-ceol" }).click();
  await expect(embed.id).toHaveValue("ealain-ceol");
  await expect(embed.code).toContainText('partner="ealain-ceol"');
});

test("when clipboard access is denied, the lines are selected exactly", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  const embed = await visit(page);
  await embed.look.selectOption("Festival loud");
  await embed.copy.click();
  await expect(embed.lines.getByRole("status")).toHaveText(/The code is selected/);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  const lines = await embed.code.locator("> span").allTextContents();
  expect(selected).toBe(lines.join("\n"));
});

test("when the manifest cannot be read, the lines stay plain and can be retried", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/manifest.json", (route) => route.abort(), { times: 1 });
  const embed = await visit(page);
  const plain = await embed.code.innerText();
  await embed.form("Pinned").check();
  await expect(embed.lines).toContainText("could not be read");
  expect(await embed.code.innerText()).toBe(plain);
  await embed.lines.getByRole("button", { name: "Try again" }).click();
  await expect(embed.code).toContainText("integrity");
  consoleErrors.length = 0;
});

test("a letter sent in the preview opens and is logged, but is not counted", async ({ page }) => {
  const embed = await visit(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await embed.id.fill("kilmore-gallery");
  const tds = contactForm(page);
  await tds.picker.fill("clare");
  await tds.picker.press("ArrowDown");
  await tds.picker.press("Enter");
  await expect(tds.cards).toHaveCount(4);
  const letter = await tds.openedUrl(() => tds.sendAll.click());
  expect(letter.hostname).toBe("mail.google.com");
  await expect(tds.sentDialog).toBeVisible();
  await tds.sentDialog.getByRole("button", { name: "Close" }).click();
  const entries = await embed.log.locator("b").allTextContents();
  expect(entries[0]).toBe("bia-sent");
  expect(entries.slice(1, 3).sort()).toEqual(["bia-compose", "not counted"]);
  expect(entries.slice(3)).toEqual(["bia-lookup", "bia-ready"]);
  await expect(embed.log).toContainText('"partner":"kilmore-gallery"');
  expect(posts).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain lines and the notes can be read", async ({ page }) => {
    await page.goto("/embed");
    const embed = embedPage(page);
    await expect(embed.code).toContainText("/embed/v1/bia-contact-td.js");
    await expect(embed.code).toContainText("<bia-contact-td>");
    await expect(embed.lines).toContainText("CAMPAIGN stands for the address of this site.");
    await expect(embed.copy).toBeHidden();
    await expect(embed.preview).toBeHidden();
    await expect(page.getByRole("heading", { name: "WordPress" })).toBeVisible();
    await expect(page.getByText(/^script-src/)).toBeVisible();
  });
});

test("the footer of the other pages links to the embed page", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Embed this on your site" }).click();
  await expect(page).toHaveTitle(/^Embed the letter on your site \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paste it on your site");
});
