import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** Opens a partner's page with the element and an empty container to move it to. */
const openPageWithElement = (form: ContactForm, attributes = "") =>
  form.embed(attributes, { around: (tag) => `${tag}<div id="there"></div>` });

test("an element that moves within the page still shows notices", async ({ page, form }) => {
  await openPageWithElement(form);
  await expect(form.picker).toBeVisible();
  await page.evaluate(() => {
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? "");
  });
  await form.choose("clare");
  await expect(form.toast("TDs Found!")).toBeInViewport();
});

test("the initial constituency shows no notice, a later one is announced only, and the supporter's own choice shows a notice", async ({
  page,
  form,
}) => {
  await openPageWithElement(form, "constituency=Clare");
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
  consoleErrors,
  form,
}) => {
  await openPageWithElement(form);
  await expect(form.picker).toBeVisible();
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
