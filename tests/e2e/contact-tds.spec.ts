import { devices } from "@playwright/test";
import type { LookupFound } from "../../api/contract/responses.ts";
import { LETTER } from "../../widget/domain/letter.ts";
import { tdOf } from "../td.ts";
import { expect, ignoreConsoleErrors, keepPress, test } from "./fixtures.ts";

const DUN_LAOGHAIRE = [
  "richard.boydbarrett@oireachtas.ie",
  "jennifer.carrollmacneill@oireachtas.ie",
  "cormac@cormacdevlin.ie",
  "barry.ward@oireachtas.ie",
];

test("a supporter sends to all by Outlook", async ({ page, context, externalRequests, form }) => {
  await form.open();
  await form.picker.click();
  await form.picker.fill("Dun Laoghaire");
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");

  await expect(form.heading("Dún Laoghaire")).toBeVisible();
  await expect(form.toast("TDs Found!")).toContainText("Found 4 TDs for Dún Laoghaire");
  await expect(form.cards).toHaveCount(4);
  await expect(form.cards.first()).toContainText(
    /Richard Boyd Barrett.*People Before Profit-Solidarity/,
  );
  await expect(page.getByText("4 TDs to contact")).toBeVisible();
  const preview = page.getByRole("region", { name: "Email preview" });
  for (const text of [LETTER.subject, "Dear Representative,", "This message will be sent to 4 TDs"])
    await expect(preview).toContainText(text);
  await expect(page.getByText("Details last checked 19 July 2026")).toBeVisible();
  expect(externalRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await expect(form.sendAll).toHaveAccessibleDescription(/Gmail/);
  await form.provider("Outlook").check();
  await expect(form.sendAll).toHaveAccessibleDescription(/Outlook/);
  const opened = await form.openedUrl();
  expect(opened.origin + opened.pathname).toBe("https://outlook.live.com/mail/0/deeplink/compose");
  expect(opened.searchParams.get("to")?.split(",")).toEqual(DUN_LAOGHAIRE);
  expect(opened.searchParams.get("subject")).toBe(LETTER.subject);
  const thanks = "I thank Deputies Boyd Barrett and Ward for asking about it in the Dáil. Will";
  expect(opened.searchParams.get("body")).toContain(thanks);

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
  await form.picker.focus();
  await page.keyboard.type("clare");
  await page.keyboard.press("Enter");
  await expect(form.heading("Clare")).toBeFocused();
  // Past what changes the letter.
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press("Tab");
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

/** Chromium logs that an app scheme has no handler, or that a second one needs its own tap. */
const NO_HANDLER =
  /(Failed|Not allowed) to launch '(googlegmail|ms-outlook|intent|mailto|instagram|tel):/;

test("all other ways give the letter, and no empty tab", async ({ page, consoleErrors, form }) => {
  ignoreConsoleErrors(consoleErrors, NO_HANDLER);
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
  await form.embed('constituency="Clare"', {
    around: (tag) => `${tag}<script>
      window.asked = 0;
      addEventListener("beforeunload", () => { asked += 1; });
    </script>`,
  });
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("link", { name: "My email app" }).click();
  await expect(page.getByRole("dialog", { name: "Email didn’t open?" })).toBeVisible();
  expect(await page.evaluate("asked")).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const all = page.getByRole("button", { name: "Copy all, with the subject" });
  const addresses = page.getByRole("button", { name: "Copy the addresses" });
  await all.click();
  await addresses.click();
  await form.provider("Outlook").check();
  await addresses.click();
  const to = ["joe.cooney", "cathal.crowe", "timmy.dooley", "donna.mcgettigan"].map(
    (name) => `${name}@oireachtas.ie`,
  );
  const [whole, ...lists] = await page.evaluate<string[]>("copied");
  const head = `To: ${to.join(", ")}\nSubject: RE: Retain, Extend, Expand Basic Income For The Arts\n\n`;
  expect(whole?.slice(0, head.length)).toBe(head);
  expect(whole?.slice(head.length)).toMatch(/^Dear Representative,\n\n.+Kind regards,\n$/s);
  expect(lists).toEqual([to.join(", "), to.join("; ")]);

  await page.getByRole("button", { name: "Choose who" }).click();
  for (const box of await page.getByRole("checkbox", { name: /^Write to / }).all()) {
    await box.uncheck();
  }
  await expect(page.getByText("Nobody is ticked.").last()).toBeVisible();
  const print = page.getByRole("button", { name: "Print and post" });
  const mailApp = page.getByRole("link", { name: "My email app" });
  await expect(all.or(addresses).or(print).or(mailApp)).toHaveCount(0);
});

test("'Share…' hands over text and link, or copies both", async ({ page, form, campaign }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, isRefused: false });
    Object.assign(navigator, {
      canShare: () => true,
      async share(data: ShareData) {
        shared.push({ ...data });
        if (Reflect.get(window, "isRefused")) throw new DOMException("refused", "NotAllowedError");
      },
    });
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await form.embed('constituency="Clare"');
  await form.openedUrl();
  await form.sentDialog.getByRole("button", { name: "More ways to share" }).click();
  const share = form.sentDialog.getByRole("button", { name: "Share…" });
  await share.click();
  const text =
    "I’ve just asked my TDs to keep the Basic Income for the Arts. Contacting yours takes a minute. #BasicIncomeForTheArts #BIA";
  await expect.poll(() => page.evaluate("shared")).toEqual([{ text, url: `${campaign.origin}/` }]);
  await page.evaluate("isRefused = true");
  await share.click();
  await expect(form.toast("Copied to clipboard!")).toBeVisible();
  expect(await page.evaluate("copied")).toContain(`${campaign.origin}/`);
});

const { defaultBrowserType: _, ...PHONE } = devices["iPhone SE"];

test.describe("on a phone", () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: "reduce" } });

  test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, NO_HANDLER));

  test("targets are large, and the web follows a missing app", async ({ page, form }) => {
    await keepPress(page);
    await form.open();
    await page.route("**/api/tds?*", async (route) => {
      await page.getByRole("status").filter({ hasText: "Finding your TDs..." }).waitFor();
      await route.continue();
    });
    await form.picker.tap();
    await form.options.filter({ hasText: "Clare" }).tap();
    await expect(form.heading("Clare")).toBeVisible();
    await expect(form.heading("Clare")).toBeFocused();
    await expect(form.toast("TDs Found!")).toBeVisible();
    await expect(form.sendAll).toBeInViewport({ ratio: 1 });
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

    for (const text of [
      "Ready to send your message to 4 TDs?",
      "Important: Make sure you are logged into your email service provider first!",
      "This will open Gmail with your message ready to send.",
      "Subject: RE: Retain, Extend, Expand Basic Income For The Arts",
      "To: Joe Cooney, Cathal Crowe, Timmy Dooley, Donna McGettigan",
    ])
      await expect(form.confirmDialog).toContainText(text);
    // The page may still glide to the heading, and moves no further.
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(100);
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
});
