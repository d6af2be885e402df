import type { Locator, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** Phones, a desktop, and the zoom of a desktop at 200 % and 400 %. */
const WINDOWS = [
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 320, height: 568 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

const NOTICE_MS = 6_000;

async function openSuccessDialog(page: Page, form: ContactForm): Promise<Locator> {
  // The notices stay until they are measured.
  await form.holdTimers(NOTICE_MS);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await form.embed('constituency="Clare"');
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  return form.sentDialog;
}

/** Returns the names of the dialog's controls that a notice covers, wherever the dialog is scrolled to. */
async function coveredByNotices(dialog: Locator): Promise<{ notices: number; covered: string[] }> {
  return dialog.evaluate((node) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const notices = [...node.querySelectorAll("[aria-label=Dismiss]")]
      .map((button) => button.parentElement as Element)
      .filter((notice) => boxOf(notice).height > 0);
    const controls = [...node.querySelectorAll("button, a, textarea, h2, p, li")].filter(
      (control) => !notices.some((notice) => notice.contains(control)) && boxOf(control).height > 1,
    );
    const covered = new Set<string>();
    for (const control of controls) {
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, right, top, bottom } = boxOf(control);
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const hit = (node.getRootNode() as ShadowRoot).elementFromPoint((left + right) / 2, y);
        if (notices.some((notice) => notice.contains(hit))) {
          covered.add(control.textContent ?? "");
        }
      }
    }
    return { notices: notices.length, covered: [...covered] };
  });
}

// The dialog rises when it opens, unless the supporter asked for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on every screen notices cover nothing of the success dialog", async ({ page, form }) => {
  const dialog = await openSuccessDialog(page, form);
  const close = dialog.getByRole("button", { name: "Close" });
  /** The newest notice stands for all. */
  const expectUncovered = async () => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await expect(close).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => coveredByNotices(dialog), `${viewport.width} × ${viewport.height}`)
        .toEqual({ notices: 1, covered: [] });
    }
  };
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(1);
  // With text twice as large on a phone the last step is in view.
  await page.setViewportSize({ width: 390, height: 664 });
  const setTextSize = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
  await setTextSize("200%");
  await expect(dialog.getByText("One last step")).toBeInViewport({ ratio: 1 });
  await setTextSize("100%");

  await expectUncovered();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await dialog.getByRole("button", { name: "Add to Stories" }).click();
  await expect(page.getByText("Caption copied!")).toBeVisible();
  await expectUncovered();
  await close.click();
  await expect(dialog).toBeHidden();
});

test("what opens in the success dialog moves nothing", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const streets = await watchStreet(page, COUNT);
  const dialog = await openSuccessDialog(page, form);
  const opened: readonly (readonly [Locator, Locator])[] = [
    [
      dialog.getByRole("button", { name: "Email didn’t open?" }),
      dialog.getByRole("button", { name: "Copy the letter" }),
    ],
    [
      dialog.getByRole("button", { name: "More ways to share" }),
      dialog.getByRole("img", { name: "I wrote to my TDs" }),
    ],
    [
      dialog.getByRole("button", { name: "Remind me in three weeks" }),
      dialog.getByRole("link", { name: "Google Calendar" }),
    ],
    [
      dialog.getByRole("checkbox", { name: /Name my constituency/ }),
      dialog.getByRole("img", { name: /in Clare/ }),
    ],
    [dialog.getByRole("button", { name: "Add to Stories" }), form.toast("Caption copied!")],
    [dialog.getByRole("button", { name: "Copy", exact: true }), form.toast("Copied to clipboard!")],
  ];
  const close = dialog.getByRole("button", { name: "Close" });
  for (const [control, part] of opened) {
    await control.scrollIntoViewIfNeeded();
    const before = [await control.boundingBox(), await close.boundingBox()];
    await control.click();
    await expect(part).toBeVisible();
    // The foot moves only while the dialog becomes longer.
    const after = [await control.boundingBox(), await close.boundingBox()];
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.y).toBeGreaterThanOrEqual(before[1]?.y ?? Number.NaN);
  }
  // On a partner's page none is asked for.
  expect(streets).toEqual([]);
});

/** Safari does not focus a button that is clicked. */
async function pressInSafari(button: Locator): Promise<void> {
  await button.page().evaluate(() => {
    document.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
  });
  await button.click();
}

test("a text to copy by hand takes the place of another", async ({ page, form }) => {
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
    ["Copy", pressInSafari],
  ] as const) {
    const button = dialog.getByRole("button", { name, exact: true });
    await press(button);
    await expect(field).toBeFocused();
    await press(close);
    await expect(field).toBeHidden();
    await expect(button, name).toBeFocused();
  }

  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Language of the letter: Gaeilge" }).click();
  await page.getByRole("button", { name: "Another way to send" }).click();
  const beside = page.getByRole("textbox", { name: /copy it yourself/ });
  await page.getByRole("button", { name: "Copy the letter" }).click();
  await expect(beside).toHaveValue(/^A Theachtaí, a chairde,/);
  await expect(beside).toHaveAttribute("lang", "ga");
  const second = page.getByRole("button", { name: "Copy the addresses" });
  await second.click();
  await expect(beside).toHaveValue(/@/);
  await expect(beside).toHaveAttribute("lang", "en");
  await expect(beside).toBeFocused();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(second).toBeFocused();
});

const COUNT = { success: true, total: 58, today: 3 };

async function watchStreet(page: Page, count: object): Promise<string[]> {
  const asked: string[] = [];
  const headers = { "access-control-allow-origin": "*" };
  await page.route("**/api/actions", (route) => route.fulfill({ headers, json: count }));
  page.on("request", (request) => {
    if (/street/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("on the campaign's site the dialog shows the street", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = await watchStreet(page, COUNT);
  await form.open("Clare");
  await expect(form.sendAll).toBeVisible();
  expect(asked).toEqual([]);
  await form.openedUrl();
  const dialog = form.sentDialog;
  // The baseline, the letters before, and this one. With less motion, all is there at once.
  await expect(dialog.getByRole("img", { name: "No. 2,709" })).toBeInViewport();
  expect(await dialog.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  expect([...new Set(asked)]).toEqual(["/street.svg"]);
  // What happens next is whole on the screen, and no notice takes its room.
  await expect(dialog.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await expect(form.toast("Email client opened!")).toHaveCount(1);
});

test("without a count there is no number", async ({ page, form, consoleErrors }) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
  await watchStreet(page, { success: false });
  await form.open("Clare");
  await form.openedUrl();
  const pictures = form.sentDialog.locator("img");
  await expect(pictures).toHaveCount(2);
  await expect(form.sentDialog.getByRole("img", { name: /No\./ })).toHaveCount(0);
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await page.route("**/street.svg", (route) => route.abort());
  await page.reload();
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  await expect(pictures).toHaveCount(0);
});

test("after the letter, the one that asks to meet opens in the same ways, with the supporter's words", async ({
  page,
  form,
}) => {
  await form.open("Clare");
  await page.getByLabel("Sign it with your name").fill("Aoife Byrne");
  await form.openedUrl();
  const dialog = form.sentDialog;
  const counted = form.nextEvent();
  await dialog.getByRole("button", { name: "Ask to meet" }).click();
  await expect(dialog.getByText("May I meet you for ten minutes")).toContainText("Aoife Byrne");
  const gmail = dialog.getByRole("link", { name: "Gmail on the web" });
  const opened = await form.openedUrl(() => gmail.click());
  expect(opened.searchParams.get("su")).toBe("Ten minutes about the Basic Income for the Arts");
  expect(opened.searchParams.get("to")).toContain("cathal.crowe@oireachtas.ie");
  expect((await counted).meta).toMatchObject({ provider: "gmail", personalised: true });
  // After the letter that asks to meet, the same dialog opens, without another 'Ask to meet'.
  await expect(dialog.getByText("One last step")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Ask to meet" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Email didn’t open?" }).click();
  const mailApp = dialog.getByRole("link", { name: "My email app" });
  await expect(mailApp).toHaveAttribute("href", /subject=Ten%20minutes/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Email preview" })).toContainText(
    "I am your constituent, with one request",
  );
});
