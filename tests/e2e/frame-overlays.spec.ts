import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openFramedPage } from "./framed-page.ts";

/** Returns how far a box reaches out of the visitor's screen at the top and bottom, in pixels. */
async function beyondScreen(page: Page, box: Locator): Promise<number> {
  const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const screen = page.viewportSize()?.height ?? 0;
  return Math.max(0, -y, y + height - screen);
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

for (const size of SIZES) {
  test.describe(`in a frame as tall as its content at ${size.width} by ${size.height} px`, () => {
    test.use({ viewport: size });

    test("a notice, and the dialog after each way to press a button, stand where the visitor is", async ({
      page,
      campaign,
    }) => {
      const frame = await openFramedPage(page, campaign.origin);
      const picker = frame.getByRole("combobox", { name: "Find Your TDs" });
      await picker.fill("clare");
      await frame.getByRole("option").first().click();
      const notice = frame.getByRole("status").filter({ hasText: "TDs Found" }).last();
      await expect(notice).toBeVisible();
      await expect.poll(() => beyondScreen(page, notice)).toBe(0);

      for (const [button, way] of [
        ["Send to All TDs Now!", "press"],
        ["Send to Donna McGettigan", "key"],
      ] as const) {
        await test.step(`${way} on '${button}'`, () => sendAndClose(page, frame, button, way));
      }
    });
  });
}

test.describe("in a low frame at 320 px", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("a notice leaves the field with the focus free, wherever the focus goes", async ({
    page,
    campaign,
    form,
  }) => {
    await form.holdTimers(6_000);
    const frame = await openFramedPage(page, campaign.origin, { onHeight: null });
    const picker = frame.getByRole("combobox", { name: "Find Your TDs" });
    await expect(frame.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
      "Contact your TD about the Basic Income for the Arts",
    );
    await picker.fill("clare");
    await picker.press("Enter");
    const notice = frame.getByRole("button", { name: "Dismiss" }).locator("..");
    await expect(notice).toContainText("TDs Found!");
    for (let presses = 0; presses < 12; presses += 1) {
      const isCovered = () =>
        notice.evaluate((box) => {
          const focused = (box.getRootNode() as ShadowRoot).activeElement ?? document.body;
          const [toast, field] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
          return toast.top < field.bottom && field.top < toast.bottom;
        });
      await expect.poll(isCovered).toBe(false);
      await page.keyboard.press("Tab");
    }
  });
});

async function sendAndClose(
  page: Page,
  frame: FrameLocator,
  button: string,
  way: "press" | "key",
): Promise<void> {
  const send = frame.getByRole("button", { name: button });
  await send.scrollIntoViewIfNeeded();
  const popup = page.context().waitForEvent("page");
  if (way === "press") await send.click();
  else await send.press("Enter");
  await (await popup).close();
  const dialog = frame.getByRole("dialog", { name: "Message Sent!" });
  await expect(dialog).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  const heading = dialog.getByRole("heading", { name: "Message Sent!" });
  await expect.poll(() => beyondScreen(page, heading)).toBe(0);
  const lastStep = dialog.getByText(/^One last step/);
  await expect.poll(() => beyondScreen(page, lastStep)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => beyondScreen(page, send)).toBe(0);
}
