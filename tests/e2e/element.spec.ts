import { expect, test } from "./fixtures.ts";

test("the element works under a strict content security policy", async ({ campaign, form }) => {
  await form.embed("", {
    csp: `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${campaign.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
});

test("the fallback content is visible until the element is ready", async ({
  page,
  campaign,
  form,
}) => {
  const content = `<a href="${campaign.origin}/">Contact your TD</a>`;
  await form.embed("", { content, script: "none" });
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  await page.addScriptTag({ type: "module", url: "/bia/bia-contact-td.full.js" });
  await expect(form.picker).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeHidden();
});

test("two elements on one page have separate state", async ({ page, form }) => {
  await form.embed("", {
    around: (tag) => `<div id="one">${tag}</div><div id="two">${tag}</div>`,
  });
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  await one.getByRole("combobox").fill("clare");
  await one.getByRole("option").first().click();
  await two.getByRole("radio", { name: "Outlook" }).check();
  await expect(one.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
  await expect(two.getByRole("heading", { name: /Your TDs in/ })).toBeHidden();
  await expect(one.getByRole("radio", { name: "Gmail" })).toBeChecked();
});

test("the host page gets an event for each step, without personal data", async ({ form }) => {
  await form.embed();
  await form.choose("clare");
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
  await expect
    .poll(() => form.events())
    .toEqual([
      ["bia-ready", { version }],
      ["bia-lookup", { constituency: "Clare", count: 4, source: "stored" }],
      ["bia-compose", { provider: "gmail", count: 4, personalised: false }],
      ["bia-sent", { provider: "gmail", count: 4, personalised: false }],
    ]);
});
