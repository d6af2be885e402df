import { expect, test } from "./fixtures.ts";
import { supporter } from "./supporter.ts";

test("an opened letter is counted, and its event says nothing of the supporter", async ({
  page,
}) => {
  const me = supporter(page);
  await page.goto("/");
  const event = page.waitForRequest("**/api/events");
  await me.choose("clare");
  await expect(me.heading("Clare")).toBeVisible();
  await me.provider("Outlook").check();
  await me.opening(() => me.sendAll.click());
  expect((await event).postDataJSON()).toEqual({
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: expect.objectContaining({ source: "ContactTd", provider: "outlook" }),
  });
  expect(await (await event).response().then((response) => response?.status())).toBe(204);
  await expect(
    me.sent.getByText(/^Total messages sent today: \d+ \(\+1 from you!\)$/),
  ).toBeVisible();
});

test("the letter tile is counted as its own source, and still leads to the selection", async ({
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
  await expect(supporter(page).picker).toBeInViewport();
});

test("where the count cannot be had, the row is left out and the letter still goes", async ({
  page,
  complaints,
}) => {
  const me = supporter(page);
  await page.route("**/api/actions", (route) => route.abort());
  await page.route("**/api/events", (route) => route.abort());
  await page.goto("/");
  await me.choose("clare");
  await me.opening(() => me.sendAll.click());
  await expect(me.sent).toContainText("Your voice has reached 4 TDs");
  await expect(me.sent).not.toContainText("Total messages sent today");
  expect(complaints.join("\n")).toMatch(/Failed to (load|fetch)/);
  complaints.length = 0;
});
