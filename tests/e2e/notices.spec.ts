import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { openHostPage } from "./host-page.ts";

/** Opens a partner's page with the element and an empty container to move it to. */
async function openPageWithElement(page: Page, campaign: string, attributes = ""): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>A gallery</title>
    <h1>A gallery</h1><bia-contact-td ${attributes}></bia-contact-td><div id="there"></div>
    <script type="module" src="${campaign}/embed/v1/bia-contact-td.full.js"></script>`;
  await openHostPage(page, html);
}

test("an element that moves within the page still shows notices", async ({ page, campaign }) => {
  await openPageWithElement(page, campaign.origin);
  const form = contactForm(page);
  await expect(form.picker).toBeVisible();
  await page.evaluate(() => {
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? "");
  });
  await form.choose("clare");
  await expect(form.toast("TDs Found!")).toBeInViewport();
});

test("the initial constituency shows no notice, a later one is announced only, and the supporter's own choice shows a notice", async ({
  page,
  campaign,
}) => {
  await openPageWithElement(page, campaign.origin, "constituency=Clare");
  const form = contactForm(page);
  const toast = form.toast("TDs Found!");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(toast).toHaveCount(0);
  await page
    .locator("bia-contact-td")
    .evaluate((node) => node.setAttribute("constituency", "Mayo"));
  await expect(toast).toContainText("for Mayo");
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await form.choose("kerry");
  await expect(toast).toContainText("for Kerry");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeInViewport();
});

test("an element that is removed as soon as it renders throws no error", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  await openPageWithElement(page, campaign.origin);
  await expect(contactForm(page).picker).toBeVisible();
  await page.evaluate(async () => {
    const element = document.createElement("bia-contact-td");
    const removed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        element.remove();
        setTimeout(resolve, 100);
      });
      observer.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
    });
    document.body.append(element);
    await removed;
  });
  expect(consoleErrors).toEqual([]);
});
