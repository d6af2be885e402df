import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../source-files.ts";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

/** Whether this checkout contains the rendered film; the page offers a download only then. */
const HAS_REEL = existsSync(join(ROOT, "site/public/day-without-arts-reel.mp4"));

test("the survey link opens a new tab and posts exactly one event", async ({ page, context }) => {
  const events: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) events.push(request.postDataJSON());
  });
  const story = storyPage(page);
  await story.visit();
  await story.start.click();
  await story.pauseExperience.click();
  await story.reset.click();
  await page.keyboard.press("End");
  const link = page.getByRole("link", {
    name: "Fill out the government survey before the deadline",
  });
  await expect(link).toHaveAttribute("rel", "noopener");
  const eventResponse = page.waitForResponse("**/api/events");
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  expect((await eventResponse).status()).toBe(204);
  await tab.close();
  expect(events).toEqual([
    {
      id: expect.any(String),
      ...{ actor: "anon", action: "survey_click", entity: "cta", meta: { source: "Story" } },
    },
  ]);
});

test("the film's download is offered exactly when the build contains the film", async ({
  page,
  request,
}) => {
  const story = storyPage(page);
  await story.visit();
  const offers = page.getByRole("link", { name: "Save the film" });
  await expect(offers).toHaveCount(HAS_REEL ? 2 : 0);
  if (!HAS_REEL) return;
  await expect(offers.first()).toHaveAttribute("download", "day-without-arts-reel.mp4");
  const film = await request.head("/day-without-arts-reel.mp4");
  expect(film.headers()["content-type"]).toBe("video/mp4");
  expect(film.headers()["content-encoding"]).toBeUndefined();
  expect(Number(film.headers()["content-length"])).toBeLessThan(6_000_000);
});
