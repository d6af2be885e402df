import { expect, test } from "./fixtures.ts";
import { frameworkPage } from "./framework-page.ts";
import { hostPage } from "./host-page.ts";
import { supporter } from "./supporter.ts";

for (const [framework, entry] of [
  ["React 19", "react.tsx"],
  ["Vue 3", "vue.ts"],
  ["Svelte 5", "svelte.ts"],
] as const) {
  test(`a page of ${framework} sets properties, takes them back, and hears the events`, async ({
    page,
    campaign,
  }) => {
    const me = supporter(page);
    const host = await hostPage(
      `<!doctype html><html lang="en" data-campaign="${campaign.origin}"><title>${framework}</title>
      <body><script type="module" src="/page.js"></script></body></html>`,
      undefined,
      { "/page.js": await frameworkPage(entry) },
    );
    page.once("close", host.close);
    await page.goto(host.origin);
    const heard = page.locator("output");

    await expect(me.provider("Outlook")).toBeChecked();
    await page.getByRole("button", { name: "Our constituency" }).click();
    await expect(me.heading("Clare")).toBeVisible();
    await expect(heard).toHaveText("lookup of 4");
    await page.getByRole("button", { name: "Any mail" }).click();
    await expect(me.provider("Gmail")).toBeChecked();
    const opened = await me.opening(() => me.sendAll.click());
    expect(opened.host).toBe("mail.google.com");
    await expect(heard).toHaveText("lookup of 4, compose by gmail");
  });
}
