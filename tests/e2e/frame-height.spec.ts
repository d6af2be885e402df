import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { messagesOf, openFramedPage } from "./framed-page.ts";

const boxHeight = (page: Page) =>
  page.locator("iframe").evaluate((box) => box.getBoundingClientRect().height);
const elementHeight = (frame: FrameLocator) =>
  frame.locator("bia-contact-td").evaluate((element) => element.getBoundingClientRect().height);

/** Waits until the frame is exactly as tall as its content. */
async function expectFitting(page: Page, frame: FrameLocator): Promise<void> {
  const room = async () => (await boxHeight(page)) - Math.ceil(await elementHeight(frame));
  await expect.poll(room).toBe(0);
}

/** Waits until the frame has sent no message for several frames of the page, and returns how many it sent. */
async function settledCount(page: Page): Promise<number> {
  let count = -1;
  for (;;) {
    const { length } = await messagesOf(page);
    if (length === count) return length;
    count = length;
    await page.evaluate(async () => {
      for (let painted = 0; painted < 20; painted += 1) await new Promise(requestAnimationFrame);
    });
  }
}

for (const [width, style] of [
  [320, ""],
  [1280, "display: flex; justify-content: center"],
] as const) {
  test(`at ${width} px in a parent with '${style}' the listener makes the frame as tall as its content`, async ({
    page,
    campaign,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const frame = await openFramedPage(page, campaign.origin, { style });
    const picker = frame.getByRole("combobox", { name: "Find Your TDs" });
    await expect(picker).toBeVisible();
    await expectFitting(page, frame);
    // The open list has room below its field.
    await picker.click();
    await expect
      .poll(() =>
        frame.getByRole("listbox").evaluate((list) => {
          const { bottom, height } = list.getBoundingClientRect();
          return height >= 200 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await picker.fill("clare");
    await frame.getByRole("option").first().click();
    await expect(frame.getByRole("button", { name: "Send to All TDs Now!" })).toBeVisible();
    await settledCount(page);
    await expectFitting(page, frame);
    const sizes = () =>
      frame.locator("html").evaluate((html) => ({
        overflowAcross: html.scrollWidth - innerWidth,
        overflowDown: html.scrollHeight - innerHeight,
      }));
    await expect.poll(sizes).toEqual({ overflowAcross: 0, overflowDown: 0 });
  });
}

/** The ways in which pages use a height. */
const HOSTS = {
  "grows without end": 'frame.style.height = frame.offsetHeight + 10 + "px"',
  "makes the frame narrower when it is tall":
    'frame.style.height = data.height + "px"; frame.style.width = data.height > 900 ? "90%" : "100%"',
};

for (const [name, onHeight] of Object.entries(HOSTS)) {
  test(`the messages settle on a page that ${name}`, async ({ page, campaign }) => {
    const frame = await openFramedPage(page, campaign.origin, {
      query: "?constituency=Clare",
      onHeight,
    });
    await expect(frame.getByRole("button", { name: "Send to All TDs Now!" })).toBeVisible();
    expect(await settledCount(page)).toBeLessThan(12);
  });
}

test("messages from the host's page change nothing", async ({ page, campaign }) => {
  const frame = await openFramedPage(page, campaign.origin, { query: "?partner=my-gallery" });
  const element = frame.locator("bia-contact-td");
  await expect(frame.getByRole("combobox")).toBeVisible();
  const before = await element.evaluate((node) => node.outerHTML);
  const count = await settledCount(page);
  await page.evaluate(() => {
    const target = document.querySelector("iframe")?.contentWindow;
    for (const message of [
      { type: "bia-height", height: 1e9 },
      { type: "bia-partner", partner: "another" },
      { constituency: "Clare", "api-base": "https://evil.example/", partner: "another" },
      "api-base=https://evil.example/",
      null,
    ]) {
      target?.postMessage(message, "*");
    }
  });
  expect(await settledCount(page)).toBe(count);
  expect(await element.evaluate((node) => node.outerHTML)).toBe(before);
});

test("without a listener the frame scrolls itself, and the send button is in reach on a phone", async ({
  page,
  campaign,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await openFramedPage(page, campaign.origin, {
    query: "?constituency=Clare",
    onHeight: null,
  });
  const send = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await boxHeight(page)).toBe(700);
  await frame.getByText("Dear Representative,").evaluate((letter) => letter.scrollIntoView());
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await boxHeight(page)).toBe(700);
});
