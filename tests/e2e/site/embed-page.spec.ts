import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hostPage } from "../host-page.ts";
import { supporter } from "../supporter.ts";

/** The parts of the page, by the roles and texts that partners meet. */
function partner(page: Page) {
  const lines = page.getByRole("region", { name: "Your lines", exact: true });
  const preview = page.getByRole("group", { name: "Live preview" });
  return {
    lines,
    code: lines.locator("pre code"),
    copy: lines.getByRole("button", { name: "Copy the lines" }),
    form: (name: "Plain" | "Pinned") => lines.getByRole("radio", { name }),
    id: page.getByRole("textbox", { name: "Partner id" }),
    look: page.getByRole("combobox", { name: "Look" }),
    constituency: page.getByRole("combobox", { name: "Constituency", exact: true }),
    element: preview.locator("bia-contact-td"),
    preview,
    log: page.getByRole("log", { name: "What your page hears" }),
  };
}

/** Opens the page and waits until it answers. */
async function visit(page: Page) {
  await page.goto("/embed");
  const me = partner(page);
  await expect(me.log).toContainText("bia-ready");
  return me;
}

/** Pastes lines into a page of a site of one's own, on another port. */
async function paste(page: Page, lines: string, csp?: string): Promise<void> {
  const host = await hostPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${lines}</html>`,
    csp,
  );
  page.once("close", host.close);
  await page.goto(host.origin);
}

/** Does the main job and answers what the campaign was told of it. */
async function sendLetter(page: Page): Promise<unknown> {
  const me = supporter(page);
  await me.choose("clare");
  await expect(me.cards).toHaveCount(4);
  const event = page.waitForRequest("**/api/events");
  const letter = await me.opening(() => me.sendAll.click());
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(4);
  await expect(me.sent).toBeVisible();
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
    const me = await visit(page);
    await me.id.fill("kilmore-gallery");
    await me.form(form).check();
    if (form === "Pinned") await expect(me.code).toContainText("integrity");
    await me.copy.click();
    await expect(me.lines.getByRole("status")).toHaveText(/^Copied\./);
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const visitor = await context.newPage();
    await paste(visitor, copied);
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

test("the pinned lines hold: a file that is not the one they name is not run", async ({
  page,
  context,
  complaints,
}) => {
  const me = await visit(page);
  await me.form("Pinned").check();
  await expect(me.code).toContainText("integrity");
  const lines = await me.code.innerText();
  const visitor = await context.newPage();
  await visitor.route("**/bia-contact-td.full-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.changed = true` });
  });
  await paste(visitor, lines);
  await expect.poll(() => complaints.join("\n")).toContain("integrity");
  expect(await visitor.evaluate(() => Reflect.get(window, "changed"))).toBeUndefined();
  await expect(visitor.getByRole("link", { name: /^Contact your TD/ })).toBeVisible();
  complaints.length = 0;
});

test("the policy the page names is all that the element needs beside default-src 'none'", async ({
  page,
  context,
}) => {
  const me = await visit(page);
  const lines = await me.code.innerText();
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
  await paste(visitor, lines, `default-src 'none'; ${policy}`);
  await sendLetter(visitor);
  await expect(supporter(visitor).sent).toHaveCSS("display", "grid");
  expect(await visitor.evaluate(() => Reflect.get(window, "refused"))).toEqual([]);
});

test("in a frame with the rights the page names, the letter opens", async ({ page, context }) => {
  const me = await visit(page);
  const lines = await me.code.innerText();
  const named = await page.getByText(/^A sandboxed frame|sandboxed frame must say/).innerText();
  const rights = /allow-scripts[a-z -]+/.exec(named)?.[0] ?? "";
  expect(rights.split(" ")).toHaveLength(3);
  const inner = await hostPage(
    `<!doctype html><html lang="en"><title>Framed</title>${lines}</html>`,
  );
  page.once("close", inner.close);
  const visitor = await context.newPage();
  await paste(
    visitor,
    `<iframe title="Embedded" width="900" height="700" sandbox="${rights}" src="${inner.origin}"></iframe>`,
  );
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const letter = await supporter(visitor).opening(() =>
    frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(letter.hostname).toBe("mail.google.com");
});

test("the lines and the preview follow what is set", async ({ page }) => {
  const me = await visit(page);
  await me.id.fill("kilmore-gallery");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("group", { name: "Email provider" }).getByLabel("Outlook").check();
  await me.constituency.selectOption("Clare");
  await expect(me.code).toContainText(
    '<bia-contact-td partner="kilmore-gallery" provider="outlook" theme="dark" constituency="Clare">',
  );
  const tds = supporter(page);
  await expect(tds.heading("Clare")).toBeVisible();
  await expect(tds.provider("Outlook")).toBeChecked();
  await expect(me.element).toHaveAttribute("partner", "kilmore-gallery");
  await expect(tds.picker).toHaveCSS("color-scheme", "dark");

  await page.getByLabel("Button colour").fill("#ffd24a");
  await expect(tds.sendAll).toHaveCSS("background-color", "rgb(255, 210, 74)");
  await expect(tds.sendAll).toHaveCSS("color", "rgb(27, 22, 19)");
  await page.getByRole("radio", { name: "Light" }).check();
  await expect(tds.sendAll).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(me.code).toContainText("::part(send):enabled {");
  await page.getByRole("button", { name: "As it was" }).click();
  await expect(tds.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
  await expect(me.code).not.toContainText("<style>");
});

test("a look is tried from its frame, in the preview and in the lines", async ({ page }) => {
  const me = await visit(page);
  await page.getByRole("button", { name: "Try it Theatre black in the preview" }).click();
  await expect(page.getByRole("region", { name: "Your lines, and the preview" })).toBeFocused();
  await expect(me.lines).toBeInViewport();
  await expect(me.look).toHaveValue("theatre");
  await expect(me.element).toHaveAttribute("theme", "dark");
  await expect(me.preview).toHaveCSS("background-color", "rgb(13, 11, 10)");
  await expect(me.code).toContainText("--bia-paper: #0d0b0a;");
});

test("the frames show the looks with TDs found, and say nothing of it", async ({ page }) => {
  await visit(page);
  await page.getByRole("heading", { name: "Four pages, four looks" }).scrollIntoViewIfNeeded();
  const stills = page.locator("[data-look] > bia-contact-td");
  await expect(stills).toHaveCount(4);
  for (const still of await stills.all()) {
    await expect(still).toBeVisible();
    await expect(still.getByText("Your TDs in Galway West")).toBeVisible();
    await expect(still.getByText("TDs Found!")).toBeHidden();
  }
  // What stands behind glass is not for the keyboard, nor for who hears the page.
  await expect(page.getByRole("heading", { name: "Your TDs in Galway West" })).toHaveCount(0);
});

test("a partner id that is none is told of at once, and the lines stay as they should be", async ({
  page,
}) => {
  const me = await visit(page);
  const before = await me.code.innerText();
  await me.id.fill('"><img src=x onerror=alert(1)>');
  await expect(page.getByRole("alert").filter({ hasText: "1 to 40" })).toBeVisible();
  await expect(me.id).toHaveAttribute("aria-invalid", "true");
  expect(await me.code.innerText()).toBe(before);
  await expect(me.element).not.toHaveAttribute("partner");
  await me.id.fill("Ealaín & Ceol");
  await page.getByRole("button", { name: "Use ealain-ceol" }).click();
  await expect(me.id).toHaveValue("ealain-ceol");
  await expect(me.code).toContainText('partner="ealain-ceol"');
});

test("where the clipboard is refused the lines are selected, exactly", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  const me = await visit(page);
  await me.look.selectOption("Festival loud");
  await me.copy.click();
  await expect(me.lines.getByRole("status")).toHaveText(/The lines are selected/);
  const selected = await page.evaluate(() => getSelection()?.toString().trim());
  const lines = await me.code.locator("> span").allTextContents();
  expect(selected).toBe(lines.join("\n"));
});

test("where the manifest cannot be read the lines stay plain, and it may be tried again", async ({
  page,
  complaints,
}) => {
  await page.route("**/manifest.json", (route) => route.abort(), { times: 1 });
  const me = await visit(page);
  const plain = await me.code.innerText();
  await me.form("Pinned").check();
  await expect(me.lines).toContainText("could not be read");
  expect(await me.code.innerText()).toBe(plain);
  await me.lines.getByRole("button", { name: "Try again" }).click();
  await expect(me.code).toContainText("integrity");
  complaints.length = 0;
});

test("a letter tried in the preview opens, is told of, and counts nowhere", async ({ page }) => {
  const me = await visit(page);
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") counted.push(request.url());
  });
  await me.id.fill("kilmore-gallery");
  const tds = supporter(page);
  await tds.picker.fill("clare");
  await tds.picker.press("ArrowDown");
  await tds.picker.press("Enter");
  await expect(tds.cards).toHaveCount(4);
  const letter = await tds.opening(() => tds.sendAll.click());
  expect(letter.hostname).toBe("mail.google.com");
  await expect(tds.sent).toBeVisible();
  await tds.sent.getByRole("button", { name: "Close" }).click();
  const entries = await me.log.locator("b").allTextContents();
  expect(entries[0]).toBe("bia-sent");
  expect(entries.slice(1, 3).sort()).toEqual(["bia-compose", "not counted"]);
  expect(entries.slice(3)).toEqual(["bia-lookup", "bia-ready"]);
  await expect(me.log).toContainText('"partner":"kilmore-gallery"');
  expect(counted).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain lines and the notes can be read", async ({ page }) => {
    await page.goto("/embed");
    const me = partner(page);
    await expect(me.code).toContainText("/embed/v1/bia-contact-td.js");
    await expect(me.code).toContainText("<bia-contact-td>");
    await expect(me.lines).toContainText("CAMPAIGN stands for the address of this site.");
    await expect(me.copy).toBeHidden();
    await expect(me.preview).toBeHidden();
    await expect(page.getByRole("heading", { name: "WordPress" })).toBeVisible();
    await expect(page.getByText(/^script-src/)).toBeVisible();
  });
});

test("the page is a click away from every other", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Embed this on your site" }).click();
  await expect(page).toHaveTitle(/^Embed the letter on your site \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paste it on your site");
});
