import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ROOT } from "../source-files.ts";

/** The output of `npm run storybook:build`, and the origin under which the tests serve it. */
const BUILD = join(ROOT, ".build/storybook");
const ORIGIN = "http://storybook.example";

type Entry = { id: string; type: string; title: string; name: string; tags: string[] };

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(BUILD, "index.json"), "utf8"),
);
const screenshotStories = Object.values(entries).filter(
  ({ type, tags }) => type === "story" && tags.includes("screenshot"),
);

/** Opens a story from the built files and waits until its play function ends. */
async function openStory(page: Page, id: string): Promise<void> {
  await page.route(/^https?:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return origin === ORIGIN ? route.fulfill({ path: join(BUILD, pathname) }) : route.abort();
  });
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${id}`);
  const phase = await page.waitForFunction(() => {
    const render = Reflect.get(window, "__STORYBOOK_PREVIEW__")?.currentRender;
    return ["finished", "errored", "aborted"].includes(render?.phase) && render.phase;
  });
  expect(await phase.jsonValue(), "the phase of the story").toBe("finished");
  await page.evaluate(() => document.fonts.ready);
}

test("stories have the screenshot tag", () => {
  expect(screenshotStories.length).toBeGreaterThan(15);
});

for (const { id, title, name } of screenshotStories) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`${title}, ${name}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openStory(page, id);
      await expect(page).toHaveScreenshot(`${id}-${width}.png`);
    });
  }
}
