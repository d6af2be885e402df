import type { Locator, Page } from "@playwright/test";
import { HOST_PAGES } from "../hosts/pages.mjs";
import { expect, test } from "./fixtures.ts";

/** Print styles of a page that wants nothing of it printed, on a small sheet with wide margins. */
const HOSTILE_STYLES = `<style>
  html { transform: rotate(2deg); font-size: 5px }
  @page { size: A5 landscape; margin: 4cm }
  @page :first { margin: 5cm }
  @media print { *, html body#host.host { display: none !important; color: red !important } }
</style>`;

/** The part of a sheet, in millimetres, that all windows of DL and C5 envelopes show. */
const WINDOW = { left: 20, top: 57, right: 101, bottom: 79.7 };

/** The part that one of the DL windows shows, where nothing else may stand. */
const SEEN = { top: 46, right: 110, bottom: 92 };

const WHY = "I teach the fiddle in a parish hall and play at weddings. ".repeat(9).slice(0, 500);

/** Makes the print dialog open or be ignored, on the pages that are opened from now on. */
async function stubPrint(page: Page, opens: boolean): Promise<void> {
  await page.addInitScript((isOpened) => {
    window.print = () => {
      if (!isOpened) return;
      window.dispatchEvent(new Event("beforeprint"));
      window.dispatchEvent(new Event("afterprint"));
    };
  }, opens);
}

const printButton = (page: Page) => page.getByRole("button", { name: "Print and post" });

const pagesOf = (pdf: Buffer): number =>
  (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;

/** Returns the boxes of the addresses' lines and of all other lines, in millimetres of their sheet. */
function measureSheets(page: Page) {
  return page.locator("article:visible").evaluateAll((sheets) => {
    const mm = (px: number) => (px * 25.4) / 96;
    return sheets.map((sheet) => {
      const { left, top } = sheet.getBoundingClientRect();
      const lines = [...sheet.querySelectorAll("p")].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const box = range.getBoundingClientRect();
        return {
          text: line.textContent ?? "",
          left: mm(box.left - left),
          right: mm(box.right - left),
          top: mm(box.top - top),
          bottom: mm(box.bottom - top),
        };
      });
      const end = lines.findIndex(({ text }) => text === "Dublin 2") + 1;
      const start = lines.findIndex(({ text }) => text.endsWith(" TD"));
      return {
        address: lines.slice(start, end),
        others: [...lines.slice(0, start), ...lines.slice(end)],
      };
    });
  });
}

test("five letters print alone, their addresses in the window", async ({ page, form }) => {
  await stubPrint(page, true);
  await form.embed('constituency="Kerry"', {
    around: (tag) => `${HOSTILE_STYLES}<main id="host" class="host">${tag}</main>`,
  });
  await page.getByRole("button", { name: "Add why it matters to you" }).click();
  await page.getByLabel("Sign it with your name").fill("Aoife Byrne");
  await page.getByLabel("Your town or Eircode").fill("Listowel");
  await page.getByLabel("Why it matters to you").fill(WHY);
  await page.getByRole("button", { name: "Another way to send" }).click();
  const event = form.nextEvent();
  await printButton(page).click();
  await expect(
    page.getByText("Printed? Sign each one, fold them at the marks and post them."),
  ).toBeVisible();
  expect((await event).meta).toMatchObject({ provider: "post", personalised: true });
  await expect(form.sentDialog).toBeHidden();
  await expect(printButton(page)).toBeFocused();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "A gallery" })).toBeHidden();
  const sheets = await measureSheets(page);
  expect(sheets).toHaveLength(5);
  for (const { address, others } of sheets) {
    expect(address).toHaveLength(4);
    for (const line of address) {
      expect(line.left, line.text).toBeGreaterThan(WINDOW.left);
      expect(line.right, line.text).toBeLessThan(WINDOW.right - 10);
      expect(line.top, line.text).toBeGreaterThan(WINDOW.top);
      expect(line.bottom, line.text).toBeLessThan(WINDOW.bottom);
    }
    for (const { text, left, top, bottom } of others) {
      const isOutside = left > SEEN.right || bottom < SEEN.top || top > SEEN.bottom;
      expect(isOutside, text).toBe(true);
    }
  }
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true });
    expect(pagesOf(pdf), format).toBe(5);
  }

  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Tab");
  expect(await page.locator("bia-letters").count()).toBe(0);
});

test("where no print dialog opens, the sheets are shown", async ({ page, campaign, form }) => {
  await stubPrint(page, false);
  await form.openPage(HOST_PAGES["strict policy"].replaceAll("CAMPAIGN", campaign.origin));
  await form.choose("kerry");
  const counted = form.requests(/\/api\/events/);
  await page.getByRole("button", { name: "Another way to send" }).click();
  await printButton(page).click();
  await expect(page.getByText("Your browser didn’t open its print dialog")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(page.getByText(/If a TD has no published office address/)).toBeVisible();
  expect(counted).toEqual([]);
  // Some print without saying so, and read the sheets later.
  await expect(page.locator("bia-letters")).toHaveCount(1);
  await page.keyboard.press("Shift");
  await expect(page.locator("bia-letters")).toHaveCount(0);

  const [letters] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open the letters as a page" }).click(),
  ]);
  await expect(letters.getByRole("heading", { name: "Letters to post" })).toBeVisible();
  await letters.emulateMedia({ media: "print" });
  await expect(letters.getByRole("heading")).toBeHidden();
  expect(await letters.getByRole("article").first().boundingBox()).toMatchObject({ y: 0 });
  expect(pagesOf(await letters.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(5);
});

const PRINTED_TEXTS = [
  "Your TDs in Clare",
  "Timmy Dooley",
  "timmy.dooley@oireachtas.ie",
  "RE: Retain, Extend, Expand Basic Income For The Arts",
  "Dear Representative,",
  "Kind regards,",
];

/** Returns the lightest ink of the element's texts, as the sum of red, green and blue. */
function lightestInk(page: Page): Promise<number> {
  return page.locator("bia-contact-td :is(h3, h4, p)").evaluateAll((texts) => {
    const visible = texts.filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const inks = visible.map((node) => getComputedStyle(node).color.match(/\d+/g) ?? []);
    return Math.max(...inks.map(([r, g, b]) => Number(r) + Number(g) + Number(b)));
  });
}

test("the printed element is letter and TDs in dark ink", async ({ page, form }) => {
  const lightOnDark = `theme="dark" style="--bia-ink: white; --bia-paper: navy"`;
  await form.embed(`${lightOnDark} constituency="Clare"`);
  await expect(form.heading("Clare")).toBeVisible();
  const element = page.locator("bia-contact-td");
  const visible = (part: Locator) => part.filter({ visible: true });
  const expectPrinted = async () => {
    await page.emulateMedia({ media: "print" });
    const controls = element.locator("button, input, textarea, dialog, [popover]");
    await expect(visible(controls)).toHaveCount(0);
    for (const text of PRINTED_TEXTS)
      await expect(visible(element.getByText(text))).not.toHaveCount(0);
    await expect(visible(element.getByText(/One last step|with Gmail/))).toHaveCount(0);
    // Colours change with a transition.
    await expect.poll(() => lightestInk(page)).toBeLessThan(3 * 110);
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: "screen" });
  };
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("button", { name: "Choose who" }).click();
  await expectPrinted();
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  await expectPrinted();
});

test("the printed action page is the findings, then the letter", async ({ page, form }) => {
  await page.goto("/");
  await expect(page.getByRole("combobox")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const findings = page.locator("#pilot-sheet");
  await expect(findings).toBeVisible();
  await expect(page.locator("bia-contact-td")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(findings).toBeHidden();
  await expect(form.heading("Clare")).toBeVisible();
});

// Four and six TDs.
for (const path of ["/tds/dun-laoghaire", "/ga/tds/dublin-south-west"]) {
  test(`${path} on paper is a brief of one sheet, with room for notes`, async ({ page }) => {
    await page.goto(path);
    await page.locator("bia-contact-td").scrollIntoViewIfNeeded();
    await expect(page.locator("#people")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    const people = page.locator("#people > ul > li");
    for (const person of await people.all()) {
      await expect(person.getByRole("heading")).toBeVisible();
      await expect(person.getByText("@")).toBeVisible();
      await expect(person.getByText(/\?/)).toBeVisible();
    }
    await expect(page.getByText(new RegExp(`^[\\w.:]+${path}$`))).toBeVisible();
    await expect(page.getByText(/^(What the pilot showed|Cad a léirigh.+): ?3\.6/)).toBeVisible();
    for (const away of ["header", "footer", "bia-contact-td", "#meet", "#share"])
      await expect(page.locator(away)).toBeHidden();
    const notes = await page.getByText(/^(Notes|Nótaí)$/).boundingBox();
    // At least 30 mm.
    expect(notes?.height).toBeGreaterThan(113);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
}
