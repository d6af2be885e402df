import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** Chromium's messages on a failed request, a sandbox that blocks something, and a missing mail app. */
const BROWSER_MESSAGE =
  /Failed to load resource|got no TDs|sandbox|Blocked opening|external (handler|protocol)|Failed to launch|Clipboard API/i;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, BROWSER_MESSAGE));

test("an error shows the sample, and a retry by keys finds the TDs", async ({ page, form }) => {
  const error = "Failed to fetch TD information and no cached data available";
  const json = { success: false, data: [], error };
  await form.stubLookups({ status: 503, json });
  await form.embed();
  await form.choose("clare");
  const alert = form.alert("Using Sample Data");
  await expect(alert).toContainText(error);
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.cards).toHaveCount(1);
  await expect(form.cards).toContainText("Sample TD for Clare");
  await expect(form.cards.getByText("Sample", { exact: true })).toBeVisible();
  await expect(form.cards.getByRole("button")).toBeDisabled();
  await expect(page.getByRole("link", { name: "See the official list of TDs" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.oireachtas\.ie\//,
  );

  // A dismissed notice gives the focus back.
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.focus();
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await expect(dismiss).toBeHidden();
  await expect(retry).toBeFocused();
  await form.unstubLookups();
  await page.keyboard.press("Enter");
  await expect(form.cards).toHaveCount(4);
  await expect(alert).toBeHidden();
  await expect(form.sendAll).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(form.change).toBeFocused();
});

test("a copy without `api-base` leads to its link's campaign", async ({ page, campaign, form }) => {
  const says = page.waitForEvent("console", (message) =>
    /if that is not the campaign, set api-base/.test(message.text()),
  );
  const link = `<a href="${campaign.origin}/?partner=my-gallery">Contact your TD</a>`;
  await form.openPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>
    <bia-contact-td partner="my-gallery" constituency="Clare">${link}</bia-contact-td>
    <script type="module" src="/bia/bia-contact-td.full.js"></script></html>`,
  );
  await says;
  await expect(
    page.getByRole("link", { name: "Write to the TDs of Clare on the campaign’s site" }),
  ).toHaveAttribute("href", `${campaign.origin}/tds/clare?partner=my-gallery`);
});

test("a supporter whose connection drops tries again", async ({ page, form }) => {
  const isResults = /bia-contact-td\.results-/;
  const requests = form.requests(isResults);
  await page.route(isResults, (route) => route.abort());
  await form.embed("");
  await expect(form.picker).toBeVisible();
  // Nothing of it is fetched for a visitor who does not turn to the picker.
  expect(requests).toEqual([]);
  await form.choose("clare");
  await expect(form.alert("We couldn’t load your TDs just now.")).toBeVisible();
  await page.unroute(isResults);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.cards).toHaveCount(4);
  // Not the address that failed, as some browsers keep its failure.
  expect(requests.at(-1)).toMatch(/\.js\?\d+$/);
  // The files that come later need that file as well.
  await page.getByRole("button", { name: "Another way to send" }).click();
  await expect(page.getByRole("button", { name: "Print and post" })).toBeVisible();
  expect((await form.openedUrl()).host).toBe("mail.google.com");
});

test("in a frame where nothing can open, nothing counts", async ({ page, form }) => {
  const letters = form.requests(/\/api\/events$/);
  // The whole frame is on the screen: not every browser scrolls to a dialog in it.
  await page.setViewportSize({ width: 1280, height: 1600 });
  // An opaque origin reads module scripts only with CORS, which this host does not send.
  const inner = await form.serveEmbed('constituency="Clare"', { script: "classic" });
  await form.embed("", {
    around: () =>
      `<iframe title="Embedded" width="1000" height="1500" sandbox="allow-scripts" src="${inner}"></iframe>`,
  });
  const frame = page.frameLocator("iframe");
  const sendAll = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await sendAll.click();
  const dialog = frame.getByRole("dialog", { name: "Your email didn’t open" });
  await expect(dialog.getByText(/^Nothing was sent/)).toBeVisible();
  await expect(dialog.getByText(/open Gmail/)).toBeVisible();
  // A frame of another origin may not write to the clipboard.
  await dialog.getByRole("button", { name: "Copy the addresses" }).click();
  await expect(dialog.getByRole("textbox", { name: /copy it yourself/ })).toHaveValue(
    /timmy\.dooley@oireachtas\.ie/,
  );
  await dialog.getByRole("link", { name: "Outlook.com" }).click();
  await expect(dialog.getByText(/open Outlook/)).toBeVisible();
  expect(letters).toEqual([]);
  await dialog.getByRole("button", { name: "I have sent it" }).click();
  const sent = frame.getByRole("dialog", { name: "Message Sent!" });
  await expect(sent).toContainText("Your voice has reached 4 TDs");
  await expect.poll(() => letters).toHaveLength(1);
});
