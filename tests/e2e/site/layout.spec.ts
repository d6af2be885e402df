import {
  findPilotFaults,
  findStoryLinkFaults,
  findTeaserFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";

const WIDTHS = [320, 390, 768, 1024, 1280];

for (const path of PAGES) {
  test(`no text of ${path} is cut off or overlaps, also with wide text spacing`, async ({
    page,
    consoleErrors,
  }) => {
    ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const isSpaced of [false, true]) {
      if (isSpaced) await page.evaluate(spaceText);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(findTextFaults), `${width} px`).toEqual([]);
      }
    }
  });
}

test("the pilot's pictures fill their panels and leave the figures free", async ({ page }) => {
  await page.goto("/");
  for (const width of [...WIDTHS, 700, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findPilotFaults), `${width} px`).toEqual([]);
  }
});

test("the story teaser's texts stand in the picture's sky on a wide screen", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of [1024, 1100, 1200, 1280, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findTeaserFaults), `${width} px`).toEqual([]);
  }
});

test("no outline of the story's last picture runs through its links", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/day-without-arts");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const sizes = [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = () => page.evaluate(findStoryLinkFaults);
    await expect.poll(faults, `${width} by ${height} px`).toEqual([]);
  }
});
