import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const PATH = "/embed/v1";

/** Opens a partner's page with `before`, the campaign's snippet and `tag`. */
async function openPageWithSnippet(
  form: ContactForm,
  campaign: string,
  tag: string,
  before = "",
): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>A gallery</title>
    <h1>A gallery</h1>${before}
    <script type="module" src="${campaign}${PATH}/bia-contact-td.js"></script>
    ${tag}<p id="after">Text below the element</p>`;
  await form.openPage(html);
}

/** Returns a list of the embed files that a page requests; it grows as they are requested. */
function recordRequests(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(PATH)) names.push(pathname.slice(PATH.length + 1));
  });
  return names;
}

const TAG = `<bia-contact-td><a href="https://campaign.example/">Contact your TD</a></bia-contact-td>`;
const SPACER = `<div style="height: 4000px"></div>`;

test("an element far below the screen is fetched when the visitor scrolls to it", async ({
  page,
  campaign,
  form,
}) => {
  const names = recordRequests(page);
  await openPageWithSnippet(form, campaign.origin, TAG, SPACER);
  const link = page.getByRole("link", { name: "Contact your TD" });
  await page.waitForLoadState("networkidle");
  expect(names).toEqual(["bia-contact-td.js"]);
  await link.scrollIntoViewIfNeeded();
  await expect(form.picker).toBeVisible();
  await expect(link).toBeHidden();
  expect(names).toHaveLength(2);
  expect(names[1]).toMatch(/^bia-contact-td\.full-[0-9a-f]{8}\.js$/);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
});

test("focus on the fallback link loads the element, which moves nothing below it", async ({
  page,
  campaign,
  form,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = recordRequests(page);
  await openPageWithSnippet(form, campaign.origin, TAG, SPACER);
  await page.waitForLoadState("networkidle");
  const top = () =>
    page.locator("#after").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => document.querySelector("a")?.focus({ preventScroll: true }));
  await expect.poll(() => names).toHaveLength(2);
  await expect(form.picker).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
  const style = await page.locator("bia-contact-td").getAttribute("style");
  expect(style ?? "").toBe("");
});

test("an eager element loads when the page is idle, at any distance", async ({
  page,
  campaign,
  form,
}) => {
  const names = recordRequests(page);
  await openPageWithSnippet(
    form,
    campaign.origin,
    TAG.replace("<bia-contact-td", '$& loading="eager"'),
    SPACER,
  );
  await expect.poll(() => names).toHaveLength(2);
});

test("if the element cannot be fetched, the fallback link stays and the page gets no script error", async ({
  page,
  campaign,
  consoleErrors,
  form,
}) => {
  await page.route("**/bia-contact-td.full-*", (route) => route.abort());
  await openPageWithSnippet(form, campaign.origin, TAG);
  await expect.poll(() => consoleErrors.join("\n")).toContain("could not be loaded");
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  expect(
    consoleErrors.filter((message) => message.startsWith("error: ") && !/ERR_FAILED/.test(message)),
  ).toEqual([]);
  consoleErrors.length = 0;
});

test("the classic script works, uses its own origin as the campaign, and adds no global", async ({
  page,
  campaign,
  form,
}) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await form.openPage(
    `<title>A gallery</title><h1>A gallery</h1><bia-contact-td></bia-contact-td>`,
  );
  const before = await globals();
  await page.addScriptTag({ url: `${campaign.origin}${PATH}/bia-contact-td.iife.js` });
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  const added = (await globals()).filter((name) => !before.includes(name));
  expect(added.filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

/** The files that are served under a name without a hash too: two as copies, and the module. */
const COPIED = ["bia-contact-td.js", "bia-contact-td.iife.js"];
const MODULE = "bia-contact-td.full.js";

/** The most that each file may have in Brotli, in bytes. */
const LIMITS = [
  ["bia-contact-td.js", 1_500],
  ["bia-contact-td.full.js", 34_000],
  ["bia-contact-td.find.js", 36_000],
  ["bia-contact-td.answer.js", 16_400],
  ["bia-contact-td.post.js", 1_600],
  ["bia-contact-td.again.js", 2_800],
  ["bia-contact-td.ga.js", 4_300],
] as const;

test("the manifest matches every file, pinned files are immutable, and all are within their limits", async ({
  request,
}) => {
  const manifest = await (await request.get(`${PATH}/manifest.json`)).json();
  for (const [name, limit] of LIMITS) {
    expect(manifest.files[name].brotli, name).toBeLessThanOrEqual(limit);
  }
  for (const [name, { path, integrity, bytes }] of Object.entries<Record<string, string>>(
    manifest.files,
  )) {
    const pinned = await request.get(`${PATH}/${path}`);
    const body = await pinned.body();
    expect(`sha384-${createHash("sha384").update(body).digest("base64")}`, name).toBe(integrity);
    expect(body.length).toBe(bytes);
    expect(pinned.headers()["cache-control"]).toContain("immutable");
    expect(pinned.headers()["access-control-allow-origin"]).toBe("*");
    if (name !== MODULE && !COPIED.includes(name)) continue;
    const floating = await request.get(`${PATH}/${name}`);
    expect(await floating.text()).toBe(
      name === MODULE ? `export * from "./${path}";\n` : body.toString(),
    );
    expect(floating.headers()["cache-control"]).not.toContain("immutable");
  }
});

test("with two versions on one page, the first one renders every element", async ({
  page,
  campaign,
  request,
  form,
}) => {
  const { files } = await (await request.get(`${PATH}/manifest.json`)).json();
  const script = `${campaign.origin}${PATH}/${files["bia-contact-td.full.js"].path}`;
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
  await form.openPage(`<!doctype html><title>Two versions</title>
    <script>
      addEventListener("bia-ready", ({ detail }) => {
        document.title += " " + detail.version;
      });
    </script>
    <script type="module" src="${campaign.origin}/embed/v1/another-version.js"></script>
    <bia-contact-td></bia-contact-td>
    <script type="module" src="${script}"></script>
    <bia-contact-td></bia-contact-td>`);
  await expect(page).toHaveTitle("Two versions 9.9.9 9.9.9");
  await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toHaveCount(2);
});
