import type { Page } from "@playwright/test";
import { findTextFaults, spaceText } from "../site-layout.mjs";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";
import { expectAccessible } from "./site/expect-accessible.ts";

test.use({ viewport: { width: 390, height: 844 } });

const otherLanguage = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Where the section with the TDs stands on the screen, in pixels from its top. */
const sectionTop = async (page: Page) =>
  Math.round((await page.locator("#find-your-tds").boundingBox())?.y ?? Number.NaN);

test("the other language, a reload and a return keep the place, the TDs and the words, and no server sees them", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const found = page.getByRole("heading", { name: /Dún Laoghaire$/ });
  await page.goto("/ga/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ga");
  await page.getByRole("combobox").fill("dun laoghaire");
  await page.getByRole("option", { name: "Dún Laoghaire", exact: true }).click();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  const boxes = page.getByRole("checkbox");
  await boxes.nth(1).uncheck();
  const expectChoice = async (leftOut: number) => {
    await expect(boxes.nth(leftOut)).not.toBeChecked();
    await expect(found).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /Found|aimsithe/ })).toHaveCount(0);
  };
  /** Follows a link to the other language as from the list of links of a screen reader. */
  const follow = (name: string) =>
    otherLanguage(page, name).evaluate((link: HTMLAnchorElement) => link.click());
  await page.evaluate(() => {
    const root = document.querySelector("bia-contact-td")?.shadowRoot;
    const letter = root?.querySelector("[part=preview]")?.getBoundingClientRect();
    scrollTo({ top: scrollY + (letter?.top ?? 0) - 200, behavior: "instant" });
  });
  const place = await sectionTop(page);

  await follow("English");
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

  const foot = page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true });
  await foot.scrollIntoViewIfNeeded();
  const { y: before = Number.NaN } = (await foot.boundingBox()) ?? {};
  await foot.click();
  const there = page.getByRole("contentinfo").getByRole("link", { name: "Gaeilge", exact: true });
  await expectChoice(2);
  await expect.poll(async () => (await there.boundingBox())?.y).toBeCloseTo(before, -1.3);
  expect(requested.filter((url) => url.includes("Laoghaire") && !url.includes("/api/tds"))).toEqual(
    [],
  );
  // A page that is opened anew begins at its top.
  await page.goto("/privacy");
  await page.goto("/");
  await expect(found).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("every page has its texts, its links and room for them in Irish", async ({
  page,
  consoleErrors,
}) => {
  ignoreConsoleErrors(consoleErrors, /\b40[04]\b/);
  const pages = [
    ["/ga/privacy", 200, /^Aguisín príobháideachais \|/],
    ["/ga/tds", 400, /^Cé acu dáilcheantar is leatsa\? \|/],
    ["/ga/tds?place=Bray", 200, /^Cé acu dáilcheantar is leatsa\? \|/],
    ["/ga/nowhere", 404, /^Níor aimsíodh an leathanach \|/],
    ["/ga/", 200, /^Scríobh chuig do Theachta Dála/],
  ] as const;
  for (const [path, status, title] of pages) {
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.goto(path))?.status(), path).toBe(status);
    await expect(page).toHaveTitle(title);
    await expectAccessible(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const isSpaced of [false, true]) {
      if (isSpaced) await page.evaluate(spaceText);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = () => page.evaluate(findTextFaults);
        await expect.poll(faults, `${path} at ${width} px`).toEqual([]);
      }
    }
    const address = path === "/ga/nowhere" ? "/" : path.slice(3);
    await expect(otherLanguage(page, "English")).toHaveAttribute("href", address);
    for (const href of await page.locator("a[href^='/']").evaluateAll(hrefsOf)) {
      if (href === address || /\.\w+$/.test(href)) continue;
      expect(href, `a link of ${path}`).toMatch(/^\/ga\//);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a supporter finds their TDs in Irish and chooses the letter's language", async ({
    page,
  }) => {
    await page.goto("/ga/");
    await page
      .getByRole("combobox", { name: "Aimsigh do Theachtaí Dála" })
      .selectOption({ label: "An Clár" });
    await page.getByRole("button", { name: "Taispeáin mo Theachtaí Dála" }).click();
    await expect(page).toHaveURL(/\/ga\/tds\?constituency=An\+Cl%C3%A1r$/);
    const mail = page.locator("a[href^='mailto:']").first();
    await expect(mail).toHaveAttribute("href", /body=A%20Theachta/);
    await page.getByRole("link", { name: "An litir i mBéarla" }).click();
    await expect(mail).toHaveAttribute("href", /body=Dear%20Representative/);
    await expect(page.getByText("Dear Representative,")).toBeVisible();
    await otherLanguage(page, "English").click();
    await expect(page).toHaveURL(/\/tds\?constituency=Clare&letter=en$/);
    await page.getByRole("link", { name: "The letter in Irish" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your TDs in Clare");
    await expect(mail).toHaveAttribute("href", /body=A%20Theachta/);
    // What a typed place means is the same on the other side.
    await page.goto("/ga/tds?place=Bray");
    await otherLanguage(page, "English").click();
    await expect(page.getByRole("link", { name: "Bray, in Wicklow", exact: true })).toBeVisible();
  });
});

function hrefsOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute("href") ?? "");
}
