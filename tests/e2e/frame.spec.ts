import type { FrameLocator, Locator, Page } from "@playwright/test";
import { FRAME_SANDBOX } from "../../site/pages/embed/embed-code.ts";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/**
 * Opens a partner's page with the frame edition between long texts, and scrolls to it. The page
 * records the messages that it receives.
 *
 * @param options.query the query of the frame's address
 * @param options.isDeaf whether the page ignores the heights
 */
async function openFramedPage(
  page: Page,
  campaign: string,
  options: { query?: string; sandbox?: string; isDeaf?: boolean; csp?: string } = {},
): Promise<FrameLocator> {
  const { query = "", sandbox = FRAME_SANDBOX, isDeaf = false, csp } = options;
  const text = `<p style="min-height: 1500px">The gallery's own text.</p>`;
  await contactForm(page, campaign).openPage(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>A gallery</title><h1>A gallery</h1>${text}
    <script>
      window.messages = [];
      addEventListener("message", ({ data, source }) => {
        const frame = document.querySelector("iframe");
        if (frame.contentWindow !== source) return;
        window.messages.push(data);
        if (data.type === "bia-height" && !${isDeaf}) frame.style.height = data.height + "px";
      });
    </script>
    <iframe title="Contact your TD" width="100%" height="700" loading="lazy"
      style="border: 0" allow="clipboard-write; geolocation; web-share" sandbox="${sandbox}"
      src="${campaign}/embed/frame${query}"></iframe>${text}</html>`,
    { csp },
  );
  await page.locator("iframe").scrollIntoViewIfNeeded();
  return page.frameLocator("iframe");
}

const messagesOf = (page: Page): Promise<{ type: string; height?: number }[]> =>
  page.evaluate(() => Reflect.get(window, "messages"));

const pickerIn = (frame: FrameLocator) => frame.getByRole("combobox", { name: "Find Your TDs" });
const sendAllIn = (frame: FrameLocator) =>
  frame.getByRole("button", { name: "Send to All TDs Now!" });

async function chooseClare(frame: FrameLocator): Promise<void> {
  await pickerIn(frame).fill("clare");
  await frame.getByRole("option").first().click();
}

test("an opaque frame under a strict policy sends a letter", async ({ page, campaign, form }) => {
  const frame = await openFramedPage(page, campaign.origin, {
    query: "?partner=my-gallery",
    sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox",
    csp: "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src http:",
  });
  await chooseClare(frame);
  const counted = form.nextEvent();
  const letter = await form.openedUrl(() => sendAllIn(frame).click());
  expect(letter.hostname).toBe("mail.google.com");
  expect((await counted).meta.partner).toBe("my-gallery");
  const events = async () => (await messagesOf(page)).filter(({ type }) => type !== "bia-height");
  await expect.poll(events).toEqual([
    { type: "bia-ready", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    { type: "bia-lookup", constituency: "Clare", count: 4, source: "stored" },
    { type: "bia-compose", provider: "gmail", count: 4, personalised: false },
    { type: "bia-sent", provider: "gmail", count: 4, personalised: false },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test("address and page do no harm", async ({ page, campaign, consoleErrors, externalRequests }) => {
  const frame = await openFramedPage(page, campaign.origin, {
    query: `?${[
      "constituency=Clare&theme=dark&accent=ffcc00&paper=fff0f5",
      "partner=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
      "api-base=https://evil.example/&font=a;}*{display:none}",
    ].join("&")}`,
  });
  await expect(sendAllIn(frame)).toHaveCSS("background-color", "rgb(255, 204, 0)");
  // The frame's ground is the element's, where the frame is taller.
  await expect(frame.locator("html")).toHaveCSS("background-color", "rgb(255, 240, 245)");
  await expect(sendAllIn(frame)).toBeEnabled();
  await expect.poll(() => consoleErrors.join()).toMatch(/font=.*partner=/);
  consoleErrors.length = 0;
  await expect(frame.locator("script")).toHaveCount(2);
  expect(externalRequests).toEqual([]);

  // No message of the page changes anything.
  const count = await settledCount(page);
  const element = page.frameLocator("iframe").locator("bia-contact-td");
  const before = await element.evaluate((node) => node.outerHTML);
  await page.evaluate(() => {
    const target = document.querySelector("iframe")?.contentWindow;
    for (const message of [
      { type: "bia-height", height: 1e9 },
      { type: "bia-partner", partner: "another" },
      { constituency: "Kerry", "api-base": "https://evil.example/", partner: "another" },
      "api-base=https://evil.example/",
      null,
    ]) {
      target?.postMessage(message, "*");
    }
  });
  expect(await settledCount(page)).toBe(count);
  expect(await element.evaluate((node) => node.outerHTML)).toBe(before);
});

const boxHeight = (page: Page) =>
  page.locator("iframe").evaluate((box) => box.getBoundingClientRect().height);

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

test("without a listener the frame scrolls itself", async ({ page, campaign }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await openFramedPage(page, campaign.origin, { isDeaf: true });
  await expect(frame.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    "Contact your TD about the Basic Income for the Arts",
  );
  await chooseClare(frame);
  await frame.getByText("Dear Representative,").evaluate((letter) => letter.scrollIntoView());
  await expect(sendAllIn(frame)).toBeInViewport({ ratio: 1 });
  expect(await boxHeight(page)).toBe(700);
  // Without scripts there is the link, which opens a tab.
  const html = await (await page.request.get("/embed/frame")).text();
  expect(html).toMatch(/<base target="_blank">[\s\S]+<bia-contact-td><a href="\/">/);
});

test("the frame is as tall as its content", async ({ page, campaign, form }) => {
  const viewport = { width: 320, height: 640 };
  await page.setViewportSize(viewport);
  const frame = await openFramedPage(page, campaign.origin);
  const expectFitting = async () => {
    const content = () =>
      frame.locator("bia-contact-td").evaluate((element) => element.getBoundingClientRect().height);
    const room = async () => (await boxHeight(page)) - Math.ceil(await content());
    await expect.poll(room).toBe(0);
  };
  /** Expects that the whole height of a box is on the visitor's screen. */
  const expectOnScreen = (box: Locator) =>
    expect
      .poll(async () => {
        const { y, height } = (await box.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
        return Math.max(0, -y, y + height - viewport.height);
      })
      .toBe(0);
  await expect(pickerIn(frame)).toBeVisible();
  await expectFitting();
  // The open list has room below its field.
  await pickerIn(frame).click();
  const hasRoom = () =>
    frame.getByRole("listbox").evaluate((list) => {
      const { bottom, height } = list.getBoundingClientRect();
      return height >= 200 && bottom <= innerHeight;
    });
  await expect.poll(hasRoom).toBe(true);
  await chooseClare(frame);
  await expectOnScreen(frame.getByRole("status").filter({ hasText: "TDs Found" }).last());
  await expect(sendAllIn(frame)).toBeVisible();
  await settledCount(page);
  await expectFitting();

  const send = frame.getByRole("button", { name: "Send to Donna McGettigan" });
  await send.scrollIntoViewIfNeeded();
  await form.openedUrl(() => send.press("Enter"));
  const dialog = frame.getByRole("dialog", { name: "Message Sent!" });
  await expect(dialog).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await expectOnScreen(dialog.getByRole("heading", { name: "Message Sent!" }));
  await expectOnScreen(dialog.getByText(/^One last step/));
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expectOnScreen(send);
});
