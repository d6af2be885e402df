import { CHROMIUM_ARGS, installedChromium } from "../../chromium.mjs";
import { expect, test } from "../fixtures.ts";
import { watched } from "./cinema.ts";
import { storyPage } from "./story-page.ts";

const executablePath = installedChromium();

// The browser's own consent, to its own screen.
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, "--auto-accept-this-tab-capture"],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("where it is allowed, the film is of this tab", async ({ page, complaints }) => {
  const story = storyPage(page);
  await storyPage(page).visit();
  await story.record.click();
  await story.tells(/ 2 seconds of 28$/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  const film = await watched(page, await download.path(), "video/webm");
  const screen = page.viewportSize();
  expect(film.width / film.height).toBeCloseTo((screen?.width ?? 0) / (screen?.height ?? 1), 1);
  expect(film.seconds).toBeGreaterThan(1);
  // Chromium asks the policy about the camera too, and films the tab without it.
  expect(complaints.filter((line) => !/camera is not allowed/.test(line))).toEqual([]);
  complaints.length = 0;
});
