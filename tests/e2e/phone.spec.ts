import { devices } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { supporter } from "./supporter.ts";

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];
const { defaultBrowserType: __, ...IPHONE } = devices["iPhone 14"];

/** An app scheme has no handler here, and a second one needs a press of its own; Chromium says so. */
const NO_HANDLER = /(Failed|Not allowed) to launch '(googlegmail|intent|mailto|instagram):/;

test.beforeEach(({ complaints }) => {
  const push = complaints.push.bind(complaints);
  complaints.push = (...said) => push(...said.filter((line) => !NO_HANDLER.test(line)));
});

for (const [name, phone] of Object.entries({ Android: PHONE, iPhone: IPHONE })) {
  test.describe(`on ${name}`, () => {
    test.use(phone);

    test("tapping asks first, tries the app, and opens Gmail on the web when none answers", async ({
      page,
    }) => {
      const me = supporter(page);
      await page.goto("/");
      await me.picker.tap();
      await me.options.filter({ hasText: "Clare" }).tap();
      await expect(me.heading("Clare")).toBeVisible();
      await expect(me.picker).not.toBeFocused();
      await expect(me.sendAll).toBeInViewport();
      await me.sendAll.tap();

      await expect(me.confirm).toContainText("Ready to send your message to 4 TDs?");
      await expect(me.confirm).toContainText(
        "Important: Make sure you are logged into your email service provider first!",
      );
      await expect(me.confirm).toContainText(
        "This will open Gmail with your message ready to send.",
      );
      await expect(me.confirm).toContainText(
        "Subject: RE: Retain, Extend, Expand Basic Income For The Arts",
      );
      const opened = await me.opening(() =>
        me.confirm.getByRole("button", { name: "Open Gmail" }).tap(),
      );
      expect(opened.hostname).toBe("mail.google.com");
      expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
      await expect(me.sent).toContainText("Your voice has reached 4 TDs");
    });

    test("declining sends nothing", async ({ page, context, foreign }) => {
      const me = supporter(page);
      await page.goto("/");
      await me.choose("clare");
      await me.sendAll.tap();
      await me.confirm.getByRole("button", { name: "Cancel" }).tap();
      await expect(me.confirm).toBeHidden();
      await expect(me.sendAll).toBeEnabled();
      expect(context.pages()).toHaveLength(1);
      expect(foreign).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("an app that takes over the screen is not followed by a web window", async ({ page }) => {
    const me = supporter(page);
    await page.goto("/");
    await me.choose("clare");
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      window.open = (href) => {
        opened.push(String(href));
        return null;
      };
    });
    await me.sendAll.tap();
    await me.confirm.getByRole("button", { name: "Open Gmail" }).tap();
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "visibilityState");
    });
    await expect(me.sent).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "opened"))).toEqual([]);
  });

  for (const [how, open] of [
    ["blocked", () => null],
    [
      "refused",
      () => {
        throw new DOMException("refused");
      },
    ],
  ] as const) {
    test(`a window that is ${how} after the app leads to the mail app`, async ({ page }) => {
      const me = supporter(page);
      await page.addInitScript(`window.open = ${open}`);
      await page.goto("/");
      await me.choose("clare");
      await me.sendAll.tap();
      await me.confirm.getByRole("button", { name: "Open Gmail" }).tap();
      await expect(me.toast("Fallback email opened")).toBeVisible();
      // Nothing tells whether the mail app came: the way out stands open.
      await expect(me.sent.getByRole("link", { name: "My mail app" })).toBeVisible();
    });
  }

  test("the send button stays at the foot of the screen while the letter is read", async ({
    page,
  }) => {
    const me = supporter(page);
    await page.goto("/");
    await me.choose("clare");
    for (const part of [me.heading("Clare"), page.getByText("Kind regards,"), me.cards.first()]) {
      await part.scrollIntoViewIfNeeded();
      await expect(me.sendAll).toBeInViewport();
    }
  });

  test("everything that is pressed is at least 44 px each way", async ({ page }) => {
    const me = supporter(page);
    await page.goto("/");
    await me.choose("clare");
    await expect(me.heading("Clare")).toBeVisible();
    const targets = page.locator("bia-contact-td").getByRole("button");
    for (const target of [...(await targets.all()), me.picker, me.provider("Gmail")]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
