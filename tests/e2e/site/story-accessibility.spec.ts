import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { storyPage } from "./story-page.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the story is accessible while it plays, on a dark background and at its end", async ({
    page,
  }) => {
    test.slow();
    const story = storyPage(page);
    await story.visit();
    await story.play.click();
    await story.expectPosition(/ 1 second of 28$/);
    await expectAccessible(page);
    await story.pause.click();
    for (const moment of ["17000", "28000"]) {
      await story.progress.fill(moment);
      await expectAccessible(page);
    }
  });
});

test("on a small phone, also held sideways, every control is at least 44 by 44 px and on the screen", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.visit();
  const expectLarge = async (targets: Locator[]) => {
    for (const target of targets) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 1 });
      const side = async () => {
        const box = await target.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(side).toBeGreaterThanOrEqual(44);
    }
  };
  for (const [width, height, progressWidth] of [
    [320, 640, 72],
    [667, 375, 96],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press("Home");
    await expectLarge([story.start, ...(await story.bar.getByRole("button").all())]);
    expect((await story.progress.boundingBox())?.width).toBeGreaterThanOrEqual(progressWidth);
    await page.keyboard.press("End");
    await expectLarge([
      page.getByRole("link", { name: "Take Action Now" }),
      page.getByRole("link", { name: /^Fill out the government survey/ }),
    ]);
  }
});
