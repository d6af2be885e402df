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

test("without a count the row is left out, and the letter still opens", async ({
  page,
  consoleErrors,
  form,
}) => {
  await page.route("**/api/actions", (route) => route.abort());
  await page.route("**/api/events", (route) => route.abort());
  await form.open("clare");
  await form.openedUrl();
  await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
  await expect(form.sentDialog).not.toContainText("Total messages sent today");
  expect(consoleErrors.join("\n")).toMatch(/Failed to (load|fetch)/);
  consoleErrors.length = 0;
});

test("an event that may not have been counted is sent again with the same id", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  const ids: string[] = [];
  await page.route("**/api/events", (route) => {
    ids.push(route.request().postDataJSON().id);
    return route.fulfill({ status: [202, 503][ids.length - 1] ?? 204 });
  });
  await page.goto("/");
  const tile = page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" });
  await tile.click();
  await expect.poll(() => ids.length).toBe(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000);
      return ids.length;
    })
    .toBe(3);
  expect(new Set(ids).size).toBe(1);
  await tile.click();
  await expect.poll(() => new Set(ids).size).toBe(2);
  // The browser itself reports the 503.
  consoleErrors.length = 0;
});
