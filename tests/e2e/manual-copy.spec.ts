import type { Locator, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** How a button is pressed. Safari does not focus a button that is clicked. */
const PRESSES: Record<string, (button: Locator) => Promise<void>> = {
  "by keyboard": (button) => button.press("Enter"),
  "by mouse": (button) => button.click(),
  "by mouse in Safari": async (button) => {
    await button.page().evaluate(() => {
      document.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
    });
    await button.click();
  },
};

/** Where a text can be copied: opens the place, and names its buttons. */
const PLACES: Record<
  string,
  { open: (page: Page, form: ContactForm) => Promise<Locator>; buttons: string[] }
> = {
  "the results": {
    open: async (page) => {
      await page.getByRole("button", { name: "Another way to send" }).click();
      return page.locator("bia-contact-td");
    },
    buttons: ["Copy the letter", "Copy the addresses"],
  },
  "the success dialog": {
    open: async (_, form) => {
      await form.openedUrl();
      await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
      return form.sentDialog;
    },
    buttons: ["Copy the letter", "Copy the addresses", "Add to Stories", "Copy text and link"],
  },
};

for (const [place, { open, buttons }] of Object.entries(PLACES)) {
  test(`in ${place}, closing a text to copy returns the focus to the button that was pressed`, async ({
    page,
    form,
  }) => {
    await form.refuseCopying();
    await form.embed('constituency="Clare"');
    const area = await open(page, form);
    const field = area.getByRole("textbox", { name: /copy it yourself/ });
    const close = area.getByRole("button", { name: "Close" }).first();
    for (const [way, press] of Object.entries(PRESSES)) {
      for (const name of buttons) {
        const button = area.getByRole("button", { name, exact: true });
        await press(button);
        await expect(field).toBeFocused();
        await press(close);
        await expect(field).toBeHidden();
        await expect(button, `${name} ${way}`).toBeFocused();
      }
    }
  });
}

test("a second text to copy takes the place of the first one", async ({ page, form }) => {
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await page.getByRole("button", { name: "Another way to send" }).click();
  const field = page.getByRole("textbox", { name: /copy it yourself/ });
  await page.getByRole("button", { name: "Copy the letter" }).click();
  const second = page.getByRole("button", { name: "Copy the addresses" });
  await second.click();
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(second).toBeFocused();
});

test("a letter that is copied by hand is marked with its language", async ({ page, form }) => {
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await page.getByRole("radio", { name: "Gaeilge" }).check();
  await page.getByRole("button", { name: "Another way to send" }).click();
  const field = page.getByRole("textbox", { name: /copy it yourself/ });
  await page.getByRole("button", { name: "Copy the letter" }).click();
  await expect(field).toHaveValue(/^A Theachtaí, a chairde,/);
  await expect(field).toHaveAttribute("lang", "ga");
  await page.getByRole("button", { name: "Copy the addresses" }).click();
  await expect(field).toHaveValue(/@/);
  await expect(field).toHaveAttribute("lang", "en");
});
