import type { Page } from "@playwright/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { allTexts } from "../../stories/foundations/all-texts.ts";
import { findEn } from "../../widget/domain/wording/find-en.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { expect, test } from "./fixtures.ts";

const ga = wordingFor("ga");

/** The English texts that Irish has others for. */
const ENGLISH_TEXTS = new Set(
  [...allTexts(wordingFor("en"), "en").map(({ text }) => text), ...Object.values(findEn)]
    .filter((text) => typeof text === "string")
    .flatMap((text) => text.split("\n")),
);
for (const { text } of allTexts(ga, "ga"))
  for (const line of text.split("\n")) ENGLISH_TEXTS.delete(line);

/** Words that English sentences have, and neither Irish ones nor names. */
const ENGLISH_WORDS = /\b(?:the|your|and|with|of|this|you|email|letter|from)\b/i;

/** Returns the texts and labels of the element, without what is marked as English. */
function shownTexts(page: Page): Promise<string[]> {
  return page.locator("bia-contact-td").evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const texts: string[] = [];
    for (const each of root.querySelectorAll("*")) {
      if (each.closest("[lang]")?.getAttribute("lang") !== "ga" || each.localName === "style")
        continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) {
        texts.push(each.getAttribute(name) ?? "");
      }
      for (const child of each.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? "");
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });
}

async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await shownTexts(page);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => ENGLISH_TEXTS.has(text) || ENGLISH_WORDS.test(text))).toEqual([]);
}

/** Expects that nothing stands beside the screen, and that no button cuts its text. */
async function expectToFit(page: Page): Promise<void> {
  const findCut = (element: Element) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = element.shadowRoot?.querySelectorAll<HTMLElement>("button, a, label, h2, h3");
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : []),
      ...[...(controls ?? [])]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
        .map((each) => `${each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`),
    ];
  };
  await expect.poll(() => page.locator("bia-contact-td").evaluate(findCut)).toEqual([]);
}

const setPageLanguage = (page: Page, lang: string) =>
  page.evaluate((lang) => document.documentElement.setAttribute("lang", lang), lang);

test.use({ viewport: { width: 320, height: 640 } });

test("on an Irish page a supporter does the whole job in Irish, and nothing is lost when the language changes", async ({
  page,
  form,
}) => {
  await form.embed("", {
    content: `<a href="/">Scríobh chuig do Theachta Dála</a>`,
    lang: "ga-IE",
  });
  const picker = page.getByRole("combobox", { name: ga.find.title });
  const heading = (text: string) => page.getByRole("heading", { name: text, exact: true });
  const preview = page.getByRole("region", { name: ga.preview.title });

  // The list is in the order of the Irish names, and both names find a constituency.
  await picker.click();
  await expect(page.getByRole("option").first()).toHaveText("An Cabhán-Muineachán");
  await picker.fill("corcaigh thoir");
  await page.getByRole("option", { name: "Corcaigh Thoir" }).click();
  await expect(heading("Do Theachtaí Dála: Corcaigh Thoir")).toBeVisible();
  await picker.fill("clare");
  await page.getByRole("option", { name: "An Clár", exact: true }).click();
  await expect(heading("Do Theachtaí Dála: An Clár")).toBeVisible();
  await expect(picker).toHaveValue("An Clár");
  await expect(
    page.getByRole("status").filter({ hasText: "Aimsíodh ceathrar Teachtaí Dála: An Clár" }),
  ).toBeVisible();
  await expect
    .poll(() => form.events())
    .toContainEqual(["bia-lookup", expect.objectContaining({ constituency: "Clare", count: 4 })]);

  // The letter is Irish as the element, and English when the supporter chooses so.
  await expect(preview.getByText("A Theachtaí, a chairde,")).toBeVisible();
  const inEnglish = page.getByRole("radio", { name: "English" });
  const inIrish = page.getByRole("radio", { name: "Gaeilge" });
  await expect(inIrish).toBeChecked();
  await page.getByRole("button", { name: ga.ownWords.open }).click();
  await page.getByLabel(ga.ownWords.name).fill("Máire Ní Bhriain");
  await page.getByRole("button", { name: ga.find.showMap }).click();
  await expect(page.getByText("Imlínte: Tailte Éireann")).toBeVisible();
  await expectNoEnglish(page);
  await expectToFit(page);
  await inEnglish.check();
  await expect(preview.getByText("Dear Representative,")).toBeVisible();
  await expect(preview.locator("div[lang=en]")).toContainText("RE: Retain, Extend, Expand");
  await expect(page.getByRole("button", { name: "I am a…" })).toBeVisible();

  // The page changes its language: everything stays, and so does the chosen letter.
  await setPageLanguage(page, "en");
  await expect(heading("Your TDs in Clare")).toBeVisible();
  await expect(page.getByLabel("Sign it with your name")).toHaveValue("Máire Ní Bhriain");
  await expect(page.getByText("Outlines: Tailte Éireann")).toBeVisible();
  await inIrish.check();
  await expect(page.getByText("A Theachtaí, a chairde,")).toBeVisible();
  await setPageLanguage(page, "ga");
  await expect(heading("Do Theachtaí Dála: An Clár")).toBeVisible();

  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: ga.results.sendAll }).click(),
  ]);
  await opened.waitForURL(/^https:/);
  const query = new URL(opened.url()).searchParams;
  await opened.close();
  const { letter } = DEFAULT_CAMPAIGN.texts.ga ?? {};
  expect(query.get("su")).toBe(letter?.subject);
  expect(query.get("body")).toBe(`${letter?.body.trimEnd()}\n\nMáire Ní Bhriain\n`);

  const dialog = page.getByRole("dialog", { name: ga.sent.title });
  await expect(dialog).toContainText("Shroich do ghuth ceathrar Teachtaí Dála");
  await expect(dialog).toContainText("Lean ort ag labhairt amach ar son na n-\u2060ealaíon");
  await expect(dialog.getByRole("checkbox")).toHaveAccessibleName(
    "Ainmnigh mo dháilcheantar: An Clár",
  );
  await dialog.getByRole("checkbox").check();
  await expectNoEnglish(page);
  await expectToFit(page);
  await setPageLanguage(page, "en");
  await expect(page.getByRole("dialog", { name: "Message Sent!" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Name my constituency, Clare" })).toBeChecked();
});
