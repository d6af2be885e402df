import { expect, test } from "./fixtures.ts";

// The dialog rises when it opens, unless the supporter asked for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a text to copy by hand replaces another, and returns the focus", async ({ page, form }) => {
  // Safari does not focus a button that is clicked.
  await page.addInitScript(() =>
    addEventListener("mousedown", (event) => event.preventDefault(), true),
  );
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await page.getByRole("button", { name: "Language of the letter: Gaeilge" }).click();
  await page.getByRole("button", { name: "Another way to send" }).click();
  const field = page.getByRole("textbox", { name: /copy it yourself/ });
  await page.getByRole("button", { name: "Copy the letter" }).click();
  await expect(field).toHaveValue(/^A Theachtaí, a chairde,/);
  await expect(field).toHaveAttribute("lang", "ga");
  const second = page.getByRole("button", { name: "Copy the addresses" });
  await second.click();
  await expect(field).toHaveValue(/@/);
  await expect(field).toHaveAttribute("lang", "en");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(second).toBeFocused();
});

test("the campaign's dialog shows the street, and no unknown number", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let count: object = { success: true, total: 58, today: 3 };
  await page.route("**/api/actions", (route) => route.fulfill({ json: count }));
  const asked = form.requests(/street/);
  await form.open("Clare");
  await expect(form.sendAll).toBeVisible();
  expect(asked).toEqual([]);
  await form.openedUrl();
  const dialog = form.sentDialog;
  // The baseline, the letters before, and this one. With less motion, all is there at once.
  await expect(dialog.getByRole("img", { name: "No. 2,709" })).toBeInViewport();
  expect(await dialog.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  expect([...new Set(asked)]).toEqual([expect.stringMatching(/\d\/street\.svg$/)]);
  // The steps that happen next are whole on the screen, and no notice takes their room.
  await expect(dialog.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);

  count = { success: false };
  await page.reload();
  await form.openedUrl();
  await expect(dialog.locator("img")).toHaveCount(2);
  await expect(dialog.getByRole("img", { name: /No\./ })).toHaveCount(0);
});

test("after the letter, one that asks to meet opens in the same ways", async ({ page, form }) => {
  await form.open("Clare");
  await page.getByLabel("Sign it with your name").fill("Aoife Byrne");
  await form.openedUrl();
  const dialog = form.sentDialog;
  const counted = form.nextEvent();
  await dialog.getByRole("button", { name: "Ask to meet" }).click();
  await expect(dialog.getByText("May I meet you for ten minutes")).toContainText("Aoife Byrne");
  const gmail = dialog.getByRole("link", { name: "Gmail on the web" });
  const opened = await form.openedUrl(() => gmail.click());
  expect(opened.searchParams.get("su")).toBe("Ten minutes about the Basic Income for the Arts");
  expect(opened.searchParams.get("to")).toContain("cathal.crowe@oireachtas.ie");
  expect((await counted).meta).toMatchObject({ provider: "gmail", personalised: true });
  // After the letter that asks to meet, the same dialog opens, without another 'Ask to meet'.
  await expect(dialog.getByText("One last step")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Ask to meet" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Email didn’t open?" }).click();
  const mailApp = dialog.getByRole("link", { name: "My email app" });
  await expect(mailApp).toHaveAttribute("href", /subject=Ten%20minutes/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Email preview" })).toContainText(
    "I am your constituent, with one request",
  );
});
