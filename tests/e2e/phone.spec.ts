import { devices } from "@playwright/test";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];
const { defaultBrowserType: __, ...IPHONE } = devices["iPhone 14"];

/** Chromium logs that an app scheme has no handler, or that a second one needs its own tap. */
const NO_HANDLER =
  /(Failed|Not allowed) to launch '(googlegmail|ms-outlook|intent|mailto|instagram):/;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, NO_HANDLER));

for (const [name, phone] of Object.entries({ Android: PHONE, iPhone: IPHONE })) {
  test.describe(`on ${name}`, () => {
    test.use(phone);

    test("send asks for confirmation, tries the app, and opens Gmail on the web if no app responds", async ({
      form,
    }) => {
      await form.open();
      await form.picker.tap();
      await form.options.filter({ hasText: "Clare" }).tap();
      await expect(form.heading("Clare")).toBeVisible();
      await expect(form.picker).not.toBeFocused();
      await expect(form.sendAll).toBeInViewport();
      await form.sendAll.tap();

      await expect(form.confirmDialog).toContainText("Ready to send your message to 4 TDs?");
      await expect(form.confirmDialog).toContainText(
        "Important: Make sure you are logged into your email service provider first!",
      );
      await expect(form.confirmDialog).toContainText(
        "This will open Gmail with your message ready to send.",
      );
      await expect(form.confirmDialog).toContainText(
        "Subject: RE: Retain, Extend, Expand Basic Income For The Arts",
      );
      const opened = await form.openedUrl(() =>
        form.confirmDialog.getByRole("button", { name: "Open Gmail" }).tap(),
      );
      expect(opened.hostname).toBe("mail.google.com");
      expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
      await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("every target is at least 44 px wide and high", async ({ page, form }) => {
    await form.open("clare");
    await expect(form.heading("Clare")).toBeVisible();
    const targets = page.locator("bia-contact-td").getByRole("button");
    for (const target of [...(await targets.all()), form.picker, form.provider("Gmail")]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
