import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { serveHostPage } from "./host-page.ts";

/** Opens a partner's page with the element in it, and a place to move it to. */
async function visit(page: Page, campaign: string, attributes = ""): Promise<void> {
  const host = await serveHostPage(`<!doctype html><html lang="en"><title>A gallery</title>
    <h1>A gallery</h1><bia-contact-td ${attributes}></bia-contact-td><div id="there"></div>
    <script type="module" src="${campaign}/embed/v1/bia-contact-td.full.js"></script>`);
  page.once("close", host.close);
  await page.goto(host.origin);
}

test("moved within its page, the element still shows its notices", async ({ page, campaign }) => {
  await visit(page, campaign.origin);
  const form = contactForm(page);
  await expect(form.picker).toBeVisible();
  await page.evaluate(() => {
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? "");
  });
  await form.choose("clare");
  await expect(form.toast("TDs Found!")).toBeInViewport();
});

test("what the tag chose is found without a word, what the page chooses later is only read out, and the supporter's own choice is answered", async ({
  page,
  campaign,
}) => {
  await visit(page, campaign.origin, "constituency=Clare");
  const form = contactForm(page);
  const found = form.toast("TDs Found!");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(found).toHaveCount(0);
  await page
    .locator("bia-contact-td")
    .evaluate((node) => node.setAttribute("constituency", "Mayo"));
  await expect(found).toContainText("for Mayo");
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await form.choose("kerry");
  await expect(found).toContainText("for Kerry");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeInViewport();
});

test("taken out as soon as it is drawn, the element throws nothing at its page", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  await visit(page, campaign.origin);
  await expect(contactForm(page).picker).toBeVisible();
  await page.evaluate(async () => {
    const element = document.createElement("bia-contact-td");
    const drawn = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        element.remove();
        setTimeout(resolve, 100);
      });
      watch.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
    });
    document.body.append(element);
    await drawn;
  });
  expect(consoleErrors).toEqual([]);
});
