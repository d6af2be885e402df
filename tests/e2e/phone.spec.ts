import { devices } from "@playwright/test";
import type { LookupFound } from "../../api/contract/responses.ts";
import { tdOf } from "../td.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const { defaultBrowserType: _, ...PHONE } = devices["iPhone SE"];

test.use({ ...PHONE, contextOptions: { reducedMotion: "reduce" } });

/** Chromium logs that an app scheme has no handler, or that a second one needs its own tap. */
const NO_HANDLER =
  /(Failed|Not allowed) to launch '(googlegmail|ms-outlook|intent|mailto|instagram|tel):/;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, NO_HANDLER));

test("targets are large, and the web follows a missing app", async ({ page, form }) => {
  await form.open();
  await page.route("**/api/tds?*", async (route) => {
    await page.getByRole("status").filter({ hasText: "Finding your TDs..." }).waitFor();
    await route.continue();
  });
  await form.picker.tap();
  await form.options.filter({ hasText: "Clare" }).tap();
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.heading("Clare")).toBeFocused();
  // The notice, which comes after the wait for the TDs, leaves the large button free.
  const notice = form.toast("TDs Found!");
  await expect(notice).toBeVisible();
  await expect(form.sendAll).toBeInViewport({ ratio: 1 });
  const [noticeBox, sendBox] = await Promise.all([
    notice.boundingBox(),
    form.sendAll.boundingBox(),
  ]);
  expect((noticeBox?.y ?? Number.NaN) + (noticeBox?.height ?? 0)).toBeLessThan(sendBox?.y ?? 0);
  const buttons = page.locator("bia-contact-td").getByRole("button");
  // At once: the notice goes meanwhile, with its button.
  const sizes = await buttons.or(form.provider("Gmail")).evaluateAll((targets) =>
    targets.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  // The second press of an impatient thumb is none on what the first one opened.
  const scrolled = await page.evaluate(() => scrollY);
  await form.sendAll.dblclick();

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
  await expect(form.confirmDialog).toContainText(
    "To: Joe Cooney, Cathal Crowe, Timmy Dooley, Donna McGettigan",
  );
  await expect(form.confirmDialog).toContainText("Dear Representative, I am your constituent");
  // The page may still glide to the heading, and moves no further.
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(100);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBe(0);
  const opened = await form.openedUrl(() =>
    form.confirmDialog.getByRole("button", { name: "Open Gmail" }).tap(),
  );
  expect(opened.hostname).toBe("mail.google.com");
  expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
  await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
});

test("a call to a TD is counted without its number", async ({ page, form }) => {
  const found: LookupFound = {
    success: true,
    data: [tdOf("Ann Able", { phone: "(01) 618 3000" })],
    asOf: "2026-07-19T00:00:00.000Z",
    source: "stored",
  };
  await form.stubLookups({ json: found });
  await form.open("clare");
  const counted = form.nextEvent();
  await page.getByRole("button", { name: "More about Ann Able" }).tap();
  await expect(page.getByText(/^If a machine answers/)).toBeVisible();
  await page.getByRole("link", { name: "Call (01) 618 3000, Ann Able" }).tap();
  const { id: _id, ...event } = await counted;
  const meta = { source: "ContactTd" };
  expect(event).toEqual({ actor: "anon", action: "call_click", entity: "cta", meta });
});
