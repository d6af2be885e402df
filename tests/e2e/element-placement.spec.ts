import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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
