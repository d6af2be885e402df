import type { Locator, Page } from "@playwright/test";

/** The parts of the main job, by the roles and texts that supporters meet. */
export function supporter(page: Page) {
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  const sendAll = page.getByRole("button", { name: "Send to All TDs Now!" });
  const sent = page.getByRole("dialog", { name: "Message Sent!" });
  return {
    picker,
    sendAll,
    sent,
    confirm: page.getByRole("dialog", { name: "Before you send" }),
    options: page.getByRole("option"),
    cards: page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Send to / }) }),
    heading: (constituency: string) =>
      page.getByRole("heading", { name: `Your TDs in ${constituency}`, exact: true }),
    provider: (name: "Gmail" | "Outlook") =>
      page.getByRole("radiogroup", { name: "Email provider" }).getByRole("radio", { name }),
    toast: (text: string): Locator => page.getByRole("status").filter({ hasText: text }),
    alarm: (text: string): Locator => page.getByRole("alert").filter({ hasText: text }),
    async choose(typed: string): Promise<void> {
      await picker.click();
      await picker.fill(typed);
      await page.getByRole("option").first().click();
    },
    /** Presses and catches the window that opens. */
    async opening(press: () => Promise<void>): Promise<URL> {
      const [popup] = await Promise.all([page.context().waitForEvent("page"), press()]);
      await popup.waitForURL(/^https:/);
      const url = new URL(popup.url());
      await popup.close();
      return url;
    },
  };
}
