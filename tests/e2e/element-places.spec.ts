import type { Page } from "@playwright/test";
import { around, heard, listen, visit } from "./element-page.ts";
import { expect, test } from "./fixtures.ts";
import { hostPage } from "./host-page.ts";
import { supporter } from "./supporter.ts";

/** Takes the element elsewhere on the page, in one go. */
const move = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? ""),
  );

test("moved while its dialog is open, the dialog stays modal and its notices are shown", async ({
  page,
  campaign,
}) => {
  const me = supporter(page);
  await visit(
    page,
    around(
      `<bia-contact-td api-base="${campaign.origin}" constituency="Clare"></bia-contact-td><div id="there"></div>`,
    ),
  );
  await me.opening(() => me.sendAll.click());
  await expect(me.sent).toBeVisible();
  await move(page);
  await expect(me.toast("Email client opened!")).toBeVisible();
  const modal = await me.sent.evaluate((dialog) => dialog.matches(":modal"));
  expect(modal).toBe(true);
  await page.keyboard.press("Escape");
  await expect(me.sent).toBeHidden();
});

test("a notice is shown in an element that was moved", async ({ page, campaign }) => {
  const me = supporter(page);
  await visit(
    page,
    around(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td><div id="there"></div>`),
  );
  await expect(me.picker).toBeVisible();
  await move(page);
  await me.choose("clare");
  await expect(me.toast("TDs Found!")).toBeVisible();
});

test("inside another component its events reach the page, from the element that it stands in", async ({
  page,
  campaign,
}) => {
  await listen(page);
  await visit(page, around(`<div id="frame"></div>`));
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, constituency: "Clare" });
    const frame = document.querySelector("#frame");
    frame?.addEventListener("bia-lookup", ({ target }) => {
      Object.assign(window, { target: target === frame });
    });
    frame?.attachShadow({ mode: "closed" }).append(element);
  }, campaign.origin);
  await expect.poll(() => heard(page)).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, "target"))).toBe(true);
});

test("in a frame the main job is done", async ({ page, campaign }) => {
  const inner = await hostPage(
    around(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td>`),
  );
  page.once("close", inner.close);
  await visit(
    page,
    `<iframe title="Embedded" width="900" height="900" src="${inner.origin}"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await frame.getByRole("combobox").fill("clare");
  await frame.getByRole("option").click();
  const opened = await supporter(page).opening(() =>
    frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
  await expect(frame.getByRole("dialog", { name: "Message Sent!" })).toBeVisible();
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
  test(`in a closed ${name} it is fetched when that opens, and works`, async ({
    page,
    campaign,
  }) => {
    const me = supporter(page);
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".full-")) fetched.push(request.url());
    });
    const script = `<script type="module" src="${campaign.origin}/embed/v1/bia-contact-td.js"></script>`;
    await visit(
      page,
      `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>
      ${wrap("<bia-contact-td></bia-contact-td>")}${script}</html>`,
    );
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await open(page);
    await me.choose("clare");
    await expect(me.cards).toHaveCount(4);
    await me.opening(() => me.sendAll.click());
    await expect(me.sent).toBeVisible();
  });
}

test("added and removed many times, it leaves no node, listener or sheet behind", async ({
  page,
  campaign,
}) => {
  await visit(page, around(`<div id="there"></div>`));
  const session = await page.context().newCDPSession(page);
  /** Elements that render, find their TDs and are taken out again. */
  const pass = (rounds: number) =>
    page.evaluate(
      async ([rounds, apiBase]) => {
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement("bia-contact-td");
          const found = new Promise((done) => element.addEventListener("bia-lookup", done));
          Object.assign(element, { apiBase, constituency: "Clare" });
          document.querySelector("#there")?.append(element);
          await found;
          element.remove();
        }
        // React tidies up after itself when the browser is idle.
        await new Promise((done) => setTimeout(done, 200));
      },
      [rounds, campaign.origin] as const,
    );
  /** What the browser still holds. */
  const held = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };
  await pass(5);
  // One element alone has hundreds of nodes.
  await expect.poll(held).toBeLessThan(100);
  const before = await held();
  await pass(25);
  await expect.poll(held).toBeLessThanOrEqual(before);
});
