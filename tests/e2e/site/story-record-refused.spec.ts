import { CHROMIUM_ARGS, installedChromium } from "../../chromium.mjs";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

const executablePath = installedChromium();

// The browser's own refusal: what a reader does who closes its picker.
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, "--auto-reject-this-tab-capture"],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("where it is refused, the page says how to film it, and that it runs for 28 seconds", async ({
  page,
  complaints,
}) => {
  const story = storyPage(page);
  await storyPage(page).visit();
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
  expect(complaints.join("\n")).toContain("warning: NotAllowedError");
  complaints.length = 0;
});
