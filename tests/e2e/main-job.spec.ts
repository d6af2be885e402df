import { LETTER_BODY, LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { expect, test } from "./fixtures.ts";
import { supporter } from "./supporter.ts";

const DUN_LAOGHAIRE = [
  "richard.boydbarrett@oireachtas.ie",
  "jennifer.carrollmacneill@oireachtas.ie",
  "cormac@cormacdevlin.ie",
  "barry.ward@oireachtas.ie",
];

test("a supporter finds Dún Laoghaire without the fada and sends to all through Outlook", async ({
  page,
}) => {
  const me = supporter(page);
  await page.goto("/");
  await me.picker.click();
  await me.picker.fill("Dun Laoghaire");
  await me.picker.press("ArrowDown");
  await me.picker.press("Enter");

  await expect(me.heading("Dún Laoghaire")).toBeVisible();
  await expect(me.toast("TDs Found!")).toContainText("Found 4 TDs for Dún Laoghaire");
  await expect(me.cards).toHaveCount(4);
  await expect(me.cards.first()).toContainText("Richard Boyd Barrett");
  await expect(me.cards.first()).toContainText("People Before Profit-Solidarity");
  await expect(page.getByText("4 TDs to contact")).toBeVisible();
  const preview = page.getByRole("region", { name: "Email preview" });
  await expect(preview).toContainText(LETTER_SUBJECT);
  await expect(preview).toContainText("Dear Representative,");
  await expect(preview).toContainText("This message will be sent to 4 TDs");
  await expect(page.getByText("Details last checked 19 July 2026")).toBeVisible();

  await expect(me.sendAll).toHaveAccessibleDescription(/Gmail/);
  await me.provider("Outlook").check();
  await expect(me.sendAll).toHaveAccessibleDescription(/Outlook/);
  const opened = await me.opening(() => me.sendAll.click());
  expect(opened.origin + opened.pathname).toBe("https://outlook.live.com/mail/0/deeplink/compose");
  expect(opened.searchParams.get("to")?.split(",")).toEqual(DUN_LAOGHAIRE);
  expect(opened.searchParams.get("subject")).toBe(LETTER_SUBJECT);
  expect(opened.searchParams.get("body")).toBe(LETTER_BODY);

  await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  await expect(me.sent).toContainText("Your voice has reached 4 TDs");
  await expect(me.sent).toContainText("One last step: press Send in your email");
  await expect(me.sent.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(me.toast("Email client opened!")).toContainText("ready to send to 4 TDs.");
  await me.sent.getByRole("button", { name: "Close" }).click();
  await expect(me.sent).toBeHidden();
  await expect(me.sendAll).toBeFocused();
});

test("a supporter writes to one TD alone through Gmail", async ({ page }) => {
  const me = supporter(page);
  await page.goto("/");
  await me.choose("clare");
  const opened = await me.opening(() =>
    page.getByRole("button", { name: "Send to Timmy Dooley" }).click(),
  );
  expect(opened.origin).toBe("https://mail.google.com");
  expect(opened.searchParams.get("to")).toBe("timmy.dooley@oireachtas.ie");
  expect(opened.searchParams.get("su")).toBe(LETTER_SUBJECT);
  expect(opened.searchParams.get("body")).toBe(LETTER_BODY);
  await expect(me.sent).toContainText("Your voice has reached 1 TD");
  await expect(me.sent).not.toContainText("1 TDs");
});

test("the opened window cannot reach back into the page", async ({ page, context }) => {
  const me = supporter(page);
  await page.goto("/");
  await me.choose("clare");
  const [popup] = await Promise.all([context.waitForEvent("page"), me.sendAll.click()]);
  await popup.waitForURL(/^https:/);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test("the keyboard alone does the whole job", async ({ page }) => {
  const me = supporter(page);
  await page.goto("/");
  await me.picker.focus();
  await page.keyboard.type("kerry");
  await page.keyboard.press("Enter");
  await expect(me.heading("Kerry")).toBeVisible();
  await expect(me.picker).toHaveValue("Kerry");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(me.provider("Gmail")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(me.provider("Outlook")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(me.sendAll).toBeFocused();
  const opened = await me.opening(() => page.keyboard.press("Enter"));
  expect(opened.hostname).toBe("outlook.live.com");
  await expect(me.sent).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(me.sent).toBeHidden();
  await expect(me.sendAll).toBeFocused();
});

test("Tipperary finds the TDs of North and South, each card naming its own", async ({ page }) => {
  const me = supporter(page);
  await page.goto("/");
  await me.picker.click();
  await me.picker.fill("Tipperary");
  await expect(me.options).toHaveText(["Tipperary", "Tipperary North", "Tipperary South"]);
  await me.options.first().click();
  await expect(me.cards).toHaveCount(6);
  await expect(me.cards.filter({ hasText: "Tipperary North" })).toHaveCount(3);
  await expect(me.cards.filter({ hasText: "Tipperary South" })).toHaveCount(3);
  await expect(page.getByText(/Tipperary was split in 2024/)).toBeVisible();
});

test.describe("the picker's list", () => {
  test("offers all 44 names, at most 20rem high on a desktop", async ({ page }) => {
    const me = supporter(page);
    await page.goto("/");
    await expect(me.picker).toHaveAttribute("placeholder", "Select your constituency...");
    await me.picker.click();
    await expect(me.options).toHaveCount(44);
    const box = await page.getByRole("listbox").boundingBox();
    expect(box?.height).toBeLessThanOrEqual(320);
  });

  test("is at most 15rem high on a phone", async ({ page }) => {
    const me = supporter(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await me.picker.click();
    const box = await page.getByRole("listbox").boundingBox();
    expect(box?.height).toBeLessThanOrEqual(240);
  });

  test("says when no name matches, and gives back the chosen name when left", async ({ page }) => {
    const me = supporter(page);
    await page.goto("/");
    await me.choose("mayo");
    await me.picker.fill("Belfast");
    await expect(page.getByText("No constituency called ‘Belfast’.")).toBeVisible();
    await me.picker.press("Tab");
    await expect(me.picker).toHaveValue("Mayo");
    await expect(me.heading("Mayo")).toBeVisible();
  });

  test("is emptied by Clear", async ({ page }) => {
    const me = supporter(page);
    await page.goto("/");
    await me.choose("mayo");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(me.picker).toHaveValue("");
    await expect(me.picker).toBeFocused();
    await expect(me.heading("Mayo")).toBeHidden();
  });
});

test("nothing is asked of another host until the supporter sends", async ({ page, foreign }) => {
  const me = supporter(page);
  await page.goto("/");
  await me.choose("mayo");
  await expect(me.heading("Mayo")).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
