import { expect, test } from "./fixtures.ts";

test("leaving the field chooses the exact name or the only match", async ({ page, form }) => {
  await form.embed();
  for (const [typed, name, leave] of [
    ["wicklow", "Wicklow", () => page.keyboard.press("Tab")],
    ["laog", "Dún Laoghaire", () => page.keyboard.press("Shift+Tab")],
    ["kerry", "Kerry", () => page.getByRole("heading", { level: 1 }).click()],
  ] as const) {
    await form.picker.fill(typed);
    await leave();
    await expect(form.heading(name)).toBeVisible();
    await expect(form.picker).toHaveValue(name);
  }
});

test("leaving the field with white space empties it and keeps the focus on a control", async ({
  page,
  form,
}) => {
  await form.embed();
  await form.picker.click();
  await form.picker.fill("   ");
  await form.picker.press("Tab");
  await expect(form.picker).toHaveValue("");
  await expect(page.getByRole("button", { name: "Use my location" })).toBeFocused();
});

test("leaving the field with another text keeps it, its advice and the choice, until the page chooses", async ({
  page,
  form,
}) => {
  await form.embed();
  await form.choose("mayo");
  await expect(form.heading("Mayo")).toBeVisible();
  await form.picker.focus();
  // Only what changes in a region that is there before is announced.
  const region = page.locator("bia-contact-td [part=picker] [role=status]");
  await expect(region).toBeEmpty();
  await region.evaluate((node) => Object.assign(window, { region: node }));
  for (const [typed, advice] of [
    ["dublin", "11 constituencies. Choose one from the list."],
    ["Belfast", "No constituency called ‘Belfast’. Try your town, county or city."],
  ] as const) {
    await form.picker.fill(typed);
    await form.picker.press("Tab");
    await expect(form.picker).toHaveValue(typed);
    await expect(form.picker).toHaveAccessibleDescription(advice);
    await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
    await expect(form.heading("Mayo")).toBeVisible();
  }
  await expect(region).toContainText("No constituency called ‘Belfast’");
  expect(await region.evaluate((node) => Reflect.get(window, "region") === node)).toBe(true);
  await page.evaluate(() =>
    document.querySelector("bia-contact-td")?.setAttribute("constituency", "Kerry"),
  );
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.picker).toHaveValue("Kerry");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("leaving through the chosen option chooses that option alone", async ({ page, form }) => {
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/tds") asked.push(url.searchParams.get("constituency"));
    });
    await form.embed();
    await form.picker.tap();
    await form.picker.fill("wicklow");
    await form.options.filter({ hasText: "Wicklow-Wexford" }).tap();
    await expect(form.heading("Wicklow-Wexford")).toBeVisible();
    expect(asked).toEqual(["Wicklow-Wexford"]);
  });
});

test("a typed Eircode or place is sent nowhere, and a place is chosen with one tap", async ({
  page,
  form,
}) => {
  await form.open();
  const loaded = ["find", "irish-names"].map((file) =>
    page.waitForResponse(new RegExp(`bia-contact-td\\.${file}-[\\w-]{8}\\.js$`)),
  );
  await form.picker.focus();
  await Promise.all(loaded);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData()}`));
  await form.picker.fill("F92 X1Y2");
  await form.picker.press("Enter");
  await expect(page.getByRole("link", { name: "Open the official finder" })).toHaveAttribute(
    "href",
    "https://www.electoralcommission.ie/what-constituency-am-i-in/",
  );
  await form.picker.press("Tab");
  await expect(form.picker).toHaveValue("F92 X1Y2");

  await form.picker.fill("phibsboro");
  const option = form.options.filter({ hasText: "Phibsborough, in Dublin Central" });
  await expect(option).toBeVisible();
  // What shows the answer is fetched while the picker has the focus.
  expect(requests.filter((request) => !/bia-contact-td\.answer-/.test(request))).toEqual([]);
  await option.click();
  await expect(form.heading("Dublin Central")).toBeVisible();
  await expect(form.picker).toHaveValue("Dublin Central");
  expect(requests.filter((request) => /phibs|F92|X1Y2/i.test(request))).toEqual([]);
});
