import type { Page } from "@playwright/test";
import type { ActionsResponse } from "../../../api/contract/actions.ts";
import { expect, test } from "../fixtures.ts";

test("step 1 scrolls to the TD selection and focuses it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await expect(page.getByRole("region", { name: "Send the letter" })).toBeFocused();
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  await expect(picker).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(picker).toBeFocused();
});

test("step 2 scrolls to the social section and focuses it", async ({ page }) => {
  await page.goto("/");
  const step = page.getByRole("link", { name: "Step 2 AMPLIFY THE MESSAGE" });
  await step.focus();
  await page.keyboard.press("Enter");
  const social = page.getByRole("region", {
    name: "Get involved - Stay connected - Support the arts",
  });
  await expect(social).toBeFocused();
  await expect(social.getByRole("heading", { level: 2 })).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`each constituency in the open list can be clicked at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("combobox", { name: "Find Your TDs" }).fill("co");
    const options = page.getByRole("option");
    await expect(options.nth(4)).toBeVisible();
    // A trial click fails when another element covers the option.
    for (const option of await options.all()) await option.click({ trial: true });
  });
}

/** Answers the requests for the number of opened letters. */
const countLetters = (page: Page, total: () => number) =>
  page.route("**/api/actions", (route) => {
    const json: ActionsResponse = { success: true, total: total(), today: 1 };
    return route.fulfill({ json });
  });

test("the live figure is the baseline plus every letter counted since", async ({ page }) => {
  await countLetters(page, () => 37);
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Live Updates" });
  await expect(strip).toContainText("2,687 artists have taken action");
});

test("a seven-digit live figure does not overlap its label", async ({ page }) => {
  await countLetters(page, () => 4_321_098);
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Live Updates" });
  await expect(strip).toContainText("4,323,748");
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const [figure, label] = await Promise.all([
        strip.locator("[aria-hidden]").first().boundingBox(),
        strip.getByText("artists have taken action").boundingBox(),
      ]);
      if (!figure || !label) throw new Error("The figure or its label is not shown");
      const isApart = figure.x + figure.width <= label.x || figure.y + figure.height <= label.y;
      expect(isApart, `at ${width} px`).toBe(true);
      expect(figure.x + figure.width, `at ${width} px`).toBeLessThanOrEqual(width);
    }).toPass();
  }
});

test("the live figure is updated when the supporter returns to the tab", async ({ page }) => {
  let total = 1;
  await countLetters(page, () => total);
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Live Updates" });
  await expect(strip).toContainText("2,651");
  total = 2;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(strip).toContainText("2,652");
});

for (const [name, response] of [
  ["fails", { status: 503, json: { success: false, error: "down" } }],
  ["returns HTML", { status: 200, body: "<html>" }],
] as const) {
  test(`no figure is shown and the layout stays the same when the count request ${name}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route("**/api/actions", (route) => route.fulfill(response));
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Live Updates" });
    await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
    await expect(strip).toContainText("Many artists have taken action");
    expect(await strip.innerText()).not.toMatch(/\d/);
    const height = async () => (await strip.boundingBox())?.height;
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const heightWithoutFigure = await height();
    await page.unroute("**/api/actions");
    await page.reload();
    await expect(strip).toContainText(/\d,\d{3} ?artists have taken action/);
    await expect.poll(height).toBe(heightWithoutFigure);
    // The browser itself reports the 503.
    consoleErrors.length = 0;
  });
}

test("the four pilot figures are listed and can be downloaded as a picture", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const sheet = page.getByRole("region", { name: "What the pilot showed" });
  await expect(sheet.getByRole("listitem")).toHaveText([
    "3.6 more new works in six months",
    "8 more hours a week on practice",
    "2.7 fewer hours in non-arts work",
    /risk of deprivation: from three times the general population’s to twice/,
  ]);
  const download = sheet.getByRole("link", { name: "Download the four figures (PNG)" });
  const picture = await request.get((await download.getAttribute("href")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("the follow and share links open a new tab, and sharing passes the page's address", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const links = page.getByRole("link", { name: /^(Follow|Share on)/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  const share = page.getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("href", new RegExp(encodeURIComponent(`${baseURL}/`)));
});

test("the plain form finds TDs when the element cannot be loaded", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/embed/v1/bia-contact-td.full-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("combobox", { name: "Find Your TDs" }).selectOption("Clare");
  await page.getByRole("button", { name: "Show your TDs" }).click();
  await expect(page.getByRole("heading", { name: "Your TDs in Clare" })).toBeVisible();
  expect(consoleErrors.join()).toContain("The element could not be loaded");
  consoleErrors.length = 0;
});
