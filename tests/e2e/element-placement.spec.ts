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

/** Moves the element to another place on the page in one DOM operation. */
const moveElement = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? ""),
  );

test("if the element moves while its dialog is open, the dialog stays modal and notices appear", async ({
  page,
  campaign,
}) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}" constituency="Clare"></bia-contact-td><div id="there"></div>`,
    ),
  );
  await form.openedUrl(() => form.sendAll.click());
  await expect(form.sentDialog).toBeVisible();
  await moveElement(page);
  await expect(form.toast("Email client opened!")).toBeVisible();
  const modal = await form.sentDialog.evaluate((dialog) => dialog.matches(":modal"));
  expect(modal).toBe(true);
  await page.keyboard.press("Escape");
  await expect(form.sentDialog).toBeHidden();
});

test("a moved element shows notices", async ({ page, campaign }) => {
  const form = contactForm(page);
  await openHostPage(
    page,
    htmlWithElement(
      `<bia-contact-td api-base="${campaign.origin}"></bia-contact-td><div id="there"></div>`,
    ),
  );
  await expect(form.picker).toBeVisible();
  await moveElement(page);
  await form.choose("clare");
  await expect(form.toast("TDs Found!")).toBeVisible();
});

test("events from inside another shadow root reach the page, with the outer element as their target", async ({
  page,
  campaign,
}) => {
  await recordEvents(page);
  await openHostPage(page, htmlWithElement(`<div id="frame"></div>`));
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, constituency: "Clare" });
    const frame = document.querySelector("#frame");
    frame?.addEventListener("bia-lookup", ({ target }) => {
      Object.assign(window, { target: target === frame });
    });
    frame?.attachShadow({ mode: "closed" }).append(element);
  }, campaign.origin);
  await expect.poll(() => recordedEvents(page)).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, "target"))).toBe(true);
});

test("the element works in a frame", async ({ page, campaign }) => {
  const inner = await serveHostPage(
    htmlWithElement(`<bia-contact-td api-base="${campaign.origin}"></bia-contact-td>`),
  );
  page.once("close", inner.close);
  await openHostPage(
    page,
    `<iframe title="Embedded" width="900" height="900" src="${inner.origin}"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await frame.getByRole("combobox").fill("clare");
  await frame.getByRole("option").first().click();
  const opened = await contactForm(page).openedUrl(() =>
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
  test(`in a closed ${name} the element is fetched after it opens, and works`, async ({
    page,
    campaign,
  }) => {
    const form = contactForm(page);
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".full-")) requests.push(request.url());
    });
    const script = `<script type="module" src="${campaign.origin}/embed/v1/bia-contact-td.js"></script>`;
    await openHostPage(
      page,
      `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>
      ${wrap("<bia-contact-td></bia-contact-td>")}${script}</html>`,
    );
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    await open(page);
    await form.choose("clare");
    await expect(form.cards).toHaveCount(4);
    await form.openedUrl(() => form.sendAll.click());
    await expect(form.sentDialog).toBeVisible();
  });
}
