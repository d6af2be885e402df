import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the eight scenes are shown with decreasing colour and without controls", async ({
    page,
  }) => {
    await page.goto("/day-without-arts");
    const story = storyPage(page);
    await expect(story.sections).toHaveCount(8);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Day Without the Arts");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(7);
    await expect(story.bar).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    const heights = await Promise.all(
      (await story.sections.all()).map(async (section) => (await section.boundingBox())?.height),
    );
    expect(heights).toEqual(Array(8).fill(844));
    const drains = await story.drains();
    expect(drains).toEqual([...drains].sort((a, b) => a - b));
    expect([drains[0], drains[7]]).toEqual([0, 1]);
    await page.getByRole("link", { name: "Take Action Now" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("the story's colours are the same in dark mode", async ({ page }) => {
  const colours = async () => {
    const story = storyPage(page);
    await story.visit();
    await expect(story.bar).toBeVisible();
    return page.evaluate(() =>
      ["body", "[data-bar]", "[data-start]", "footer"].map((part) => {
        const { color, backgroundColor } = getComputedStyle(
          document.querySelector(part) ?? document.body,
        );
        return [part, color, backgroundColor];
      }),
    );
  };
  const light = await colours();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colours()).toEqual(light);
});

test("the print shows the eight scenes without controls", async ({ page }) => {
  const story = storyPage(page);
  await story.visit();
  await page.emulateMedia({ media: "print" });
  await expect(story.bar).toBeHidden();
  await expect(story.start).toBeHidden();
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
});

test("the pictures stay where something has changed the page before its script runs", async ({
  page,
  consoleErrors,
}) => {
  // As a translation or an extension does. React then renders the page anew.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const title = document.querySelector("#scene-1-title");
      if (title && document.readyState === "interactive") title.textContent = "Translated";
    });
  });
  const story = storyPage(page);
  await story.visit();
  await expect(page.locator("#scene-1-title")).not.toHaveText("Translated");
  await expect(page.locator("[data-picture] > svg")).toHaveCount(8);
  expect(consoleErrors).toHaveLength(1);
  consoleErrors.length = 0;
});
