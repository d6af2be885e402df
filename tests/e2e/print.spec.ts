import type { Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** The states that are opened on the screen, one after the other, before the page is printed. */
const STATES: Record<string, (page: Page, form: ContactForm) => Promise<unknown>> = {
  "the results": async () => {},
  "the other ways to send": (page) =>
    page.getByRole("button", { name: "Another way to send" }).click(),
  "the list of constituencies": (page) => page.getByRole("combobox").click(),
  "the success dialog": async (_, form) => {
    await form.openedUrl();
    await expect(form.sentDialog).toBeVisible();
  },
};

/** The dark theme with the page's own light ink. */
const LIGHT_ON_DARK = `theme="dark" style="--bia-ink: white; --bia-paper: navy"`;

/** Texts that every print contains. */
const PRINTED_TEXTS = [
  "Your TDs in Clare",
  "Timmy Dooley",
  "timmy.dooley@oireachtas.ie",
  "RE: Retain, Extend, Expand Basic Income For The Arts",
  "Dear Representative,",
  "Kind regards,",
];

/**
 * Returns the controls and the texts that the element shows, and the lightest ink of a text, as
 * the sum of red, green and blue.
 */
function readPrinted(page: Page) {
  return page.locator("bia-contact-td").evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const isVisible = (node: Element) => node.checkVisibility({ visibilityProperty: true });
    const texts = [...root.querySelectorAll("h3, h4, p, [part=preview] p")].filter(
      (node) => isVisible(node) && node.getBoundingClientRect().height > 1,
    );
    const controls = [...root.querySelectorAll("button, input, textarea, dialog, [popover]")];
    const inks = texts.map((node) =>
      (getComputedStyle(node).color.match(/\d+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
    return {
      controls: controls.filter(isVisible).map((node) => node.outerHTML),
      texts: texts.map((node) => node.textContent ?? "").join("\n"),
      lightest: Math.max(...inks),
    };
  });
}

test("printed in light ink, whatever is open, it shows the letter and the TDs in dark ink, and no controls", async ({
  page,
  form,
}) => {
  await form.embed(`${LIGHT_ON_DARK} constituency="Clare"`);
  await expect(form.heading("Clare")).toBeVisible();
  for (const [state, show] of Object.entries(STATES)) {
    await test.step(state, async () => {
      await page.emulateMedia({ media: "screen" });
      await show(page, form);
      await page.emulateMedia({ media: "print" });
      // Colours change with a transition.
      await expect(async () => {
        const { controls, texts, lightest } = await readPrinted(page);
        expect(controls).toEqual([]);
        for (const text of PRINTED_TEXTS) expect(texts).toContain(text);
        expect(texts).not.toContain("One last step");
        expect(texts).not.toContain("Opens Gmail");
        expect(lightest).toBeLessThan(3 * 110);
      }).toPass();
      const pdf = await page.pdf({ format: "A4" });
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThanOrEqual(3);
    });
  }
});
