import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test("an opened letter is counted, and its event contains no personal data", async ({ page }) => {
  const form = contactForm(page);
  await page.goto("/");
  const event = page.waitForRequest("**/api/events");
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await form.provider("Outlook").check();
  await form.openedUrl(() => form.sendAll.click());
  expect((await event).postDataJSON()).toEqual({
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: expect.objectContaining({ source: "ContactTd", provider: "outlook" }),
  });
  expect(await (await event).response().then((response) => response?.status())).toBe(204);
  await expect(
    form.sentDialog.getByText(/^Total messages sent today: \d+ \(\+1 from you!\)$/),
  ).toBeVisible();
});

test("the letter tile is counted as a separate source, and leads to the picker", async ({
  page,
}) => {
  await page.goto("/");
  const event = page.waitForRequest("**/api/events");
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  expect((await event).postDataJSON()).toEqual({
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ActionSection" },
  });
  expect((await (await event).response())?.status()).toBe(204);
  await expect(contactForm(page).picker).toBeInViewport();
});

test("without a count the row is left out, and the letter still opens", async ({
  page,
  consoleErrors,
}) => {
  const form = contactForm(page);
  await page.route("**/api/actions", (route) => route.abort());
  await page.route("**/api/events", (route) => route.abort());
  await page.goto("/");
  await form.choose("clare");
  await form.openedUrl(() => form.sendAll.click());
  await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
  await expect(form.sentDialog).not.toContainText("Total messages sent today");
  expect(consoleErrors.join("\n")).toMatch(/Failed to (load|fetch)/);
  consoleErrors.length = 0;
});
