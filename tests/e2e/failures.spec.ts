import type { Route } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const LOOKUP = "**/api/tds?*";

/** The browser itself logs a refused or failed request. */
const FAILED_REQUEST = /Failed to load resource/;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, FAILED_REQUEST));

const FAILURES: {
  name: string;
  respond: (route: Route) => Promise<void>;
  title: string;
  text: string;
}[] = [
  {
    name: "an error from the API",
    respond: (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          data: [],
          error: "Failed to fetch TD information and no cached data available",
        },
      }),
    title: "Using Sample Data",
    text: "Failed to fetch TD information and no cached data available",
  },
  {
    name: "an empty list",
    respond: (route) =>
      route.fulfill({
        json: { success: true, data: [], asOf: "2026-07-19T00:00:00.000Z", source: "stored" },
      }),
    title: "Using Sample Data",
    text: "Real TD data will be available soon",
  },
  {
    name: "an unreachable API",
    respond: (route) => route.abort(),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "a response with status 500",
    respond: (route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "malformed JSON",
    respond: (route) => route.fulfill({ body: '{"success": true, "data": [' }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "JSON of another shape",
    respond: (route) => route.fulfill({ json: { success: true, data: { tds: 4 } } }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
];

for (const { name, respond, title, text } of FAILURES) {
  test(`${name} shows the sample, and a retry finds the TDs`, async ({ page }) => {
    const form = contactForm(page);
    await page.goto("/");
    await page.route(LOOKUP, respond);
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

    await page.unroute(LOOKUP);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(form.cards).toHaveCount(4);
    await expect(form.alert(title)).toBeHidden();
    await expect(form.sendAll).toBeEnabled();
  });
}

test("a reply after 20 s does not replace the sample", async ({ page }) => {
  const form = contactForm(page);
  await page.clock.install();
  await page.goto("/");
  let reply = async () => {};
  await page.route(LOOKUP, (route) => {
    reply = () => route.continue().catch(() => {});
  });
  await form.choose("clare");
  await expect(page.getByRole("status").filter({ hasText: "Finding your TDs..." })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(form.alert("Sample Data")).toBeVisible();
  await page.clock.runFor(10_000);
  await reply();
  await expect(form.cards).toContainText("Sample TD for Clare");
});

test("a late reply for a previous constituency is ignored", async ({ page }) => {
  const form = contactForm(page);
  await page.goto("/");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tds?constituency=Clare", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await form.choose("clare");
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  release();
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.heading("Clare")).toBeHidden();
});

test("markup in a TD's details appears as text", async ({ page }) => {
  const form = contactForm(page);
  await page.goto("/");
  const name = "<img src=x onerror=alert(1)>";
  await page.route(LOOKUP, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [{ name, email: "a@oireachtas.ie", party: "<b>P</b>", constituency: "Clare" }],
        asOf: "2026-07-19T00:00:00.000Z",
        source: "stored",
      },
    }),
  );
  await form.choose("clare");
  await expect(form.cards).toContainText(name);
  await expect(form.cards).toContainText("<b>P</b>");
});

test.describe("if windows are blocked", () => {
  test("a window.open that throws leads to the mail app and a message", async ({ page }) => {
    const form = contactForm(page);
    await page.addInitScript(() => {
      window.open = () => {
        throw new DOMException("refused");
      };
    });
    await page.goto("/");
    await form.choose("clare");
    await form.sendAll.click();
    await expect(form.toast("Fallback email opened")).toContainText(
      "Please review and send your message",
    );
    await expect(form.sentDialog).toBeVisible();
  });

  test("the dialog offers every other way to send the same letter", async ({ page }) => {
    const form = contactForm(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/");
    await form.choose("clare");
    await form.sendAll.click();
    await expect(
      form.sentDialog.getByRole("button", { name: "Email didn't open?" }),
    ).toHaveAttribute("aria-expanded", "true");
    for (const [link, prefix] of [
      ["Gmail on the web", "https://mail.google.com/"],
      ["Outlook.com", "https://outlook.live.com/"],
      ["Outlook for work", "https://outlook.office.com/"],
      ["Yahoo Mail", "https://compose.mail.yahoo.com/"],
      ["My mail app", "mailto:"],
    ] as const) {
      await expect(form.sentDialog.getByRole("link", { name: link })).toHaveAttribute(
        "href",
        new RegExp(`^${prefix}.*timmy\\.dooley`),
      );
    }
  });
});

test.describe("copying to the clipboard", () => {
  test("works if it is allowed", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const form = contactForm(page);
    await page.goto("/");
    await form.choose("clare");
    await form.openedUrl(() => form.sendAll.click());
    await form.sentDialog.getByRole("button", { name: "Copy", exact: true }).click();
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
    await form.sentDialog.getByRole("button", { name: "Email didn't open?" }).click();
    await form.sentDialog.getByRole("button", { name: "Copy the addresses" }).click();
    await expect(form.toast("Addresses copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "cathal.crowe@oireachtas.ie, ",
    );
  });

  test("shows the text selected if it is refused", async ({ page }) => {
    const form = contactForm(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
    });
    await page.goto("/");
    await form.choose("clare");
    await form.openedUrl(() => form.sendAll.click());
    await form.sentDialog.getByRole("button", { name: "Copy", exact: true }).click();
    const field = form.sentDialog.getByRole("textbox", { name: /copy it yourself/ });
    await expect(field).toBeFocused();
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toContain("#BasicIncomeForTheArts");
  });
});
