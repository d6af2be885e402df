import { LETTER_BODY, LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { SUCCESS_DELAY_MS } from "../../widget/sending/compose.ts";
import { expect, test } from "./fixtures.ts";

const DUN_LAOGHAIRE = [
  "richard.boydbarrett@oireachtas.ie",
  "jennifer.carrollmacneill@oireachtas.ie",
  "cormac@cormacdevlin.ie",
  "barry.ward@oireachtas.ie",
];

test("a supporter sends to all by Outlook", async ({ page, context, externalRequests, form }) => {
  const endSending = await form.holdTimers(SUCCESS_DELAY_MS);
  await form.open();
  await form.picker.click();
  await form.picker.fill("Dun Laoghaire");
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");

  await expect(form.heading("Dún Laoghaire")).toBeVisible();
  await expect(form.toast("TDs Found!")).toContainText("Found 4 TDs for Dún Laoghaire");
  await expect(form.cards).toHaveCount(4);
  await expect(form.cards.first()).toContainText("Richard Boyd Barrett");
  await expect(form.cards.first()).toContainText("People Before Profit-Solidarity");
  await expect(page.getByText("4 TDs to contact")).toBeVisible();
  await expect(page.getByText("Boyd Barrett, Carroll MacNeill, Devlin, Ward")).toBeVisible();
  const preview = page.getByRole("region", { name: "Email preview" });
  await expect(preview).toContainText(LETTER_SUBJECT);
  await expect(preview).toContainText("Dear Representative,");
  await expect(preview).toContainText("This message will be sent to 4 TDs");
  await expect(page.getByText("Details last checked 19 July 2026")).toBeVisible();
  expect(externalRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await expect(form.sendAll).toHaveAccessibleDescription(/Gmail/);
  await form.provider("Outlook").check();
  await expect(form.sendAll).toHaveAccessibleDescription(/Outlook/);
  const opened = await form.openedUrl();
  expect(opened.origin + opened.pathname).toBe("https://outlook.live.com/mail/0/deeplink/compose");
  expect(opened.searchParams.get("to")?.split(",")).toEqual(DUN_LAOGHAIRE);
  expect(opened.searchParams.get("subject")).toBe(LETTER_SUBJECT);
  // The figure of the place, and thanks by name.
  const figure = "In Dublin, 764 artists were selected for the pilot.";
  const thanks = "I thank Deputies Boyd Barrett and Ward for asking about it in the Dáil.";
  expect(opened.searchParams.get("body")).toBe(
    LETTER_BODY.replace("\n\nRetain", `\n\n${figure}\n\nRetain`).replace(
      "\n\nWill",
      `\n\n${thanks} Will`,
    ),
  );

  await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  await endSending();
  await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
  await expect(form.sentDialog).toContainText("One last step: press Send in Outlook");
  await expect(form.sentDialog.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(
    form.sentDialog.getByText(/^Total messages sent today: \d+ \(\+1 from you!\)$/),
  ).toBeVisible();
  await expect(form.toast("Email client opened!")).toContainText("ready to send to 4 TDs.");
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await expect(form.sentDialog).toBeHidden();
  await expect(form.sendAll).toBeFocused();
});

test("the whole task works with the keyboard alone", async ({ page, form }) => {
  await form.open();
  await form.picker.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await form.picker.focus();
  await page.keyboard.type("kerry");
  await page.keyboard.press("Enter");
  await expect(form.heading("Kerry")).toBeFocused();
  await expect(form.heading("Kerry")).toBeInViewport();
  await expect(form.sendAll).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(form.change).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.picker).toBeFocused();
  await expect(form.picker).toHaveValue("");
  await expect(form.heading("Kerry")).toHaveCount(0);
  await expect(form.sendAll).toHaveCount(0);
  for (const name of ["Use my location", "Show the map"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find it by Eircode" })).toBeFocused();
  await form.picker.focus();
  await page.keyboard.type("clare");
  await page.keyboard.press("Enter");
  await expect(form.heading("Clare")).toBeFocused();
  for (const name of ["Change", "Choose who", "Add why it matters to you"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Sign it with your name" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Language of the letter: Gaeilge" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Artists by county/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.sendAll).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(form.provider("Outlook")).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(form.sendAll).toBeFocused();
  const opened = await form.openedUrl(() => page.keyboard.press("Enter"));
  expect(opened.hostname).toBe("outlook.live.com");
  // No letter goes to the TDs before.
  expect(opened.searchParams.get("to")?.split(",")[2]).toBe("timmy.dooley@oireachtas.ie");
  await expect(form.sentDialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.sentDialog).toBeHidden();
  await expect(form.sendAll).toBeFocused();
});
