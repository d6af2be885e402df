import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Safari does not focus a button that is clicked. */
async function pressInSafari(button: Locator): Promise<void> {
  await button.page().evaluate(() => {
    document.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
  });
  await button.click();
}

test("closing a text to copy by hand returns the focus to the button that was pressed", async ({
  form,
}) => {
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await form.openedUrl();
  const dialog = form.sentDialog;
  await dialog.getByRole("button", { name: "Email didn’t open?" }).click();
  const field = dialog.getByRole("textbox", { name: /copy it yourself/ });
  const close = dialog.getByRole("button", { name: "Close" }).first();
  for (const [name, press] of [
    ["Copy the letter", (button: Locator) => button.press("Enter")],
    ["Copy the addresses", (button: Locator) => button.click()],
    ["Add to Stories", pressInSafari],
    ["Copy text and link", pressInSafari],
  ] as const) {
    const button = dialog.getByRole("button", { name, exact: true });
    await press(button);
    await expect(field).toBeFocused();
    await press(close);
    await expect(field).toBeHidden();
    await expect(button, name).toBeFocused();
  }
});

test("a second text to copy takes the place of the first one, and each is marked with its language", async ({
  page,
  form,
}) => {
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await page.getByRole("radio", { name: "Gaeilge" }).check();
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
