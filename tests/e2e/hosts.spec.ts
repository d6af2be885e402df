import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { compile } from "svelte/compiler";
import { build, type Plugin } from "vite";
import { buildStale } from "../../site/tools/build.mjs";
import { ServerPage } from "../hosts/frameworks/react-server-page.ts";
import { parentsPage } from "../hosts/parents.mjs";
import { expect, test } from "./fixtures.ts";

const HOSTS = resolve(import.meta.dirname, "../hosts");

/** The computed styles that depend on the height of the page's content. */
const SIZE_PROPERTIES =
  /^(block-size|height|width|inline-size|inset|top|bottom|left|right|.*-origin)/;

/**
 * Returns the computed styles of every node outside the element, without those that
 * depend on height, and the names of the page's global variables.
 */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate((sizeProperties) => {
    // A focused node has different styles.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const nodes = [...document.querySelectorAll("*:not(bia-contact-td, bia-contact-td *)")];
    const sizePattern = new RegExp(sizeProperties);
    const styles = nodes.flatMap((node, index) => {
      const style = getComputedStyle(node);
      return [...style]
        .filter((name) => !sizePattern.test(name))
        .map((name) => `${node.localName} ${index} ${name}: ${style.getPropertyValue(name)}`);
    });
    // A numeric name is an opened window.
    const globals = Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
    return [...styles, ...globals.map((name) => `window.${name}`)];
  }, SIZE_PROPERTIES.source);
}

for (const file of readdirSync(HOSTS).filter((name) => name.endsWith(".html"))) {
  test(`on ${file} the element works, and the rest of the page is unchanged`, async ({
    page,
    campaign,
    consoleErrors,
    form,
  }) => {
    const html = readFileSync(join(HOSTS, file), "utf8").replaceAll("CAMPAIGN", campaign.origin);
    const address = await form.servePage(html);

    await page.route("**/embed/v1/*", (route) => route.abort());
    await page.goto(address);
    await page.waitForLoadState();
    const before = new Set(await snapshot(page));
    await page.unroute("**/embed/v1/*");
    // The browser logs the aborted scripts.
    consoleErrors.length = 0;
    await page.goto(address);

    await form.picker.click();
    await form.picker.fill("dun laoghaire");
    await form.picker.press("ArrowDown");
    await form.picker.press("Enter");
    await expect(form.cards).toHaveCount(4);
    const box = await form.sendAll.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const opened = await form.openedUrl();
    expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
    await expect(form.sentDialog).toBeVisible();
    await expect(form.sentDialog.getByRole("button", { name: "Close" })).toBeInViewport();
    await expect(form.toast("Email client opened!")).toBeInViewport();
    await form.sentDialog.getByRole("button", { name: "Close" }).click();
    await expect(form.sentDialog).toBeHidden();

    const after = new Set(await snapshot(page));
    expect([...after].filter((line) => !before.has(line))).toEqual([]);
    expect([...before].filter((line) => !after.has(line))).toEqual([]);
  });
}

test("in every parent the element takes the width there is, before and after a lookup", async ({
  page,
  campaign,
  form,
}) => {
  test.setTimeout(300_000);
  await form.openPage(parentsPage(campaign.origin));
  await page.waitForFunction(() => Reflect.has(window, "measured"), null, { timeout: 240_000 });
  expect(await page.evaluate(() => Reflect.get(window, "faults"))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "measured"))).toBeGreaterThanOrEqual(400);
});

const FRAMEWORKS = join(HOSTS, "frameworks");
const PACKAGE = resolve(import.meta.dirname, "../../.build/package");

const svelte: Plugin = {
  name: "svelte",
  transform(code, id) {
    if (!id.endsWith(".svelte")) return null;
    return compile(code, { filename: id, generate: "client" }).js;
  },
};

/** The pages that this process has built, by file and mode. */
const built = new Map<string, Promise<string>>();

/**
 * Builds a framework's page once, with the element's package as it would be published. In the mode
 * `development` React reports what it hydrates differently.
 */
function pageScript(file: string, mode = "production"): Promise<string> {
  const key = `${file} ${mode}`;
  const page = built.get(key) ?? buildPage(file, mode);
  built.set(key, page);
  return page;
}

async function buildPage(file: string, mode: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    root: FRAMEWORKS,
    logLevel: "warn",
    mode,
    plugins: [svelte],
    resolve: { alias: { "bia-contact-td": PACKAGE } },
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: resolve(FRAMEWORKS, file), formats: ["es"] },
      // One script, also of what the element loads on demand.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (first === undefined || !("output" in first))
    throw new Error(`The build of ${file} has no output`);
  return first.output[0].code;
}

test.describe("on a page of a framework", () => {
  // In one process, which loads the build tool once.
  test.describe.configure({ mode: "default" });
  test.beforeAll(() => buildStale("package"));

  for (const [framework, entry] of [
    ["React 19", "react.tsx"],
    ["Vue 3", "vue.ts"],
    ["Svelte 5", "svelte.ts"],
  ] as const) {
    test(`a ${framework} page sets and removes properties, and receives the events`, async ({
      page,
      campaign,
      form,
    }) => {
      await form.openPage(
        `<!doctype html><html lang="en" data-campaign="${campaign.origin}"><title>${framework}</title>
      <body><script type="module" src="/page.js"></script></body></html>`,
        { files: { "/page.js": await pageScript(entry) } },
      );
      const events = page.locator("output");

      await expect(form.provider("Outlook")).toBeChecked();
      await page.getByRole("button", { name: "Choose Clare" }).click();
      await expect(form.heading("Clare")).toBeVisible();
      await expect(events).toHaveText("lookup: 4");
      await page.getByRole("button", { name: "Remove provider" }).click();
      await expect(form.provider("Gmail")).toBeChecked();
      const opened = await form.openedUrl();
      expect(opened.host).toBe("mail.google.com");
      await expect(events).toHaveText("lookup: 4, compose: gmail");
    });
  }

  for (const order of ["before", "after"] as const) {
    test(`React hydrates a page from a server without a difference, and its handlers run, if the element's script runs ${order} hydration`, async ({
      page,
      campaign,
      form,
    }) => {
      const content = renderToString(createElement(ServerPage, { apiBase: campaign.origin }));
      const script = `<script type="module" src="${campaign.origin}/embed/v1/bia-contact-td.full.js"></script>`;
      await form.openPage(
        `<!doctype html><html lang="en" data-campaign="${campaign.origin}"><head><title>React</title>
      ${order === "before" ? script : ""}<script type="module" src="/page.js"></script></head><body>${content}</body></html>`,
        { files: { "/page.js": await pageScript("react-hydrated.ts", "development") } },
      );
      await expect(page.getByText("Hydrated")).toBeVisible();
      if (order === "after") {
        await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
        await page.addScriptTag({
          type: "module",
          url: `${campaign.origin}/embed/v1/bia-contact-td.full.js`,
        });
      }
      await expect(form.heading("Clare")).toBeVisible();
      // The element changes nothing of what React rendered.
      const [attributes, children] = await page
        .locator("bia-contact-td")
        .evaluate((element) => [element.getAttributeNames(), element.innerHTML]);
      expect(attributes).toEqual(["partner", "api-base", "constituency", "class", "style"]);
      expect(children).toBe(`<a href="${campaign.origin}">Contact your TD</a>`);
      const events = page.locator("output");
      await form.choose("kerry");
      await expect(events).toContainText("lookup: Kerry");
      await form.openedUrl();
      await expect(events).toContainText("sent: gmail");
    });
  }
});
