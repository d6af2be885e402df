import type { Page } from "@playwright/test";
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

/** Moves the element to another place on the page in one DOM operation. */
const moveElement = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? ""),
  );

test("if the element moves while its dialog is open, the dialog stays modal and notices appear", async ({
  page,
  form,
}) => {
  await form.embed('constituency="Clare"', { around: (tag) => `${tag}<div id="there"></div>` });
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  await moveElement(page);
  await expect(form.toast("Email client opened!")).toBeVisible();
  const modal = await form.sentDialog.evaluate((dialog) => dialog.matches(":modal"));
  expect(modal).toBe(true);
  await page.keyboard.press("Escape");
  await expect(form.sentDialog).toBeHidden();
});

test("events from inside another shadow root reach the page, with the outer element as their target", async ({
  page,
  campaign,
  form,
}) => {
  await form.embed("", { around: () => `<div id="frame"></div>` });
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, constituency: "Clare" });
    const frame = document.querySelector("#frame");
    frame?.addEventListener("bia-lookup", ({ target }) => {
      Object.assign(window, { target: target === frame });
    });
    frame?.attachShadow({ mode: "closed" }).append(element);
  }, campaign.origin);
  await expect.poll(() => form.events()).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, "target"))).toBe(true);
});

for (const [name, wrap, open] of [
  [
    "<details>",
    (tag: string) => `<details><summary>Take part</summary>${tag}</details>`,
    (page: Page) => page.getByText("Take part").click(),
  ],
  [
    "<dialog>",
    (tag: string) => `<dialog>${tag}</dialog>`,
    (page: Page) => page.evaluate(() => document.querySelector("dialog")?.showModal()),
  ],
] as const) {
  test(`in a closed ${name} the element is fetched after it opens, and works`, async ({
    page,
    campaign,
    form,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".full-")) requests.push(request.url());
    });
    const script = `<script type="module" src="${campaign.origin}/embed/v1/bia-contact-td.js"></script>`;
    await form.openPage(`<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>
      ${wrap("<bia-contact-td></bia-contact-td>")}${script}</html>`);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    await open(page);
    await form.choose("clare");
    await expect(form.cards).toHaveCount(4);
    await form.openedUrl();
    await expect(form.sentDialog).toBeVisible();
  });
}

test("an element that is removed and added again keeps its state", async ({ page, form }) => {
  await form.embed('constituency="Mayo"');
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

test("elements that are added and removed many times leave no nodes or listeners", async ({
  page,
  campaign,
  form,
}) => {
  await form.embed("", { around: () => `<div id="there"></div>` });
  const session = await page.context().newCDPSession(page);
  /** Adds elements one by one, waits for each one's lookup, and removes it. */
  const addAndRemove = (rounds: number) =>
    page.evaluate(
      async ([rounds, apiBase]) => {
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement("bia-contact-td");
          const lookup = new Promise((resolve) => element.addEventListener("bia-lookup", resolve));
          Object.assign(element, { apiBase, constituency: "Clare" });
          document.querySelector("#there")?.append(element);
          await lookup;
          element.remove();
        }
        // React cleans up when the browser is idle.
        await new Promise((resolve) => setTimeout(resolve, 200));
      },
      [rounds, campaign.origin] as const,
    );
  /** Returns the number of nodes and listeners in memory. */
  const countRetained = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };
  await addAndRemove(5);
  // One element alone has hundreds of nodes, and each of the 25 would leave one at least.
  await expect.poll(countRetained).toBeLessThan(100);
  const before = await countRetained();
  await addAndRemove(25);
  await expect.poll(countRetained).toBeLessThan(before + 25);
});

test("an element that is removed during a lookup leaves no timer", async ({ page, form }) => {
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number) {
        const id = set(() => {
          timers.delete(id);
          run();
        }, ms);
        // Shorter timers may belong to React's scheduler.
        if ((ms ?? 0) >= 500) timers.add(id);
        return id;
      },
      clearTimeout(id: number) {
        timers.delete(id);
        clear(id);
      },
      pending: () => timers.size,
    });
  });
  const pending = () => page.evaluate(() => Reflect.get(window, "pending")());
  await form.embed();
  await form.stubLookups("never");
  await form.choose("clare");
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await expect.poll(pending).toBe(1);
  await page.evaluate(() => document.querySelector("bia-contact-td")?.remove());
  await expect.poll(pending).toBe(0);
});
