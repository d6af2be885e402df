import { resolve } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { compile } from "svelte/compiler";
import { build, type Plugin } from "vite";
import { buildStale } from "../../site/tools/build.mjs";
import { ServerPage } from "../hosts/frameworks/react-hydrated.ts";
import { expect, test } from "./fixtures.ts";

const PAGES = resolve(import.meta.dirname, "../hosts/frameworks");
const PACKAGE = resolve(import.meta.dirname, "../../.build/package");

const svelte: Plugin = {
  name: "svelte",
  transform(code, id) {
    if (!id.endsWith(".svelte")) return null;
    return compile(code, { filename: id, generate: "client" }).js;
  },
};

/** Builds a framework's page with the package; in `development` React reports what it hydrates differently. */
async function pageScript(file: string, mode = "production"): Promise<string> {
  const outputs = await build({
    configFile: false,
    root: PAGES,
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
      lib: { entry: resolve(PAGES, file), formats: ["es"] },
      // One script, also of what the element loads on demand.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (first === undefined || !("output" in first))
    throw new Error(`The build of ${file} has no output`);
  return first.output[0].code;
}

// In one process, which loads the build tool once.
test.describe.configure({ mode: "default" });
test.beforeAll(() => buildStale("package"));

for (const [framework, entry] of [
  ["React 19", "react.tsx"],
  ["Vue 3", "vue.ts"],
  ["Svelte 5", "svelte.ts"],
] as const) {
  test(`${framework} sets properties and receives events`, async ({ page, campaign, form }) => {
    await form.openPage(
      `<!doctype html><html lang="en" data-campaign="${campaign.origin}"><title>${framework}</title>
      <body><script type="module" src="/page.js"></script></body></html>`,
      { files: { "/page.js": await pageScript(entry) } },
    );
    const events = page.locator("output");

    await page.getByRole("button", { name: "Choose Clare" }).click();
    await expect(form.heading("Clare")).toBeVisible();
    await expect(form.provider("Outlook")).toBeChecked();
    await expect(events).toHaveText("lookup: 4");
    await page.getByRole("button", { name: "Remove provider" }).click();
    await expect(form.provider("Gmail")).toBeChecked();
    const opened = await form.openedUrl();
    expect(opened.host).toBe("mail.google.com");
    await expect(events).toHaveText("lookup: 4, compose: gmail");
  });
}

test("React hydrates without a difference", async ({ page, campaign: { origin }, form }) => {
  const content = renderToString(createElement(ServerPage, { apiBase: origin }));
  const url = `${origin}/embed/v1/bia-contact-td.full.js`;
  const files = { "/page.js": await pageScript("react-hydrated.ts", "development") };
  for (const order of ["before", "after"] as const) {
    const script = order === "before" ? `<script type="module" src="${url}"></script>` : "";
    await form.openPage(
      `<!doctype html><html lang="en" data-campaign="${origin}"><head><title>React</title>
      ${script}<script type="module" src="/page.js"></script></head><body>${content}</body></html>`,
      { files },
    );
    await expect(page).toHaveTitle("Hydrated");
    if (order === "after") {
      await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
      await page.addScriptTag({ type: "module", url });
    }
    await expect(form.heading("Clare")).toBeVisible();
    // The element changes nothing of what React rendered.
    const [attributes, children] = await page
      .locator("bia-contact-td")
      .evaluate((element) => [element.getAttributeNames(), element.innerHTML]);
    expect(attributes).toEqual(["partner", "api-base", "constituency", "class", "style"]);
    expect(children).toBe(`<a href="${origin}">Contact your TD</a>`);
    const events = page.locator("output");
    await form.choose("kerry");
    await expect(events).toContainText("lookup: Kerry");
    await form.openedUrl();
    await expect(events).toContainText("sent: gmail");
  }
});
