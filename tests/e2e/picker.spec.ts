import type { Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.describe("leaving the field", () => {
  test.beforeEach(({ form }) => form.embed());

  for (const [how, leave] of [
    ["Tab", (page) => page.keyboard.press("Tab")],
    ["Shift+Tab", (page) => page.keyboard.press("Shift+Tab")],
    ["a click elsewhere", (page) => page.getByRole("heading", { level: 1 }).click()],
  ] as [string, (page: Page) => Promise<void>][]) {
    test(`by ${how} chooses the exact name or the only match`, async ({ page, form }) => {
      for (const [typed, name] of [
        ["wicklow", "Wicklow"],
        ["laog", "Dún Laoghaire"],
      ] as const) {
        await form.picker.fill(typed);
        await leave(page);
        await expect(form.heading(name)).toBeVisible();
        await expect(form.picker).toHaveValue(name);
      }
    });
  }

  for (const typed of ["", "   "]) {
    test(`with an open list and ‘${typed}’ typed keeps the focus on a control`, async ({
      page,
      form,
    }) => {
      await form.picker.click();
      await form.picker.fill(typed);
      await form.picker.press("Tab");
      await expect(form.picker).toHaveValue("");
      await expect(page.getByRole("button", { name: "Use my location" })).toBeFocused();
    });
  }

  for (const [typed, advice] of [
    ["Belfast", "No constituency called ‘Belfast’. Try your town, county or city."],
    ["dublin", "11 constituencies. Choose one from the list."],
  ] as const) {
    for (const before of [null, "Mayo"]) {
      test(`with ‘${typed}’ keeps the text and the advice ${before ? `beside ${before}` : "before a choice"}`, async ({
        page,
        form,
      }) => {
        if (before !== null) {
          await form.choose(before);
          await expect(form.heading(before)).toBeVisible();
        }
        await form.picker.fill(typed);
        await form.picker.press("Tab");
        await expect(form.picker).toHaveValue(typed);
        await expect(page.getByText(advice)).toBeVisible();
        await expect(form.picker).toHaveAccessibleDescription(advice);
        await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
        if (before !== null) await expect(form.heading(before)).toBeVisible();
      });
    }
  }

  test("through the chosen option on a touch screen chooses that option alone", async ({
    browser,
    campaign,
  }) => {
    const context = await browser.newContext({ hasTouch: true });
    const page = await context.newPage();
    const form = contactForm(page, campaign.origin);
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
    await context.close();
  });
});

test("a typed place is searched for in the browser and chosen with one tap", async ({
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
  page.on("request", (request) => requests.push(request.url()));
  await form.picker.fill("phibsboro");
  const option = form.options.filter({ hasText: "Phibsborough, in Dublin Central" });
  await expect(option).toBeVisible();
  // What shows the answer is fetched while the picker has the focus.
  expect(requests.filter((url) => !/bia-contact-td\.answer-/.test(url))).toEqual([]);
  await option.click();
  await expect(form.heading("Dublin Central")).toBeVisible();
  await expect(form.picker).toHaveValue("Dublin Central");
  expect(requests.filter((url) => /phibs/i.test(url))).toEqual([]);
});

test("a typed Eircode is answered with the official finder, and sent nowhere", async ({
  page,
  form,
}) => {
  await form.open();
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
  expect(requests.filter((request) => /F92|X1Y2/i.test(request))).toEqual([]);
});

test("a choice from outside replaces the text that was left in the field", async ({
  page,
  form,
}) => {
  await form.embed();
  await form.picker.fill("Belfast");
  await form.picker.press("Tab");
  await page.evaluate(() =>
    document.querySelector("bia-contact-td")?.setAttribute("constituency", "Kerry"),
  );
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.picker).toHaveValue("Kerry");
});

test("the advice is announced in a status region that is there before it", async ({
  page,
  form,
}) => {
  await form.embed();
  await form.picker.focus();
  const region = page.locator("bia-contact-td [part=picker] [role=status]");
  await expect(region).toBeEmpty();
  await region.evaluate((node) => Object.assign(window, { region: node }));
  await form.picker.fill("Belfast");
  await expect(region).toHaveText(
    "No constituency called ‘Belfast’. Try your town, county or city.",
  );
  expect(await region.evaluate((node) => Reflect.get(window, "region") === node)).toBe(true);
  await form.picker.fill("Kerry");
  await expect(region).toHaveText("1 constituency");
});
