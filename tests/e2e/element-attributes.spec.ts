import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { campaignWith, NIGHT_BUSES } from "../../stories/support/invented-campaign.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

test("attributes work at once, when they change and when they go", async ({ page, form }) => {
  await form.embed('provider="outlook" theme="dark" constituency="Clare" partner="a-gallery"');
  const element = page.locator("bia-contact-td");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  const letter = page.getByRole("region", { name: "Email preview" });
  await expect(letter).toHaveCSS("color-scheme", "dark");
  await element.evaluate((node) => {
    node.setAttribute("constituency", "Kerry");
    node.removeAttribute("provider");
    node.removeAttribute("theme");
  });
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.provider("Gmail")).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(letter).toHaveCSS("color-scheme", "light");
  await element.evaluate((node) => node.setAttribute("theme", "auto"));
  await expect(letter).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(letter).toHaveCSS("color-scheme", "light");
  const set = (properties: object) =>
    element.evaluate((node, properties) => Object.assign(node, properties), properties);
  await set({ constituency: null, place: "Ennis" });
  await expect(form.heading("Clare")).toBeVisible();
  await set({ place: null });
  await expect(form.heading("Clare")).toBeHidden();
  await expect(form.picker).toHaveValue("");
  // What the supporter has chosen stays.
  await form.choose("kerry");
  await set({ constituency: null });
  await expect(form.heading("Kerry")).toBeVisible();

  // A provider besides Gmail and Outlook becomes a third choice.
  await set({ provider: "yahoo" });
  const radios = page.getByRole("radiogroup", { name: "Email provider" }).getByRole("radio");
  const yahoo = page.getByRole("radio", { name: "Yahoo" });
  await expect(yahoo).toBeChecked();
  await expect(form.sendAll).toHaveAccessibleDescription(/^to \d TDs, with Yahoo$/);
  await form.provider("Gmail").check();
  await expect(radios).toHaveCount(3);
  await yahoo.check();
  expect((await form.openedUrl()).hostname).toBe("compose.mail.yahoo.com");
  await set({ provider: null });
  await expect(radios).toHaveCount(2);
});

test("an invalid value is logged once", async ({ page, campaign, consoleErrors, form }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname === "/api/tds") asked.push(origin);
  });
  await form.embed(
    'api-base="javascript:alert(1)" provider="hotmail" partner="A Gallery!" constituency="<b>" theme="" lang="xx"',
  );
  await expect(form.picker).toHaveValue("");
  await expect(form.picker).toHaveCSS("color-scheme", "light");
  await page.locator("bia-contact-td").evaluate((node, apiBase) => {
    node.setAttribute("provider", "gmail");
    node.setAttribute("provider", "hotmail");
    node.setAttribute("api-base", apiBase);
  }, campaign.origin);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(form.provider("Gmail")).toBeChecked();
  expect(asked).toEqual([campaign.origin]);
  expect(consoleErrors.sort()).toEqual([
    'warning: <bia-contact-td> api-base="javascript:alert(1)" is ignored: expected an absolute http or https address',
    'warning: <bia-contact-td> constituency="<b>" is ignored: expected the name of a constituency',
    'warning: <bia-contact-td> lang="xx" is ignored: expected en, ga',
    'warning: <bia-contact-td> partner="A Gallery!" is ignored: expected 1 to 40 of a-z, 0-9 and -',
    'warning: <bia-contact-td> provider="hotmail" is ignored: expected gmail, outlook, yahoo, outlook-work, mail-app',
    'warning: <bia-contact-td> theme="" is ignored: expected light, dark, auto, page',
  ]);
  consoleErrors.length = 0;
});

test("early properties are kept", async ({ page, campaign, consoleErrors, form }) => {
  // Nobody answers at the first address, which is asked for the campaign.
  ignoreConsoleErrors(consoleErrors, /Failed to load resource|got no TDs/);
  await form.embed("", { around: () => "", script: "none" });
  await page.evaluate(() => {
    const element = document.createElement("bia-contact-td");
    const apiBase = "https://first.example";
    Object.assign(element, {
      apiBase,
      partner: "first",
      constituency: "Mayo",
      provider: "outlook",
    });
    document.body.append(element);
  });
  await page.addScriptTag({ type: "module", url: "/bia/bia-contact-td.full.js" });
  await expect(form.heading("Mayo")).toBeVisible();
  const element = page.locator("bia-contact-td");
  await expect(element).toHaveAttribute("constituency", "Mayo");

  await element.evaluate((node, apiBase) => {
    Object.assign(node, { apiBase, partner: "second" });
  }, campaign.origin);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  const counted = form.nextEvent();
  await form.openedUrl();
  const { meta } = await counted;
  expect(meta).toEqual({ source: "ContactTd", provider: "outlook", partner: "second" });
});

test("the element shows the published campaign in its state", async ({ page, form }) => {
  const fallback = page.getByRole("link", { name: "Contact your TD" });
  const openWith = async (published: Partial<Campaign>) => {
    await page.route("**/api/campaign", (route) =>
      route.fulfill({ json: { ...published, success: true } }),
    );
    await form.embed("", { content: `<a href="/">Contact your TD</a>` });
  };

  await openWith(NIGHT_BUSES);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(page.getByText("A bus home after midnight")).toBeVisible();
  // In the campaign's colours, except for those that the page sets.
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(122, 31, 162)");
  await page.addStyleTag({ content: "bia-contact-td { --bia-accent: #004400 }" });
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(0, 68, 0)");
  const opened = await form.openedUrl();
  expect(opened.searchParams.get("su")).toBe("A bus home after midnight");
  await expect(form.sentDialog).toContainText("Ask your friends how they get home");

  const won = { achieved: "The N8 runs.", next: "Thank your TDs." };
  await openWith(campaignWith({ state: "won", en: won }));
  await expect(page.getByText("The N8 runs.")).toBeVisible();
  await expect(page.getByText("Thank your TDs.")).toBeVisible();
  await expect(form.picker).toBeHidden();
  await expect(fallback).toBeHidden();

  await openWith(campaignWith({ state: "draft" }));
  await expect(form.picker).toBeHidden();
  await expect(fallback).toBeVisible();

  // A page that cannot ask has the campaign that the element was built with.
  await openWith({});
  await form.choose("clare");
  await expect(page.getByText("RE: Retain, Extend, Expand")).toBeVisible();
});
