import type { ActionsResponse } from "../../../api/contract/responses.ts";
import { findPilotFaults, findTeaserFaults } from "../../site-layout.mjs";
import { expect, test } from "../fixtures.ts";

test("step 1 scrolls to the TD selection and focuses it, and step 2 the social section", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await expect(page.getByRole("region", { name: "Send the letter" })).toBeFocused();
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  await expect(picker).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(picker).toBeFocused();
  const step = page.getByRole("link", { name: "Step 2 AMPLIFY THE MESSAGE" });
  await step.focus();
  await page.keyboard.press("Enter");
  const social = page.getByRole("region", {
    name: "Get involved - Stay connected - Support the arts",
  });
  await expect(social).toBeFocused();
  await expect(social.getByRole("heading", { level: 2 })).toBeInViewport();
});

test("the live figure is left out without an answer, then the baseline plus every letter counted since, updated on return to the tab, and beside its label at any width", async ({
  page,
  consoleErrors,
}) => {
  let answer: object = { status: 503, json: {} };
  const countLetters = (total: number) => {
    answer = { status: 200, json: { success: true, total, today: 1 } satisfies ActionsResponse };
  };
  await page.route("**/api/actions", (route) => route.fulfill(answer));
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Live Updates" });
  await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
  await expect(strip).toContainText("Many artists have taken action");
  expect(await strip.innerText()).not.toMatch(/\d/);
  // The browser itself reports the 503.
  consoleErrors.length = 0;
  const height = async () => (await strip.boundingBox())?.height;
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const heightWithoutFigure = await height();
  countLetters(1);
  await page.reload();
  await expect(strip).toContainText("2,651");
  await expect.poll(height).toBe(heightWithoutFigure);
  countLetters(4_321_098);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(strip).toContainText("4,323,748");
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const [figure, label] = await Promise.all([
        strip.getByText("4,323,748").boundingBox(),
        strip.getByText("artists have taken action").boundingBox(),
      ]);
      if (!figure || !label) throw new Error("The figure or its label is not shown");
      const isApart = figure.x + figure.width <= label.x || figure.y + figure.height <= label.y;
      expect(isApart, `at ${width} px`).toBe(true);
      expect(figure.x + figure.width, `at ${width} px`).toBeLessThanOrEqual(width);
    }).toPass();
  }
});

test("the pilot's pictures fill their panels and leave the figures free, and the story teaser's texts stand in the picture's sky", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of [320, 390, 700, 768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findPilotFaults), `${width} px`).toEqual([]);
  }
  for (const width of [1024, 1100, 1200, 1280, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findPilotFaults), `${width} px`).toEqual([]);
    await expect.poll(() => page.evaluate(findTeaserFaults), `${width} px`).toEqual([]);
  }
});
