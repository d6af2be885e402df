import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { serveHostPage } from "./host-page.ts";

const PATH = "/embed/v1";

/** Opens a partner's page that holds the campaign's snippet, `before` above it. */
async function visit(page: Page, campaign: string, tag: string, before = ""): Promise<void> {
  const host = await serveHostPage(`<!doctype html><html lang="en"><title>A gallery</title>
    <h1>A gallery</h1>${before}
    <script type="module" src="${campaign}${PATH}/bia-contact-td.js"></script>
    ${tag}<p id="after">What follows</p>`);
  page.once("close", host.close);
  await page.goto(host.origin);
}

/** The embed files a page has asked for. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(PATH)) names.push(pathname.slice(PATH.length + 1));
  });
  return names;
}

const TAG = `<bia-contact-td><a href="https://campaign.example/">Contact your TD</a></bia-contact-td>`;
const FAR = `<div style="height: 4000px"></div>`;

test("far below the screen only the loader is fetched; scrolling there brings the element", async ({
  page,
  campaign,
}) => {
  const names = asked(page);
  await visit(page, campaign.origin, TAG, FAR);
  const link = page.getByRole("link", { name: "Contact your TD" });
  await page.waitForLoadState("networkidle");
  expect(names).toEqual(["bia-contact-td.js"]);
  await link.scrollIntoViewIfNeeded();
  const form = contactForm(page);
  await expect(form.picker).toBeVisible();
  await expect(link).toBeHidden();
  expect(names).toHaveLength(2);
  expect(names[1]).toMatch(/^bia-contact-td\.full-[0-9A-F]{8}\.js$/);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
});

test("what follows the element stands where it stood when the element is ready", async ({
  page,
  campaign,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, campaign.origin, TAG, FAR);
  const top = () =>
    page.locator("#after").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.getByRole("link", { name: "Contact your TD" }).focus();
  await expect(contactForm(page).picker).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
  const style = await page.locator("bia-contact-td").getAttribute("style");
  expect(style ?? "").toBe("");
});

test("focus on the light child brings the element", async ({ page, campaign }) => {
  const names = asked(page);
  await visit(page, campaign.origin, TAG, FAR);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.querySelector("a")?.focus({ preventScroll: true }));
  await expect.poll(() => names).toHaveLength(2);
});

test("an eager element is brought when the page is idle, however far it is", async ({
  page,
  campaign,
}) => {
  const names = asked(page);
  await visit(page, campaign.origin, TAG.replace("<bia-contact-td", '$& loading="eager"'), FAR);
  await expect.poll(() => names).toHaveLength(2);
});

test("an element that is added later is met too", async ({ page, campaign }) => {
  await visit(page, campaign.origin, "");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.body.append(document.createElement("bia-contact-td")));
  await expect(contactForm(page).picker).toBeVisible();
});

test("where the element cannot be fetched the light child stays, and the host hears no error", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  await page.route("**/bia-contact-td.full-*", (route) => route.abort());
  await visit(page, campaign.origin, TAG);
  await expect.poll(() => consoleErrors.join("\n")).toContain("could not be loaded");
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  expect(
    consoleErrors.filter((said) => said.startsWith("error: ") && !/ERR_FAILED/.test(said)),
  ).toEqual([]);
  consoleErrors.length = 0;
});

test("the classic script works, knows its campaign, and leaks no global", async ({
  page,
  campaign,
}) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  const host = await serveHostPage(
    `<title>A gallery</title><h1>A gallery</h1><bia-contact-td></bia-contact-td>`,
  );
  page.once("close", host.close);
  await page.goto(host.origin);
  const before = await globals();
  await page.addScriptTag({ url: `${campaign.origin}${PATH}/bia-contact-td.iife.js` });
  const form = contactForm(page);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  const added = (await globals()).filter((name) => !before.includes(name));
  expect(added.filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

test("a second script changes nothing", async ({ page, campaign }) => {
  await visit(page, campaign.origin, TAG);
  const form = contactForm(page);
  await form.choose("clare");
  await page.addScriptTag({ url: `${campaign.origin}${PATH}/bia-contact-td.iife.js` });
  await page.addScriptTag({
    type: "module",
    url: `${campaign.origin}${PATH}/bia-contact-td.full.js`,
  });
  await expect(form.cards).toHaveCount(4);
});

test("the manifest tells the truth of every file, and pinned names are kept for ever", async ({
  request,
}) => {
  const manifest = await (await request.get(`${PATH}/manifest.json`)).json();
  expect(Object.keys(manifest.files).sort()).toEqual([
    "bia-contact-td.full.js",
    "bia-contact-td.iife.js",
    "bia-contact-td.js",
  ]);
  for (const [name, { path, integrity, bytes }] of Object.entries<Record<string, string>>(
    manifest.files,
  )) {
    const pinned = await request.get(`${PATH}/${path}`);
    const body = await pinned.body();
    expect(`sha384-${createHash("sha384").update(body).digest("base64")}`, name).toBe(integrity);
    expect(body.length).toBe(bytes);
    expect(pinned.headers()["cache-control"]).toContain("immutable");
    expect(pinned.headers()["access-control-allow-origin"]).toBe("*");
    const floating = await request.get(`${PATH}/${name}`);
    expect(await floating.body()).toEqual(body);
    expect(floating.headers()["cache-control"]).not.toContain("immutable");
  }
});

test("the files keep to their budgets", async ({ request }) => {
  const loader = await (await request.get(`${PATH}/bia-contact-td.js`)).body();
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(1_500);
  const element = await (await request.get(`${PATH}/bia-contact-td.full.js`)).body();
  expect(brotliCompressSync(element).length).toBeLessThanOrEqual(36_000);
});

test("of two versions on one page the first one serves every element", async ({
  page,
  campaign,
  request,
}) => {
  const script = `${campaign.origin}/embed/v1/bia-contact-td.full.js`;
  const code = await (await request.get(script)).text();
  const other = code.replaceAll("0.1.0", "9.9.9");
  expect(other).not.toBe(code);
  await page.route("**/embed/v1/another-version.js", (route) =>
    route.fulfill({
      body: other,
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  const host = await serveHostPage(`<!doctype html><title>Two versions</title>
    <script>
      addEventListener("bia-ready", ({ detail }) => {
        document.title += " " + detail.version;
      });
    </script>
    <script type="module" src="${campaign.origin}/embed/v1/another-version.js"></script>
    <bia-contact-td></bia-contact-td>
    <script type="module" src="${script}"></script>
    <bia-contact-td></bia-contact-td>`);
  page.once("close", host.close);
  await page.goto(host.origin);
  await expect(page).toHaveTitle("Two versions 9.9.9 9.9.9");
  await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toHaveCount(2);
});
