import {
  doubleText,
  findLargeTextFaults,
  findPilotFaults,
  findStoryLinkFaults,
  findTeaserFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";

const WIDTHS = [320, 390, 768, 1024, 1280];

/** The pages of visitors, in both languages. */
const VISITORS_PAGES = [
  ...PAGES.filter((path) => !/private|admin/.test(path)),
  "/tds?constituency=Kerry",
  "/day-without-arts",
].flatMap((path) => [path, `/ga${path}`]);

for (const path of new Set([...PAGES, ...VISITORS_PAGES])) {
  test(`no text of ${path} is cut off, overlaps or lies on a picture, with wide spacing or twice as large`, async ({
    page,
    consoleErrors,
  }) => {
    ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    if (VISITORS_PAGES.includes(path)) {
      await page.evaluate(doubleText);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      // High enough for the page's pictures; the story's are as high as the screen.
      const height = path.endsWith("/day-without-arts") ? 844 : 12_000;
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(findTextFaults), `${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(findLargeTextFaults), `${width} px`).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    }
    if (!PAGES.includes(path)) return;
    for (const isSpaced of [false, true]) {
      if (isSpaced) await page.evaluate(spaceText);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(findTextFaults), `${width} px`).toEqual([]);
      }
    }
  });
}

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

test("the story's last actions are below its picture on a phone, and no outline runs through its links", async ({
  page,
}) => {
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
    if (width > height) continue;
    const picture = await page.locator("#scene-7 [data-picture]").boundingBox();
    const action = await page.getByRole("link", { name: "Take Action Now" }).boundingBox();
    expect(action?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  }
});
