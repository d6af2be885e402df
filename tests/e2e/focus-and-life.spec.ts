import type { Page } from "@playwright/test";
import { SUCCESS_DELAY_MS } from "../../widget/answer/compose.ts";
import { campaignWith } from "../campaign/invented-campaign.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** Returns whether the focus is in the element, not on the body. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.querySelector("bia-contact-td")?.shadowRoot?.activeElement != null);

test("a send button keeps the focus while the letter is composed", async ({ page, form }) => {
  const endSending = await form.holdTimers(SUCCESS_DELAY_MS);
  await form.embed('constituency="Clare"');
  for (const name of ["Send to All TDs Now!", "Send to Timmy Dooley"]) {
    const button = page.getByRole("button", { name });
    await button.focus();
    await form.openedUrl(() => page.keyboard.press("Enter"));
    await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
    expect(await hasFocus(page)).toBe(true);
    await endSending();
    await expect(form.sentDialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
});

test("‘Try again’ and a dismissed notice leave the focus in the element", async ({
  page,
  consoleErrors,
  form,
}) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
  await form.stubLookups("abort");
  await form.embed();
  await form.choose("clare");
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.focus();
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await expect(dismiss).toBeHidden();
  await expect(retry).toBeFocused();
  await form.unstubLookups();
  await page.keyboard.press("Enter");
  await expect(form.heading("Clare")).toBeVisible();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Sign it with your name" })).toBeFocused();
});

test("a campaign that closes under the picker takes its focus, and no other focus", async ({
  page,
  form,
}) => {
  const en = { achieved: "The N8 runs.", next: "Thank your TDs." };
  const won = campaignWith({ state: "won", en });
  const closed = page.getByRole("status").filter({ hasText: "The N8 runs." });
  for (const isInPicker of [true, false]) {
    let close = () => {};
    const asked = new Promise<void>((resolve) => {
      close = resolve;
    });
    await page.route(
      "**/api/campaign",
      async (route) => {
        await asked;
        await route.fulfill({ json: { ...won, success: true } });
      },
      { times: 1 },
    );
    await form.embed();
    await page.evaluate(() => document.body.append(document.createElement("input")));
    const field = isInPicker ? form.picker : page.getByRole("textbox");
    await field.pressSequentially("cla");
    if (isInPicker) await expect(form.options.first()).toBeVisible();
    close();
    await expect(closed).toContainText("Thank your TDs.");
    if (isInPicker) await expect(closed).toBeFocused();
    else await expect(field).toBeFocused();
  }
});

test("the TDs come before the letter in the order of the document, above it or beside it", async ({
  page,
  form,
}) => {
  await form.embed('constituency="Clare"');
  await expect(form.heading("Clare")).toBeVisible();
  const letter = page.getByRole("region", { name: "Email preview" });
  for (const [width, axis] of [
    [360, "y"],
    [1280, "x"],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(async () => {
      const [card, text] = await Promise.all([
        form.cards.last().boundingBox(),
        letter.boundingBox(),
      ]);
      expect(card?.[axis]).toBeLessThan(text?.[axis] ?? 0);
    }).toPass();
  }
});

test("removed during a lookup and put back, it shows what it is set to", async ({ page, form }) => {
  await form.stubLookups("never", 1);
  await form.embed('constituency="Clare"');
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector("bia-contact-td");
    element?.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.body.append(element ?? "");
  });
  await expect(form.heading("Clare")).toBeVisible();
});
