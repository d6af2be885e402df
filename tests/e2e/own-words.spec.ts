import { readFileSync } from "node:fs";
import { type Download, devices, type Locator, type Page } from "@playwright/test";
import { createDraft, LETTER } from "../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../widget/domain/own-words.ts";
import { expect, ignoreConsoleErrors, keepPress, test } from "./fixtures.ts";

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];

const WORDS = {
  ...NO_OWN_WORDS,
  name: "Sorcha Ní Chonghaile",
  town: "Lios Tuathail",
  why: "I am a fiddle teacher. Last year in my town two of my pupils joined a band 🎻. They stayed.",
};
const KERRY = { ...LETTER, figure: "In County Kerry, 53 artists were selected for the pilot." };
const SIGNED = createDraft([], "gmail", KERRY, WORDS).body;

/** Parts of what is typed, plain and encoded. No request but the email's own may carry one. */
const TYPED = /Sorcha|Chonghaile|Tuathail|fiddle|pupils|%F0%9F%8E%BB/;

function ownWords(page: Page) {
  return {
    open: page.getByRole("button", { name: "Add why it matters to you" }),
    name: page.getByRole("textbox", { name: "Sign it with your name" }),
    town: page.getByRole("textbox", { name: "Your town or Eircode" }),
    why: page.getByRole("textbox", { name: "Why it matters to you" }),
    clear: page.getByRole("button", { name: "Clear your words" }),
    preview: page.getByRole("region", { name: "Email preview" }),
  };
}

/** Returns how many controls of a part can be seen. */
const countControls = (part: Locator) =>
  part.locator("button, a[href], input, textarea, summary").filter({ visible: true }).count();

test.describe("on a phone", () => {
  test.use(PHONE);

  test("one supporter writes her own words to two TDs", async ({ page, consoleErrors, form }) => {
    ignoreConsoleErrors(consoleErrors, /(Failed|Not allowed) to launch 'intent:/);
    const own = ownWords(page);
    const requests = form.requests(/^http:\/\/127\.0\.0\.1/);
    await keepPress(page);
    await form.open();
    const element = page.locator("bia-contact-td");
    expect(await countControls(element)).toBeLessThanOrEqual(7);
    await form.picker.tap();
    await form.picker.fill("listowel");
    await form.options.filter({ hasText: "Listowel, in Kerry" }).waitFor();
    // The on-screen keyboard's own key.
    await form.picker.press("Enter");

    // The letter is there before the button that sends it, which is on the screen all the time.
    await expect(form.heading("Kerry")).toBeInViewport();
    await expect(own.preview.getByText("Dear Representative,")).toBeInViewport();
    await expect(form.sendAll).toBeInViewport({ ratio: 1 });
    // Ten, two for each TD, and that of the notice.
    expect(await countControls(element)).toBeLessThanOrEqual(21);
    await page.getByRole("button", { name: "Choose who" }).tap();
    const boxes = page.getByRole("checkbox", { name: /^Write to / });
    await expect(boxes).toHaveCount(5);
    for (const index of [1, 2, 4]) await boxes.nth(index).tap();
    const send = page.getByRole("button", { name: "Send to 2 TDs" });
    await expect(page.getByText("2 TDs to contact")).toBeVisible();
    await expect(own.preview).toContainText("This message will be sent to 2 TDs");

    await own.name.fill(WORDS.name);
    await own.open.tap();
    await page.getByRole("button", { name: "I am an artist." }).tap();
    await expect(own.why).toBeFocused();
    await expect(own.why).toHaveValue("I am an artist. A steady income would let me ");
    await own.town.fill(WORDS.town);
    await own.why.fill(WORDS.why);
    await expect(own.preview).toContainText(WORDS.why);
    await expect(own.preview).toContainText(`Kind regards,\n\n${WORDS.name}\n${WORDS.town}`, {
      useInnerText: true,
    });
    for (const control of [own.name, own.town, own.why, own.clear, boxes.first().locator("..")]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }

    // The words are kept for the tab, also by a second visit, and for its own elements only.
    await page.reload();
    await expect(own.why).toHaveValue(WORDS.why);
    await send.tap();
    await expect(form.confirmDialog).toContainText("Ready to send your message to 2 TDs?");
    expect(await countControls(form.confirmDialog)).toBe(2);
    const counted = form.nextEvent();
    const opened = await form.openedUrl(() =>
      // A tap at the place of the tap before would be its second half.
      form.confirmDialog
        .getByRole("button", { name: "Open Gmail" })
        .tap({ position: { x: 20, y: 20 } }),
    );
    expect(opened.searchParams.get("to")?.split(",")).toHaveLength(2);
    expect(opened.searchParams.get("body")).toBe(SIGNED);
    const { meta } = await counted;
    expect(meta).toEqual({ source: "ContactTd", provider: "gmail", personalised: true });
    await expect(form.sentDialog).toContainText("Your voice has reached 2 TDs");
    await expect(form.sentDialog.getByText("One last step: press Send in Gmail")).toBeInViewport();
    await expect(form.toast("Email client opened!")).toContainText("click send");
    await form.sentDialog.getByRole("button", { name: "Remind me in three weeks" }).waitFor();
    expect(await countControls(form.sentDialog)).toBeLessThanOrEqual(8);
    // Chromium's emulated screen takes no press after a touch that opened a window.
    await form.sentDialog.getByRole("button", { name: "Close" }).dispatchEvent("click");
    await own.clear.dispatchEvent("click");
    await expect(own.name).toHaveValue("");
    await expect(own.preview).not.toContainText("fiddle");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(TYPED);

    // The phone is handed on.
    await own.name.fill(WORDS.name);
    const again = page.getByRole("button", { name: "Start again for somebody else" });
    await again.dispatchEvent("click");
    await expect(form.picker).toBeFocused();
    await expect(form.picker).toHaveValue("");
    await form.choose("clare");
    await expect(own.name).toHaveValue("");
    await expect(form.sendAll).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(TYPED);
    expect(requests.length).toBeGreaterThan(3);
    for (const request of requests) expect(request).not.toMatch(TYPED);
  });
});

async function pngOf(download: Download) {
  const bytes = readFileSync(await download.path());
  return { size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], bytes };
}

test("a letter too long for a link is pasted", async ({ page, context, form }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const own = ownWords(page);
  const requests = form.requests(/^http:\/\/127\.0\.0\.1/);
  await form.open("dublin central");
  await expect(page.getByText("3 TDs to contact")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Daniel Ennis" })).toContainText(
    "No published address",
  );
  await own.open.click();
  const why = `${WORDS.why} `.repeat(8).trim();
  await own.why.fill(why);
  await page.getByRole("button", { name: "Another way to send" }).click();
  const opened = await form.openedUrl(() => page.getByRole("link", { name: "Yahoo Mail" }).click());
  expect(opened.searchParams.get("to")?.split(",")).toHaveLength(3);
  expect(opened.searchParams.get("subject")).toBe(LETTER.subject);
  expect(opened.searchParams.has("body")).toBe(false);
  await expect(form.sentDialog).toContainText(
    "One last step: paste your letter into Yahoo, then press Send",
  );
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const thanks = "I thank Deputies McDonald and Sherlock for asking about it in the Dáil.";
  const figure = "In Dublin, 764 artists were selected for the pilot.";
  const letter = { ...LETTER, figure, thanks };
  expect(copied).toBe(createDraft([], "gmail", letter, { ...NO_OWN_WORDS, why }).body);
  expect(copied.length).toBeGreaterThan(LETTER.body.length + why.length);

  await form.sentDialog.getByRole("button", { name: "More ways to share" }).click();
  const nameIt = form.sentDialog.getByRole("checkbox", { name: /Name my constituency/ });
  const save = async (format: "story" | "post") => {
    const button = form.sentDialog.getByRole("button", { name: `Save for a ${format}` });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    return download;
  };
  const plain = await save("story");
  expect(plain.suggestedFilename()).toBe("i-wrote-to-my-tds-story.png");
  const { size, bytes } = await pngOf(plain);
  expect(size).toEqual([1080, 1920]);
  expect((await pngOf(await save("post"))).size).toEqual([1080, 1080]);
  await nameIt.check();
  await expect(form.sentDialog.getByRole("img", { name: /in Dublin Central/ })).toBeVisible();
  const shared = form.sentDialog.getByRole("link", { name: "WhatsApp" });
  await expect(shared).toHaveAttribute("href", /%2Ftds%2Fdublin-central/);
  const named = await save("story");
  expect(named.suggestedFilename()).toBe(plain.suggestedFilename());
  expect((await pngOf(named)).bytes.equals(bytes)).toBe(false);
  await nameIt.uncheck();
  await expect(shared).not.toHaveAttribute("href", /dublin/i);
  for (const request of requests) expect(request).not.toMatch(TYPED);
});

test("no attribute holds what is typed, and replays hide it", async ({ page, form }) => {
  const own = ownWords(page);
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await own.open.click();
  await own.name.fill(WORDS.name);
  await own.town.fill(WORDS.town);
  await own.why.fill(WORDS.why);
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("button", { name: "Copy the letter" }).click();
  const read = (pattern: string) =>
    page.locator("bia-contact-td").evaluate((element, source) => {
      const typed = new RegExp(source);
      const all = [...(element.shadowRoot as ShadowRoot).querySelectorAll("*")];
      const shown = all.filter((each) => {
        const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return typed.test(`${Reflect.get(each, "value")} ${texts.map((text) => text.nodeValue)}`);
      });
      return {
        attributes: all
          .flatMap(({ attributes }) => [...attributes])
          .filter(({ value }) => typed.test(value))
          .map(({ name }) => name),
        shown: shown.length,
        marks: [...new Set(shown.map((each) => each.closest("[data-hj-suppress]")?.className))],
      };
    }, pattern);
  const { attributes, shown, marks } = await read(TYPED.source);
  expect(attributes).toEqual([]);
  // Three fields, the reason and the signature in the letter, and the letter to be copied by hand.
  expect(shown).toBe(6);
  for (const each of marks) expect(each).toMatch(/fs-mask .*ph-no-capture/);

  await page.getByRole("link", { name: "Yahoo Mail" }).click({ button: "right" });
  expect((await read(TYPED.source)).attributes).toEqual(["href"]);
});
