import { type ContactForm, lookupFailure } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** The browser itself logs a refused or failed request. */
const FAILED_REQUEST = /Failed to load resource/;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, FAILED_REQUEST));

const FAILURES: {
  name: string;
  answer: Parameters<ContactForm["stubLookups"]>[0];
  title: string;
  text: string;
}[] = [
  {
    name: "an error from the API",
    answer: lookupFailure("Failed to fetch TD information and no cached data available"),
    title: "Using Sample Data",
    text: "Failed to fetch TD information and no cached data available",
  },
  {
    name: "an unreachable API",
    answer: "abort",
    title: "Sample Data",
    text: "Showing sample TD information",
  },
];

for (const { name, answer, title, text } of FAILURES) {
  test(`${name} shows the sample, and a retry finds the TDs`, async ({ page, form }) => {
    await form.open();
    await form.stubLookups(answer);
    await form.choose("clare");
    await expect(form.alert(title)).toContainText(text);
    await expect(form.heading("Clare")).toBeVisible();
    await expect(form.cards).toHaveCount(1);
    await expect(form.cards).toContainText("Sample TD for Clare");
    await expect(form.cards).toContainText("Sample Party");
    await expect(form.cards.getByText("Sample", { exact: true })).toBeVisible();
    await expect(form.sendAll).toBeDisabled();
    await expect(form.sendAll).toHaveAccessibleDescription(/nothing can be sent to it/);
    await expect(form.cards.getByRole("button")).toBeDisabled();
    await expect(page.getByText(/\b1 TD\b/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See the official list of TDs" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.oireachtas\.ie\//,
    );

    await form.unstubLookups();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(form.cards).toHaveCount(4);
    await expect(form.alert(title)).toBeHidden();
    await expect(form.sendAll).toBeEnabled();
  });
}

test.describe("if windows are blocked", () => {
  test("a window.open that throws leads to the mail app and a message", async ({ form }) => {
    await form.refuseWindows("refused");
    await form.open("clare");
    await form.sendAll.click();
    await expect(form.toast("Fallback email opened")).toContainText(
      "Please review and send your message",
    );
    await expect(form.sentDialog).toBeVisible();
  });

  test("the dialog offers every other way to send the same letter", async ({ form }) => {
    await form.refuseWindows("blocked");
    await form.open("clare");
    await form.sendAll.click();
    await expect(
      form.sentDialog.getByRole("button", { name: "Email didn’t open?" }),
    ).toHaveAttribute("aria-expanded", "true");
    for (const [link, prefix] of [
      ["Gmail on the web", "https://mail.google.com/"],
      ["Outlook.com", "https://outlook.live.com/"],
      ["Outlook for work", "https://outlook.office.com/"],
      ["Yahoo Mail", "https://compose.mail.yahoo.com/"],
      ["My email app", "mailto:"],
    ] as const) {
      await expect(form.sentDialog.getByRole("link", { name: link })).toHaveAttribute(
        "href",
        new RegExp(`^${prefix}.*timmy\\.dooley`),
      );
    }
  });
});

test.describe("copying to the clipboard", () => {
  test("works if it is allowed", async ({ page, context, form }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await form.open("clare");
    await form.openedUrl();
    await form.sentDialog.getByRole("button", { name: "Copy text and link" }).click();
    await expect(form.toast("Copied to clipboard!")).toContainText(
      "Share this message to amplify your impact",
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Basic Income for the Arts");
    expect(copied).toContain(new URL("/", page.url()).href);

    await form.sentDialog.getByRole("button", { name: "Add to Stories" }).click();
    await expect(form.toast("Caption copied!")).toContainText(
      "Open Instagram and add this to your Story.",
    );
    await form.sentDialog.getByRole("button", { name: "Email didn’t open?" }).click();
    await form.sentDialog.getByRole("button", { name: "Copy the addresses" }).click();
    await expect(form.toast("Addresses copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "cathal.crowe@oireachtas.ie, ",
    );
  });
});
