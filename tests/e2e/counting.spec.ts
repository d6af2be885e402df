import { expect, test } from "./fixtures.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("an opened letter is counted, and its event contains no personal data", async ({ form }) => {
  await form.open();
  const event = form.nextEvent();
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await form.provider("Outlook").check();
  await form.openedUrl();
  expect(await event).toEqual({
    id: expect.stringMatching(UUID),
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: expect.objectContaining({ source: "ContactTd", provider: "outlook" }),
  });
  await expect(
    form.sentDialog.getByText(/^Total messages sent today: \d+ \(\+1 from you!\)$/),
  ).toBeVisible();
});

test("the letter tile is counted as a separate source, and leads to the picker", async ({
  page,
  form,
}) => {
  await form.open();
  const event = form.nextEvent();
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  expect(await event).toEqual({
    id: expect.stringMatching(UUID),
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ActionSection" },
  });
  await expect(form.picker).toBeInViewport();
});
