import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import {
  htmlWithElement,
  openHostPage,
  recordEvents,
  recordedEvents,
  serveHostPage,
} from "./host-page.ts";

test("the element renders and works under a host page's strict policy", async ({
  page,
  campaign,
}) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td>`),
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${campaign.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
  await form.openedUrl(() => form.sendAll.click());
  await expect(form.sentDialog).toBeVisible();
});

test("the light child is shown until the element is ready, and not after", async ({
  page,
  campaign,
}) => {
  const child = `<a href="${campaign.origin}/">Contact your TD</a>`;
  const tag = `<bia-contact-td api-base="${campaign.origin}">${child}</bia-contact-td>`;
  await openHostPage(page, htmlWithElement(tag).replace(/<script.*<\/script>/, ""));
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  await page.addScriptTag({ type: "module", url: "/bia/bia-contact-td.full.js" });
  await expect(contactForm(page).picker).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeHidden();
});

test("attributes may be there from the start, change, and be removed", async ({
  page,
  campaign,
}) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}" provider="outlook" theme="dark" constituency="Clare" partner="a-gallery"></bia-contact-td>`,
    ),
  );
  const element = page.locator("bia-contact-td");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(form.picker).toHaveCSS("color-scheme", "dark");
  await element.evaluate((node) => {
    node.setAttribute("constituency", "Kerry");
    node.removeAttribute("provider");
    node.removeAttribute("theme");
  });
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.provider("Gmail")).toBeChecked();
  await expect(form.picker).toHaveCSS("color-scheme", "light");
});

test("a bad value counts as unset and is told of once", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  const form = contactForm(page);
  await page.route("**/api/tds?*", (route) => {
    expect(route.request().url()).toContain(campaign.origin);
    return route.continue();
  });
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="javascript:alert(1)" provider="hotmail" partner="A Gallery!" constituency="<b>" theme="" lang="xx"></bia-contact-td>`,
    ),
  );
  await expect(form.provider("Gmail")).toBeChecked();
  await expect(form.picker).toHaveValue("");
  await expect(form.picker).toHaveCSS("color-scheme", "light");
  await page.locator("bia-contact-td").evaluate((node, apiBase) => {
    node.setAttribute("provider", "gmail");
    node.setAttribute("provider", "hotmail");
    node.setAttribute("api-base", apiBase);
  }, campaign.origin);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  expect(consoleErrors.sort()).toEqual([
    'warning: <bia-contact-td> api-base="javascript:alert(1)" is ignored: expected an absolute http or https address',
    'warning: <bia-contact-td> constituency="<b>" is ignored: expected the name of a constituency',
    'warning: <bia-contact-td> lang="xx" is ignored: expected en',
    'warning: <bia-contact-td> partner="A Gallery!" is ignored: expected 1 to 40 of a-z, 0-9 and -',
    'warning: <bia-contact-td> provider="hotmail" is ignored: expected gmail, outlook',
    'warning: <bia-contact-td> theme="" is ignored: expected light, dark, auto',
  ]);
  consoleErrors.length = 0;
});

test("an attribute that is taken back takes what it chose with it, and not what the supporter chose", async ({
  page,
  campaign,
}) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}" constituency="Clare"></bia-contact-td>`,
    ),
  );
  const set = (value: string | null) =>
    page
      .locator("bia-contact-td")
      .evaluate((node, value) => Object.assign(node, { constituency: value }), value);
  await expect(form.heading("Clare")).toBeVisible();
  await set(null);
  await expect(form.heading("Clare")).toBeHidden();
  await expect(form.picker).toHaveValue("");
  await set("Mayo");
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  await set(null);
  await expect(form.heading("Kerry")).toBeVisible();
});

test("a partner and an address that change count from then on", async ({ page, campaign }) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="https://first.example" partner="first"></bia-contact-td>`,
    ),
  );
  await page.locator("bia-contact-td").evaluate((node, apiBase) => {
    Object.assign(node, { apiBase, partner: "second" });
  }, campaign.origin);
  await form.choose("clare");
  const counted = page.waitForRequest(`${campaign.origin}/api/events`);
  await form.openedUrl(() => form.sendAll.click());
  expect((await counted).postDataJSON().meta).toEqual({
    source: "ContactTd",
    provider: "gmail",
    partner: "second",
  });
});

test("properties set before the script came are taken over", async ({ page, campaign }) => {
  const form = contactForm(page);
  await openHostPage(page, htmlWithElement("").replace(/<script.*<\/script>/, ""));
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, constituency: "Mayo", provider: "outlook" });
    document.body.append(element);
  }, campaign.origin);
  await page.addScriptTag({ type: "module", url: "/bia/bia-contact-td.full.js" });
  await expect(form.heading("Mayo")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  const reflected = await page
    .locator("bia-contact-td")
    .evaluate((node) => node.getAttribute("constituency"));
  expect(reflected).toBe("Mayo");
});

test("moved within the page it keeps what it shows", async ({ page, campaign }) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}"></bia-contact-td><div id="there"></div>`,
    ),
  );
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await page.evaluate(() => {
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? "");
  });
  await expect(form.heading("Clare")).toBeVisible();
  await form.provider("Outlook").check();
  await expect(form.provider("Outlook")).toBeChecked();
});

test("taken out and put back it shows what it showed", async ({ page, campaign }) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}" constituency="Mayo"></bia-contact-td>`,
    ),
  );
  await form.choose("clare");
  await form.provider("Outlook").check();
  await expect(form.heading("Clare")).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector("bia-contact-td");
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.body.append(element ?? "");
  });
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
});

test("two elements on one page never meet", async ({ page, campaign }) => {
  const tag = (id: string) =>
    `<bia-contact-td id="${id}" api-base="${campaign.origin}"></bia-contact-td>`;
  await openHostPage(page, htmlWithElement(tag("one") + tag("two")));
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  await one.getByRole("combobox").fill("clare");
  await one.getByRole("option").click();
  await two.getByRole("radio", { name: "Outlook" }).check();
  await expect(one.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
  await expect(two.getByRole("heading", { name: /Your TDs in/ })).toBeHidden();
  await expect(one.getByRole("radio", { name: "Gmail" })).toBeChecked();
});

test("the host page hears of every step, and of no person", async ({ page, campaign }) => {
  const form = contactForm(page);
  await recordEvents(page);
  await openHostPage(
    page,
    htmlWithElement(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td>`),
  );
  await form.choose("clare");
  await form.openedUrl(() => form.sendAll.click());
  await expect(form.sentDialog).toBeVisible();
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
  expect(await recordedEvents(page)).toEqual([
    ["bia-ready", { version }],
    ["bia-lookup", { constituency: "Clare", count: 4, source: "stored" }],
    ["bia-compose", { provider: "gmail", count: 4 }],
    ["bia-sent", { provider: "gmail", count: 4 }],
  ]);
});

test("in a frame that may open no window, the mail app is tried and the way out is at hand", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  const inner = await serveHostPage(
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}" constituency="Clare"></bia-contact-td>`,
    ),
  );
  page.once("close", inner.close);
  await openHostPage(
    page,
    htmlWithElement(
      `<iframe title="Embedded" width="1000" height="1500" sandbox="allow-scripts allow-same-origin" src="${inner.origin}"></iframe>`,
    ),
  );
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Send to All TDs Now!" }).click();
  await expect(
    frame.getByRole("status").filter({ hasText: "Fallback email opened" }),
  ).toBeVisible();
  await expect(frame.getByRole("dialog", { name: "Message Sent!" })).toBeVisible();
  await expect(frame.getByRole("button", { name: "Email didn't open?" })).toBeVisible();
  // The sandbox itself says that it blocked the window and the mail address.
  expect(consoleErrors.filter((said) => !/sandbox|Blocked opening/i.test(said))).toEqual([]);
  consoleErrors.length = 0;
});

test.describe("removed in the middle of", () => {
  /** Counts what a page has arranged with the clock and the document and not taken back. */
  const instrument = () => {
    const timers = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number) {
        const id = set(() => {
          timers.delete(id);
          run();
        }, ms);
        // React's scheduler uses none of this length.
        if ((ms ?? 0) >= 500) timers.add(id);
        return id;
      },
      clearTimeout(id: number) {
        timers.delete(id);
        clear(id);
      },
    });
    const listeners = new Set<string>();
    for (const target of [document, window]) {
      const add = target.addEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) => {
        if (type === "visibilitychange" || type === "pagehide") {
          listeners.add(type);
          options?.signal?.addEventListener("abort", () => listeners.delete(type));
        }
        add(type, listener, options);
      };
    }
    Object.assign(window, { left: () => [timers.size, ...listeners] });
  };
  const left = (page: Page) => page.evaluate(() => Reflect.get(window, "left")());

  test("a lookup, it leaves no timer", async ({ page, campaign }) => {
    const form = contactForm(page);
    await page.addInitScript(instrument);
    await openHostPage(
      page,
      htmlWithElement(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td>`),
    );
    await page.route("**/api/tds?*", () => {});
    await form.choose("clare");
    await expect(page.getByText("Finding your TDs...")).toBeVisible();
    expect(await left(page)).toEqual([1]);
    await page.evaluate(() => document.querySelector("bia-contact-td")?.remove());
    await expect.poll(() => left(page)).toEqual([0]);
  });

  test("composing on a phone, it leaves no timer and no listener", async ({
    browser,
    campaign,
  }) => {
    const context = await browser.newContext({
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    });
    const page = await context.newPage();
    const form = contactForm(page);
    await page.addInitScript(instrument);
    await openHostPage(
      page,
      htmlWithElement(
        `<bia-contact-td api-base="${campaign.origin}" constituency="Clare"></bia-contact-td>`,
      ),
    );
    await form.sendAll.click();
    await form.confirmDialog.getByRole("button", { name: "Open Gmail" }).click();
    expect(await left(page)).toEqual(expect.arrayContaining(["visibilitychange", "pagehide"]));
    await page.evaluate(() => document.querySelector("bia-contact-td")?.remove());
    await expect.poll(() => left(page)).toEqual([0]);
    await context.close();
  });
});
