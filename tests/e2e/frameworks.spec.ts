import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { buildFrameworkPage } from "./framework-page.ts";
import { openHostPage } from "./host-page.ts";

for (const [framework, entry] of [
  ["React 19", "react.tsx"],
  ["Vue 3", "vue.ts"],
  ["Svelte 5", "svelte.ts"],
] as const) {
  test(`a ${framework} page sets and removes properties, and receives the events`, async ({
    page,
    campaign,
  }) => {
    const form = contactForm(page);
    await openHostPage(
      page,
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
    const opened = await form.openedUrl(() => form.sendAll.click());
    expect(opened.host).toBe("mail.google.com");
    await expect(events).toHaveText("lookup: 4, compose: gmail");
  });
}
