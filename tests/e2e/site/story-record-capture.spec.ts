import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { test as base, expect, stubOtherHosts } from "../fixtures.ts";
import { probeVideo } from "./probe-video.ts";
import { storyPage } from "./story-page.ts";

// Only the browser with windows can capture a tab.
const executablePath = desktopChromium();

/**
 * Runs each test in a browser of its own, with the argument for the screen capture. As an option of
 * the worker's browser, it would start a worker and a server for each test.
 */
const test = base.extend<{ captureArgument: string }>({
  captureArgument: ["", { option: true }],
  context: async ({ playwright, captureArgument, externalRequests }, use) => {
    const browser = await playwright.chromium.launch({
      args: [...CHROMIUM_ARGS, captureArgument],
      ...(executablePath ? { executablePath } : {}),
    });
    const context = await browser.newContext();
    await stubOtherHosts(context, externalRequests);
    await use(context);
    await browser.close();
  },
});

test.describe("when screen capture is allowed", () => {
  // Chromium grants it without asking.
  test.use({ captureArgument: "--auto-accept-this-tab-capture" });

  test("the film shows this tab", async ({ page, consoleErrors }) => {
    const story = storyPage(page);
    await story.visit();
    await story.record.click();
    await story.expectPosition(/ 2 seconds of 28$/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Enter"),
    ]);
    const film = await probeVideo(page, await download.path(), "video/webm");
    const screen = page.viewportSize();
    expect(film.width / film.height).toBeCloseTo((screen?.width ?? 0) / (screen?.height ?? 1), 1);
    expect(film.seconds).toBeGreaterThan(1);
    // Chromium also checks the permissions policy for the camera, logs a warning and records the tab anyway.
    expect(consoleErrors.filter((line) => !/camera is not allowed/.test(line))).toEqual([]);
    consoleErrors.length = 0;
  });
});

test.describe("when screen capture is refused", () => {
  // As if the reader had closed the browser's picker.
  test.use({ captureArgument: "--auto-reject-this-tab-capture" });

  test("a dialog explains how to record the 28 seconds by other means", async ({
    page,
    consoleErrors,
  }) => {
    const story = storyPage(page);
    await story.visit();
    await story.record.click();
    const dialog = page.getByRole("dialog", { name: "Record it yourself" });
    await expect(dialog.getByRole("alert")).toContainText("The story runs for 28 seconds.");
    for (const way of ["In the browser", "On a phone", "With an extension"]) {
      await expect(dialog.getByRole("term").filter({ hasText: way })).toBeVisible();
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(story.record).toBeFocused();
    await expect(story.play).toBeVisible();
    expect(consoleErrors.join("\n")).toContain("warning: NotAllowedError");
    consoleErrors.length = 0;
  });
});
