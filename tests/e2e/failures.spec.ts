import type { Route } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const LOOKUP = "**/api/tds?*";

/** A refused or failed request is named on the console by the browser itself. */
const BROWSER_SAYS = /Failed to load resource/;

test.beforeEach(({ consoleErrors }) => {
  const push = consoleErrors.push.bind(consoleErrors);
  consoleErrors.push = (...said) => push(...said.filter((line) => !BROWSER_SAYS.test(line)));
});

const FAULTS: {
  name: string;
  answer: (route: Route) => Promise<void>;
  title: string;
  text: string;
}[] = [
  {
    name: "the API's own failure",
    answer: (route) =>
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
    answer: (route) =>
      route.fulfill({
        json: { success: true, data: [], asOf: "2026-07-19T00:00:00.000Z", source: "stored" },
      }),
    title: "Using Sample Data",
    text: "Real TD data will be available soon",
  },
  {
    name: "an API that cannot be reached",
    answer: (route) => route.abort(),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "a bare 500",
    answer: (route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "malformed JSON",
    answer: (route) => route.fulfill({ body: '{"success": true, "data": [' }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
  {
    name: "another shape",
    answer: (route) => route.fulfill({ json: { success: true, data: { tds: 4 } } }),
    title: "Sample Data",
    text: "Showing sample TD information",
  },
];

for (const { name, answer, title, text } of FAULTS) {
  test(`${name} shows the sample, and trying again finds the TDs`, async ({ page }) => {
    const form = contactForm(page);
    await page.goto("/");
    await page.route(LOOKUP, answer);
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

test("a reply after 20 s finds the sample there already, and changes nothing", async ({ page }) => {
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
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tds?constituency=Clare", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await form.choose("clare");
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  release();
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.heading("Clare")).toBeHidden();
});

test("an empty name or markup in a TD's details stands as text", async ({ page }) => {
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

test.describe("where windows may not open", () => {
  test("window.open that throws leads to the mail app and says so", async ({ page }) => {
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

  test("the way out leads to every other way to the same letter", async ({ page }) => {
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
    for (const [link, start] of [
      ["Gmail on the web", "https://mail.google.com/"],
      ["Outlook.com", "https://outlook.live.com/"],
      ["Outlook for work or school", "https://outlook.office.com/"],
      ["My mail app", "mailto:"],
    ] as const) {
      await expect(form.sentDialog.getByRole("link", { name: link })).toHaveAttribute(
        "href",
        new RegExp(`^${start}.*timmy\\.dooley`),
      );
    }
  });
});

test.describe("copying", () => {
  test("allowed, puts the message on the clipboard", async ({ page, context }) => {
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

  test("refused, the text is shown selected", async ({ page }) => {
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
