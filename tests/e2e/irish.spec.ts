import type { Page } from "@playwright/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { expectIrish, expectNoOverflow } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const ga = wordingFor("ga");

/** Expects that the element is not wider than the screen, and that no button cuts its text. */
async function expectToFit(page: Page): Promise<void> {
  await expectNoOverflow(page);
  const findCut = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>("button, a, label, h2, h3") ?? [])]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
      .map((each) => `${each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`);
  await expect.poll(() => page.locator("bia-contact-td").evaluate(findCut)).toEqual([]);
}

const setPageLanguage = (page: Page, lang: string) =>
  page.evaluate((lang) => document.documentElement.setAttribute("lang", lang), lang);

const sectionTop = async (page: Page) =>
  Math.round((await page.locator("#find-your-tds").boundingBox())?.y ?? Number.NaN);

test.use({ viewport: { width: 390, height: 844 } });

test("on an Irish page a supporter does the whole job in Irish", async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await form.embed("", {
    content: `<a href="/">Scríobh chuig do Theachta Dála</a>`,
    lang: "ga-IE",
  });
  const picker = page.getByRole("combobox", { name: ga.find.title });
  const heading = (text: string) => page.getByRole("heading", { name: text, exact: true });
  const preview = page.getByRole("region", { name: ga.preview.title });

  await picker.fill("clare");
  await page.getByRole("option", { name: "An Clár", exact: true }).click();
  await expect(heading("Do Theachtaí Dála: An Clár")).toBeVisible();

  // The letter is Irish as the element, and English when the supporter chooses so.
  await expect(preview.getByText("A Theachtaí, a chairde,")).toBeVisible();
  await page.getByRole("button", { name: ga.ownWords.open }).click();
  await page.getByLabel(ga.ownWords.name).fill("Máire Ní Bhriain");
  await expectIrish(page);
  await expectToFit(page);
  await preview.getByRole("button", { name: "English" }).click();
  await expect(preview.getByText("Dear Representative,")).toBeVisible();
  await expect(preview.locator("p > [lang=en]")).toContainText("RE: Retain, Extend, Expand");

  // The page changes its language: everything stays, and so does the chosen letter.
  await setPageLanguage(page, "en");
  await expect(heading("Your TDs in Clare")).toBeVisible();
  await expect(page.getByLabel("Sign it with your name")).toHaveValue("Máire Ní Bhriain");
  await page.getByRole("button", { name: "Language of the letter: Gaeilge" }).click();
  await expect(page.getByText("A Theachtaí, a chairde,")).toBeVisible();
  await setPageLanguage(page, "ga");
  await expect(heading("Do Theachtaí Dála: An Clár")).toBeVisible();

  const { searchParams: query } = await form.openedUrl(() =>
    page.getByRole("button", { name: ga.results.sendAll }).click(),
  );
  expect(query.get("su")).toBe(DEFAULT_CAMPAIGN.texts.ga?.letter.subject);
  const body = query.get("body") ?? "";
  expect(body).toContain("I gContae an Chláir, roghnaíodh 54 ealaíontóir don scéim phíolótach.");
  expect(body).toMatch(/^A Theachtaí, a chairde,\n\n.+\n\nLe dea-ghuí,\n\nMáire Ní Bhriain\n$/s);

  const dialog = page.getByRole("dialog", { name: ga.sent.title });
  await expect(dialog).toContainText("Shroich do ghuth ceathrar Teachtaí Dála");
  await dialog.getByRole("button", { name: ga.share.more }).click();
  await expect(dialog.getByRole("checkbox")).toHaveAccessibleName(
    /^Ainmnigh mo dháilcheantar, An Clár,/,
  );
  await expectIrish(page);
  await expectToFit(page);
});

test("the other language and a reload keep place, TDs and words", async ({ page, form }) => {
  const requested = form.requests();
  const found = page.getByRole("heading", { name: /Dún Laoghaire$/ });
  await page.goto("/ga/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ga");
  await page.getByRole("combobox").fill("dun laoghaire");
  await page.getByRole("option", { name: "Dún Laoghaire", exact: true }).click();
  await expect(found).toBeVisible();
  await page.getByRole("button", { name: "Roghnaigh cé" }).click();
  const boxes = page.getByRole("checkbox");
  await boxes.nth(1).uncheck();
  const expectChoice = async (leftOut: number) => {
    await expect(boxes.nth(leftOut)).not.toBeChecked();
    await expect(found).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /Found|aimsithe/ })).toHaveCount(0);
  };
  await page.evaluate(() => {
    const root = document.querySelector("bia-contact-td")?.shadowRoot;
    const letter = root?.querySelector("[part=preview]")?.getBoundingClientRect();
    scrollTo({ top: scrollY + (letter?.top ?? 0) - 200, behavior: "instant" });
  });
  const place = await sectionTop(page);

  // As from the list of links of a screen reader.
  const english = page.getByRole("banner").getByRole("link", { name: "English", exact: true });
  await english.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === "/" && url.hash === "");
  await expectChoice(1);
  await expect.poll(() => sectionTop(page)).toBeCloseTo(place, -1);
  await page.reload();
  await expectChoice(1);
  await expect.poll(() => sectionTop(page)).toBeCloseTo(place, -1);
  await boxes.nth(1).check();
  await boxes.nth(2).uncheck();
  // A page that the browser shows as it was left learns what has changed.
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === "/ga/");
  await expectChoice(2);
  await expect(boxes.nth(1)).toBeChecked();
  await expect.poll(() => sectionTop(page)).toBeCloseTo(place, -1);

  await english.click();
  await expectChoice(2);
  // A typed address begins at its top.
  await page.goto("/ga/");
  await expectChoice(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(requested.filter((url) => url.includes("Laoghaire") && !url.includes("/api/tds"))).toEqual(
    [],
  );
  // A page that is opened anew begins at its top.
  await page.goto("/privacy");
  await page.goto("/");
  await expect(found).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
