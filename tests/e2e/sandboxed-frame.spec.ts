import type { Frame, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

// The whole frame is on the screen: not every browser scrolls to a dialog in it.
test.use({ viewport: { width: 1280, height: 1600 } });

/** The messages of Chromium when a sandbox blocks something, or when no mail app is installed. */
const BROWSER_MESSAGE =
  /sandbox|Blocked opening|external (handler|protocol)|Failed to launch|Clipboard API/i;

/** Opens a page with the element in a frame. Returns the frame and the recorded letters. */
async function openFrame(page: Page, form: ContactForm, sandbox: string) {
  const letters: string[] = [];
  await page.route("**/api/events", (route) => {
    letters.push(route.request().postDataJSON().meta.provider);
    return route.continue();
  });
  // An opaque origin reads module scripts only with CORS, which this host does not send.
  const inner = await form.serveEmbed('constituency="Clare"', { script: "classic" });
  await form.embed("", {
    around: () =>
      `<iframe title="Embedded" width="1000" height="1500" sandbox="${sandbox}" src="${inner}"></iframe>`,
  });
  const [, embedded] = page.frames();
  if (embedded === undefined) throw new Error("The page has no frame");
  const events = async () =>
    (await recordedTypes(embedded)).filter((type) => !/ready|lookup/.test(type));
  return { frame: embedded, letters, events };
}

async function recordedTypes(frame: Frame): Promise<string[]> {
  const recorded: [string, unknown][] = await frame.evaluate(() =>
    Reflect.get(window, "recordedEvents"),
  );
  return recorded.map(([type]) => type);
}

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, BROWSER_MESSAGE));

test("in a frame that opens only the mail app each way to send claims no more than what opened", async ({
  page,
  form,
}) => {
  const { frame, letters, events } = await openFrame(
    page,
    form,
    "allow-scripts allow-top-navigation-by-user-activation",
  );
  const sent = frame.getByRole("dialog", { name: "Message Sent!" });
  const close = sent.getByRole("button", { name: "Close" }).last();
  await frame.getByRole("button", { name: "Send to All TDs Now!" }).click();
  await expect(sent).toBeVisible();
  const byMailApp = ["bia-compose", "bia-sent"];
  const afterRefusal = ["bia-error", ...byMailApp];
  await expect.poll(events).toEqual(afterRefusal);
  await close.click();
  await frame.getByRole("button", { name: "Another way to send" }).click();
  await frame.getByRole("link", { name: "Yahoo Mail" }).click();
  await expect(sent).toBeVisible();
  await expect.poll(events).toEqual([...afterRefusal, ...afterRefusal]);
  await close.click();
  await frame.getByRole("link", { name: "My email app" }).click();
  await expect(sent).toBeVisible();
  await expect.poll(events).toEqual([...afterRefusal, ...afterRefusal, ...byMailApp]);
  expect(letters).toEqual(["gmail", "yahoo", "mail-app"]);
});

test("where nothing can open, nothing counts, the addresses can still be copied, and a link that fails again says so", async ({
  page,
  form,
}) => {
  const { frame, letters, events } = await openFrame(page, form, "allow-scripts");
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
  await expect.poll(events).toEqual(["bia-error", "bia-error", "bia-error"]);
  expect(letters).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(sendAll).toBeFocused();
});
