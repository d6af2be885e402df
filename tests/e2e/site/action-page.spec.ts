import type { ActionsResponse } from "../../../api/contract/responses.ts";
import { findPilotFaults, findTeaserFaults, findTextFaults } from "../../site-layout.mjs";
import { expect, test } from "../fixtures.ts";

test("steps lead to picker and social section, and pictures fit", async ({ page, form }) => {
  const { picker } = form;
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(picker).toBeInViewport({ ratio: 1 });
  }
  const event = form.nextEvent();
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await expect(picker).toBeFocused();
  expect((await event).meta).toEqual({ source: "ActionSection" });
  const ticket = page.getByRole("region", { name: "Send the letter" });
  await expect.poll(async () => (await ticket.boundingBox())?.y).toBeLessThanOrEqual(24);
  const step = page.getByRole("link", { name: "Step 2 AMPLIFY THE MESSAGE" });
  await step.focus();
  await page.keyboard.press("Enter");
  const social = page.getByRole("region", {
    name: "Get involved - Stay connected - Support the arts",
  });
  await expect(social).toBeFocused();
  await expect(social.getByRole("heading", { level: 2 })).toBeInViewport();

  // The pilot's pictures fill their panels, and the teaser its sky.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const expectRight = async (width: number, find: () => string[]) => {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(find), `${width} px`).toEqual([]);
  };
  for (const width of [320, 390, 700, 900]) await expectRight(width, findPilotFaults);
  for (const width of [1024, 1200, 1440, 2560]) {
    await expectRight(width, findPilotFaults);
    await expectRight(width, findTeaserFaults);
  }
});

test("the live figure counts letters, and needs an answer", async ({ page, consoleErrors }) => {
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
  // The widest figure has room beside its label.
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(findTextFaults)).toEqual([]);
});
