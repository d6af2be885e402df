import type { Frame, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

// The whole frame is on the screen: not every browser scrolls to a dialog in it.
test.use({ viewport: { width: 1280, height: 1600 } });

/** The messages of Chromium when a sandbox blocks something, or when no mail app is installed. */
const BROWSER_MESSAGE =
  /sandbox|Blocked opening|external (handler|protocol)|Failed to launch|Clipboard API/i;

/** The values of a frame's `sandbox` attribute, and whether a letter can open there. */
const SANDBOXES = [
  { sandbox: null, opens: "window" },
  { sandbox: "allow-scripts allow-same-origin", opens: "nothing" },
  { sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox", opens: "window" },
  { sandbox: "allow-scripts allow-top-navigation-by-user-activation", opens: "mail app" },
] as const;

/** Opens a page with the element in a frame. Returns the frame and the recorded letters. */
async function openFrame(page: Page, form: ContactForm, sandbox: string | null) {
  const letters: string[] = [];
  await page.route("**/api/events", (route) => {
    letters.push(route.request().postDataJSON().meta.provider);
    return route.continue();
  });
  // An opaque origin reads module scripts only with CORS, which this host does not send.
  const inner = await form.serveEmbed('constituency="Clare"', { script: "classic" });
  const attribute = sandbox === null ? "" : `sandbox="${sandbox}"`;
  await form.embed("", {
    around: () =>
      `<iframe title="Embedded" width="1000" height="1500" ${attribute} src="${inner}"></iframe>`,
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

test.beforeEach(({ consoleErrors }) => {
  const push = consoleErrors.push.bind(consoleErrors);
  consoleErrors.push = (...lines) => push(...lines.filter((line) => !BROWSER_MESSAGE.test(line)));
});

/** The ways to send, in the order in which a supporter tries them, and what each counts as. */
const WAYS = {
  "Send to All TDs Now!": "gmail",
  "Yahoo Mail": "yahoo",
  "My email app": "mail-app",
} as const;

for (const { sandbox, opens } of SANDBOXES) {
  test(`in a frame with ${sandbox === null ? "no sandbox" : `sandbox="${sandbox}"`} each way to send claims no more than what opened`, async ({
    page,
    form,
  }) => {
    const { frame, letters, events } = await openFrame(page, form, sandbox);
    const sent = frame.getByRole("dialog", { name: "Message Sent!" });
    const blocked = frame.getByRole("dialog", { name: "Your email didn’t open" });
    const expectedLetters: string[] = [];
    const expectedEvents: string[] = [];
    for (const [way, provider] of Object.entries(WAYS)) {
      await test.step(way, async () => {
        if (provider === "yahoo") {
          await frame.getByRole("button", { name: "Another way to send" }).click();
        }
        const role = provider === "gmail" ? "button" : "link";
        await frame.getByRole(role, { name: way }).first().click();
        const [shown, other] = opens === "nothing" ? [blocked, sent] : [sent, blocked];
        await expect(shown).toBeVisible();
        await expect(other).toBeHidden();
        if (opens === "nothing") {
          await expect(blocked.getByText(/^Nothing was sent/)).toBeVisible();
          expectedEvents.push("bia-error");
        } else {
          const isRefused = opens === "mail app" && provider !== "mail-app";
          if (isRefused) expectedEvents.push("bia-error");
          expectedEvents.push("bia-compose", "bia-sent");
          expectedLetters.push(provider);
        }
        await expect.poll(events).toEqual(expectedEvents);
        await expect.poll(() => letters).toEqual(expectedLetters);
        await shown.getByRole("button", { name: "Close" }).last().click();
        await expect(shown).toBeHidden();
      });
    }
  });
}

test("where nothing can open, the letter and the addresses can still be copied, and a link that fails again says so", async ({
  page,
  form,
}) => {
  const { frame, letters, events } = await openFrame(page, form, "allow-scripts");
  const sendAll = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await sendAll.click();
  const dialog = frame.getByRole("dialog", { name: "Your email didn’t open" });
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
