import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import type { Language } from "../../api/contract/language.ts";
import { LETTER_SUBJECT } from "../../widget/domain/letter.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { BROWSERS } from "../app-browsers.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const WRITTEN = new Date("2026-11-02T16:05:00Z");
const REMINDED = new Date("2026-11-23T10:00:00Z");

/** What a supporter of each language reads, and the language that they change to. */
const LANGUAGES = {
  en: {
    home: "/",
    told: "You wrote to Alan Dillon in Mayo on 2 November 2026.",
    greeting: "Dear Deputy Dillon,",
    second: "I wrote to you on 2 November 2026",
    first: "I am your constituent",
    other: { link: "Gaeilge", home: "/ga/", second: "Scríobh mé ar an 2 Samhain 2026" },
  },
  ga: {
    home: "/ga/",
    told: "Scríobh tú chuig Alan Dillon (Maigh Eo) ar an 2 Samhain 2026.",
    greeting: "A Theachta Dillon, a chara,",
    second: "Scríobh mé ar an 2 Samhain 2026",
    first: "Is toghthóir",
    other: { link: "English", home: "/", second: "I wrote to you on 2 November 2026" },
  },
} satisfies Record<Language, unknown>;

/** Sends a letter to Alan Dillon alone from a page, and returns the entry of its reminder's file. */
async function remind(page: Page, { home }: { home: string }, language: Language) {
  const words = wordingFor(language);
  await page.clock.setFixedTime(WRITTEN);
  await page.goto(home);
  await page.getByRole("combobox").fill("mayo");
  await page.getByRole("option").first().click();
  const send = page.getByRole("button", { name: words.results.sendTo("Alan Dillon") });
  const [popup] = await Promise.all([page.context().waitForEvent("page"), send.click()]);
  await popup.close();
  const dialog = page.getByRole("dialog", { name: words.sent.title });
  await dialog.getByRole("button", { name: words.second.remind(21) }).click();
  const file = dialog.getByRole("link", { name: words.second.file });
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toBe("reminder.ics");
  const entry = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  return entry.getFirstSubcomponent("vevent");
}

for (const language of ["en", "ga"] as const) {
  test(`a letter to one TD, its reminder, a reload and a second letter to that TD alone, in ${language}`, async ({
    page,
    form,
    campaign,
  }) => {
    const texts = LANGUAGES[language];
    const words = wordingFor(language);
    const event = await remind(page, texts, language);
    const link = `${campaign.origin}${texts.home}#again=Mayo&to=Alan+Dillon&on=2026-11-02&lang=${language}`;
    expect(event?.getFirstPropertyValue("url")).toBe(link);
    expect(event?.getFirstPropertyValue("description")).toContain(texts.told);
    expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-11-23T10:00:00");

    await page.clock.setFixedTime(REMINDED);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto("about:blank");
    await page.goto(link);
    const preview = page.locator("[part=preview]");
    const ticked = page.getByRole("checkbox", { checked: true });
    const expectSecond = async (sentence: string) => {
      await expect(preview).toContainText(sentence);
      await expect(ticked).toHaveCount(1);
      await expect(ticked).toHaveAccessibleName(/Alan Dillon$/);
    };
    await expectSecond(texts.second);
    await expect(preview).toContainText(texts.greeting);
    await expect(page).toHaveURL(`${campaign.origin}${texts.home}`);
    await page.reload();
    await expectSecond(texts.second);
    await page.getByRole("banner").getByRole("link", { name: texts.other.link }).click();
    await expect(page).toHaveURL(`${campaign.origin}${texts.other.home}`);
    await expectSecond(texts.other.second);
    await page.goBack();
    await expectSecond(texts.second);

    // Another constituency gets the first letter, and the same one again the second.
    await page.getByRole("combobox").fill("kerry");
    await page.getByRole("option").first().click();
    await expect(preview).toContainText(texts.first);
    await page.getByRole("combobox").fill("mayo");
    await page.getByRole("option").first().click();
    await expectSecond(texts.second);
    expect(requested.filter((url) => /2026-11-02|again=|Dillon/.test(url))).toEqual([]);

    // A TD who got no first letter gets that one.
    const toOther = page.getByRole("button", { name: words.results.sendTo("Dara Calleary") });
    const other = await form.openedUrl(() => toOther.click());
    expect(other.searchParams.get("to")).toBe("dara.calleary@oireachtas.ie");
    expect(other.searchParams.get("body")).toContain(texts.first);
    const dialog = page.getByRole("dialog", { name: words.sent.title });
    await dialog.getByRole("button", { name: words.sent.close, exact: true }).click();
    const send = page.getByRole("button", { name: words.results.sendSome(1) });
    const again = await form.openedUrl(() => send.click());
    expect(again.searchParams.get("to")).toBe("alan.dillon@oireachtas.ie");
    expect(again.searchParams.get("body")).toContain(texts.second);
  });
}

test("every way opens the second letter to those who got the first, and the first one once another TD is ticked", async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime(REMINDED);
  // An earlier link names nobody: its letter went to all TDs.
  await page.goto("/#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=en");
  const preview = page.getByRole("region", { name: "Email preview" });
  const bodyOf = async () => {
    const mailto = await page.getByRole("link", { name: "My email app" }).getAttribute("href");
    return new URL(mailto ?? "").searchParams.get("body");
  };
  await expect(preview).toContainText("I wrote to you on 2 November 2026");
  await page.getByRole("button", { name: "Another way to send" }).click();
  expect(await bodyOf()).toMatch(/^Dear Representative,\s+I wrote to you on 2 November 2026 about/);
  const gmail = await form.openedUrl();
  expect(gmail.searchParams.get("su")).toBe(LETTER_SUBJECT);
  expect(gmail.searchParams.get("body")).toContain("I wrote to you on 2 November 2026");
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Show the first letter instead" }).click();
  await expect(preview).toContainText("I am your constituent");
  await page.reload();
  await expect(page.getByText("This is the first letter.")).toBeVisible();

  // The page is open already, so only its fragment changes.
  await page.goto("/#again=Mayo&to=Alan+Dillon%2CAnn+Gone&on=2026-11-02&lang=en");
  await expect(page.getByText("No longer on the list of your TDs: Ann Gone.")).toBeVisible();
  await expect(preview).toContainText("I wrote to you on 2 November 2026");
  await page.getByRole("checkbox", { name: "Write to Dara Calleary" }).check();
  await expect(preview).toContainText("I am your constituent");
  await expect(page.getByText("not everyone ticked got your letter")).toBeVisible();
  await page.getByRole("button", { name: "Another way to send" }).click();
  expect(await bodyOf()).toContain("I am your constituent");
});

test("what a visitor chose on the page of a constituency outlives a reload and the other language, and a link to it names its own", async ({
  page,
  form,
}) => {
  const expectFound = async (heading: string) => {
    const element = page.locator("bia-contact-td");
    await element.scrollIntoViewIfNeeded();
    await expect(element.getByRole("heading", { name: heading })).toBeVisible();
  };
  const otherLanguage = page.getByRole("banner").getByRole("link", { name: "Gaeilge" });
  await page.goto("/tds/mayo");
  await expectFound("Your TDs in Mayo");
  await otherLanguage.click();
  await expectFound("Do Theachtaí Dála: Maigh Eo");
  await page.goBack();
  await form.choose("kerry");
  await expectFound("Your TDs in Kerry");
  await page.reload();
  await expectFound("Your TDs in Kerry");
  await otherLanguage.click();
  await expectFound("Do Theachtaí Dála: Ciarraí");
  await page.goto("/where-they-stand");
  await page.locator('a[href="/tds/mayo"]').first().click();
  await expectFound("Your TDs in Mayo");
});

test("a text that was typed and not chosen is still in the field in the other language", async ({
  page,
  form,
}) => {
  await form.open();
  await form.picker.fill("Ballyna");
  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page).toHaveURL(/\/ga\/$/);
  await expect(page.getByRole("combobox")).toHaveValue("Ballyna");
});

test.describe("in Chrome on an iPhone, which opens no calendar file", () => {
  test.use({ userAgent: BROWSERS["Chrome on an iPhone"], hasTouch: true });

  test("the reminder is offered by Google's link alone", async ({ form, consoleErrors }) => {
    ignoreConsoleErrors(consoleErrors, /(Failed|Not allowed) to launch 'googlegmail:/);
    await form.open("clare");
    await form.sendAll.click();
    const open = form.confirmDialog.getByRole("button", { name: "Open Gmail" });
    await form.openedUrl(() => open.click());
    await form.sentDialog.getByRole("button", { name: "Remind me in three weeks" }).click();
    await expect(form.sentDialog.getByRole("link", { name: "Google Calendar" })).toBeVisible();
    await expect(form.sentDialog.getByRole("link", { name: "Calendar file" })).toHaveCount(0);
  });
});
