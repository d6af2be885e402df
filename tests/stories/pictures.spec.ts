import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ROOT } from "../source-files.ts";

/** Where `npm run storybook:build` leaves the workshop, and where it seems to stand. */
const BUILT = join(ROOT, ".build/storybook");
const ORIGIN = "http://workshop.example";

type Entry = { id: string; type: string; title: string; name: string; tags: string[] };

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(BUILT, "index.json"), "utf8"),
);
const pictured = Object.values(entries).filter(
  ({ type, tags }) => type === "story" && tags.includes("pictured"),
);

/** Opens a story out of the built files, and waits until its steps are done. */
async function open(page: Page, id: string): Promise<void> {
  await page.route(/^https?:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return origin === ORIGIN ? route.fulfill({ path: join(BUILT, pathname) }) : route.abort();
  });
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${id}`);
  const ended = await page.waitForFunction(() => {
    const { phase } = Reflect.get(window, "__STORYBOOK_PREVIEW__")?.currentRender ?? {};
    return ["finished", "errored", "aborted"].includes(phase) && phase;
  });
  expect(await ended.jsonValue(), "the story's own steps").toBe("finished");
  await page.evaluate(() => document.fonts.ready);
}

test("there are pictured stories", () => {
  expect(pictured.length).toBeGreaterThan(15);
});

for (const { id, title, name } of pictured) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`${title}, ${name}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, id);
      await expect(page).toHaveScreenshot(`${id}-${width}.png`);
    });
  }
}
