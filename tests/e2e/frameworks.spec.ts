import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerPage } from "../hosts/frameworks/react-server-page.ts";
import { expect, test } from "./fixtures.ts";
import { buildFrameworkPage } from "./framework-page.ts";

// In one process, which loads the build tool once.
test.describe.configure({ mode: "default" });

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
      undefined,
      { "/page.js": await buildFrameworkPage(entry) },
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
      undefined,
      { "/page.js": await buildFrameworkPage("react-hydrated.ts", "development") },
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
