import type { Route } from "@playwright/test";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { campaignWith, NIGHT_BUSES } from "../../stories/support/invented-campaign.ts";
import { SUCCESS_DELAY_MS } from "../../widget/sending/compose.ts";
import { expect, test } from "./fixtures.ts";

test("an element that is removed and put back keeps its state", async ({ page, form }) => {
  await form.stubLookups("never", 1);
  await form.embed('constituency="Clare"');
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  const removeAndPutBack = () =>
    page.evaluate(async () => {
      const element = document.querySelector("bia-contact-td");
      element?.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.append(element ?? "");
    });
  await removeAndPutBack();
  await expect(form.heading("Clare")).toBeVisible();
  await form.choose("mayo");
  await form.provider("Outlook").check();
  await expect(form.heading("Mayo")).toBeVisible();
  await removeAndPutBack();
  await expect(form.heading("Mayo")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
});

test("30 elements leave no node and no listener", async ({ page, campaign, form }) => {
  await form.embed("", { around: () => "" });
  const session = await page.context().newCDPSession(page);
  /** Adds elements one by one, and removes each when it is ready, or when its lookup has ended. */
  const addAndRemove = (rounds: number) =>
    page.evaluate(
      async ([rounds, apiBase]) => {
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement("bia-contact-td");
          const [constituency, moment] = round % 5 ? [null, "bia-ready"] : ["Clare", "bia-lookup"];
          const isThere = new Promise((resolve) => element.addEventListener(moment, resolve));
          document.body.append(Object.assign(element, { apiBase, constituency }));
          await isThere;
          element.remove();
        }
      },
      [rounds, campaign.origin] as const,
    );
  const countRetained = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };
  await addAndRemove(5);
  // One element alone has hundreds of nodes, and each of the others would leave one at least.
  await expect.poll(countRetained).toBeLessThan(100);
  const before = await countRetained();
  await addAndRemove(25);
  await expect.poll(countRetained).toBeLessThan(before + 20);
});

test("the letter comes before its buttons, which keep the focus", async ({ page, form }) => {
  const endSending = await form.holdTimers(SUCCESS_DELAY_MS);
  await form.embed('constituency="Clare"');
  await expect(form.heading("Clare")).toBeVisible();
  const letter = page.getByRole("region", { name: "Email preview" });
  const positions = (axis: "x" | "y") =>
    Promise.all(
      [letter, form.sendAll, form.cards.last()].map(
        async (part) => (await part.boundingBox())?.[axis] ?? Number.NaN,
      ),
    );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(async () => {
    const down = await positions("y");
    expect(down).toEqual(down.toSorted((a, b) => a - b));
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(async () => {
    const [text = 0, , card] = await positions("x");
    expect(card).toBeLessThan(text);
  }).toPass();

  const button = page.getByRole("button", { name: "Send to Timmy Dooley" });
  await button.focus();
  await form.openedUrl(() => page.keyboard.press("Enter"));
  await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  expect(
    await page.locator("bia-contact-td").evaluate((node) => node.shadowRoot?.activeElement),
  ).not.toBeNull();
  await endSending();
  await expect(form.sentDialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("with ?debug the element says once what it decided", async ({ page, campaign, form }) => {
  const logs: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "info") logs.push(await message.args()[1]?.jsonValue());
  });
  const withDebug = `<script>history.replaceState(null, "", "?a=b&debug")</script>`;
  await form.embed('provider="outlook" constituency="Clare"', { around: (tag) => withDebug + tag });
  await expect(form.heading("Clare")).toBeVisible();
  await page.evaluate(() => document.body.append(document.querySelector("bia-contact-td") ?? ""));
  await expect(form.heading("Clare")).toBeVisible();
  expect(logs).toEqual([
    {
      provider: "outlook",
      providerFrom: "attribute",
      device: "desktop",
      appBrowser: "none",
      campaignVersion: expect.any(Number),
      language: "en",
      apiBase: `${campaign.origin}/`,
    },
  ]);
});

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
  const set = (properties: object) =>
    element.evaluate((node, properties) => Object.assign(node, properties), properties);
  await set({ constituency: null, place: "Ennis" });
  await expect(form.heading("Clare")).toBeVisible();
  await set({ place: null });
  await expect(form.heading("Clare")).toBeHidden();
  await form.choose("kerry");

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
  const asked = form.requests(/\/api\/tds\?/);
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
  expect(asked).toEqual([`${campaign.origin}/api/tds?constituency=Clare`]);
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

test("early properties are kept, events leave a shadow root", async ({ page, campaign, form }) => {
  await form.embed("", { around: () => `<div id="frame"></div>`, script: "none" });
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, partner: "a", constituency: "Mayo", provider: "outlook" });
    const frame = document.querySelector("#frame");
    frame?.addEventListener("bia-lookup", ({ target }) => {
      Object.assign(window, { target: target === frame });
    });
    frame?.attachShadow({ mode: "open" }).append(element);
  }, campaign.origin);
  await page.addScriptTag({ type: "module", url: "/bia/bia-contact-td.full.js" });
  await expect(form.heading("Mayo")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "target"))).toBe(true);
  const element = page.locator("bia-contact-td");
  await expect(element).toHaveAttribute("constituency", "Mayo");
  await element.evaluate((node) => Object.assign(node, { partner: "second" }));
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

  await openWith(campaignWith({ state: "draft" }));
  await expect(form.picker).toBeHidden();
  await expect(fallback).toBeVisible();

  // A campaign that closes while a supporter types takes the picker's focus.
  const waiting: Route[] = [];
  await page.route("**/api/campaign", (route) => void waiting.push(route));
  await form.embed();
  await form.picker.pressSequentially("cla");
  const en = { achieved: "The N8 runs.", next: "Thank your TDs." };
  const json = { ...campaignWith({ state: "won", en }), success: true };
  for (const route of waiting) await route.fulfill({ json });
  const closed = page.getByRole("status").filter({ hasText: "The N8 runs." });
  await expect(closed).toContainText("Thank your TDs.");
  await expect(closed).toBeFocused();
  await expect(form.picker).toBeHidden();

  // A page that cannot ask has the campaign that the element was built with.
  await openWith({});
  await form.choose("clare");
  await expect(page.getByText("RE: Retain, Extend, Expand")).toBeVisible();
});
