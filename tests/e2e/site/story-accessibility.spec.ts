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

for (const [name, options] of Object.entries({
  "a small phone": { viewport: { width: 320, height: 640 } },
  "a phone held sideways": { viewport: { width: 667, height: 375 } },
})) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("every control is at least 44 by 44 px and on the screen", async ({ page }) => {
      const story = storyPage(page);
      await story.visit();
      const expectLarge = async (targets: ReturnType<typeof page.locator>[]) => {
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
      await expectLarge([story.start, ...(await story.bar.getByRole("button").all())]);
      expect((await story.progress.boundingBox())?.width).toBeGreaterThanOrEqual(
        options.viewport.width < 390 ? 72 : 96,
      );
      await page.keyboard.press("End");
      await expectLarge([
        page.getByRole("link", { name: "Take Action Now" }),
        page.getByRole("link", { name: /^Fill out the government survey/ }),
      ]);
    });
  });
}
