import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { buildFrameworkPage } from "./framework-page.ts";
import { serveHostPage } from "./host-page.ts";

for (const [framework, entry] of [
  ["React 19", "react.tsx"],
  ["Vue 3", "vue.ts"],
  ["Svelte 5", "svelte.ts"],
] as const) {
  test(`a page of ${framework} sets properties, takes them back, and hears the events`, async ({
    page,
    campaign,
  }) => {
    const form = contactForm(page);
    const host = await serveHostPage(
      `<!doctype html><html lang="en" data-campaign="${campaign.origin}"><title>${framework}</title>
      <body><script type="module" src="/page.js"></script></body></html>`,
      undefined,
      { "/page.js": await buildFrameworkPage(entry) },
    );
    page.once("close", host.close);
    await page.goto(host.origin);
    const heard = page.locator("output");

    await expect(form.provider("Outlook")).toBeChecked();
    await page.getByRole("button", { name: "Our constituency" }).click();
    await expect(form.heading("Clare")).toBeVisible();
    await expect(heard).toHaveText("lookup of 4");
    await page.getByRole("button", { name: "Any mail" }).click();
    await expect(form.provider("Gmail")).toBeChecked();
    const opened = await form.openedUrl(() => form.sendAll.click());
    expect(opened.host).toBe("mail.google.com");
    await expect(heard).toHaveText("lookup of 4, compose by gmail");
  });
}
