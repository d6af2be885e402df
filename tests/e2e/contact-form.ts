import type { Locator, Page } from "@playwright/test";

/** Returns locators and actions for the element on a page, by role and visible text. */
export function contactForm(page: Page) {
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  return {
    picker,
    sendAll: page.getByRole("button", { name: "Send to All TDs Now!" }),
    sentDialog: page.getByRole("dialog", { name: "Message Sent!" }),
    confirmDialog: page.getByRole("dialog", { name: "Before you send" }),
    options: page.getByRole("option"),
    cards: page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Send to / }) }),
    heading: (constituency: string) =>
      page.getByRole("heading", { name: `Your TDs in ${constituency}`, exact: true }),
    provider: (name: "Gmail" | "Outlook") =>
      page.getByRole("radiogroup", { name: "Email provider" }).getByRole("radio", { name }),
    toast: (text: string): Locator => page.getByRole("status").filter({ hasText: text }),
    alert: (text: string): Locator => page.getByRole("alert").filter({ hasText: text }),
    /** Types into the picker and chooses the first option. */
    async choose(text: string): Promise<void> {
      await picker.click();
      await picker.fill(text);
      await page.getByRole("option").first().click();
    },
    /** Runs an action that opens a window. Closes the window and returns its URL. */
    async openedUrl(action: () => Promise<void>): Promise<URL> {
      const [popup] = await Promise.all([page.context().waitForEvent("page"), action()]);
      await popup.waitForURL(/^https:/);
      const url = new URL(popup.url());
      await popup.close();
      return url;
    },
  };
}
