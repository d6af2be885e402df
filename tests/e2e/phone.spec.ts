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

    test("cancel sends nothing", async ({ context, externalRequests, form }) => {
      await form.open("clare");
      await form.sendAll.tap();
      await form.confirmDialog.getByRole("button", { name: "Cancel" }).tap();
      await expect(form.confirmDialog).toBeHidden();
      await expect(form.sendAll).toBeEnabled();
      expect(context.pages()).toHaveLength(1);
      expect(externalRequests).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("no web window opens after an app covers the screen", async ({ page, form }) => {
    await form.open("clare");
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      window.open = (href) => {
        opened.push(String(href));
        return null;
      };
    });
    await form.sendAll.tap();
    await expect(form.confirmDialog).toBeVisible();
    // The app covers the screen at the press: the page waits for it for a second and a half only.
    await page.evaluate(() => {
      const hide = () => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        Reflect.deleteProperty(document, "visibilityState");
      };
      window.addEventListener("click", hide, { once: true });
    });
    await form.confirmDialog.getByRole("button", { name: "Open Gmail" }).tap();
    await expect(form.sentDialog).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "opened"))).toEqual([]);
  });

  for (const failure of ["blocked", "refused"] as const) {
    test(`a ${failure} window after the app leads to the mail app`, async ({ form }) => {
      await form.refuseWindows(failure);
      await form.open("clare");
      await form.sendAll.tap();
      await form.confirmDialog.getByRole("button", { name: "Open Gmail" }).tap();
      await expect(form.toast("Fallback email opened")).toBeVisible();
      // The browser does not report whether the mail app opened, so the other ways to send are open.
      await expect(form.sentDialog.getByRole("link", { name: "My email app" })).toBeVisible();
    });
  }

  test("the send button stays at the bottom of the screen while the letter scrolls", async ({
    page,
    form,
  }) => {
    await form.open("clare");
    for (const part of [
      form.heading("Clare"),
      page.getByText("Kind regards,"),
      form.cards.first(),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(form.sendAll).toBeInViewport();
    }
  });

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
