import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

// Only the browser with windows can capture a tab.
const executablePath = desktopChromium();

// Chromium refuses the screen capture, as if the reader had closed its picker.
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, "--auto-reject-this-tab-capture"],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("when screen capture is refused, a dialog explains how to record the 28 seconds by other means", async ({
  page,
  consoleErrors,
}) => {
  const story = storyPage(page);
  await story.visit();
  await story.record.click();
  const dialog = page.getByRole("dialog", { name: "Record it yourself" });
  await expect(dialog.getByRole("alert")).toContainText("The experience runs for 28 seconds.");
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
