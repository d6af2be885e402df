import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { supporter } from "./supporter.ts";

const LOOKUP = "**/api/tds?*";

/** A refused or failed request is named on the console by the browser itself. */
const BROWSER_SAYS = /Failed to load resource/;

test.beforeEach(({ complaints }) => {
  const push = complaints.push.bind(complaints);
  complaints.push = (...said) => push(...said.filter((line) => !BROWSER_SAYS.test(line)));
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
    const me = supporter(page);
    await page.goto("/");
    await page.route(LOOKUP, answer);
    await me.choose("clare");
    await expect(me.alarm(title)).toContainText(text);
    await expect(me.heading("Clare")).toBeVisible();
    await expect(me.cards).toHaveCount(1);
    await expect(me.cards).toContainText("Sample TD for Clare");
    await expect(me.cards).toContainText("Sample Party");
    await expect(me.cards.getByText("Sample", { exact: true })).toBeVisible();
    await expect(me.sendAll).toBeDisabled();
    await expect(me.sendAll).toHaveAccessibleDescription(/nothing can be sent to it/);
    await expect(me.cards.getByRole("button")).toBeDisabled();
    await expect(page.getByText(/\b1 TD\b/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See the official list of TDs" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.oireachtas\.ie\//,
    );

    await page.unroute(LOOKUP);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(me.cards).toHaveCount(4);
    await expect(me.alarm(title)).toBeHidden();
    await expect(me.sendAll).toBeEnabled();
  });
}

test("a reply after 20 s finds the sample there already, and changes nothing", async ({ page }) => {
  const me = supporter(page);
  await page.clock.install();
  await page.goto("/");
  let reply = async () => {};
  await page.route(LOOKUP, (route) => {
    reply = () => route.continue().catch(() => {});
  });
  await me.choose("clare");
  await expect(page.getByRole("status").filter({ hasText: "Finding your TDs..." })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(me.alarm("Sample Data")).toBeVisible();
  await page.clock.runFor(10_000);
  await reply();
  await expect(me.cards).toContainText("Sample TD for Clare");
});

test("a late reply for a previous constituency is ignored", async ({ page }) => {
  const me = supporter(page);
  await page.goto("/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tds?constituency=Clare", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await me.choose("clare");
  await me.choose("kerry");
  await expect(me.heading("Kerry")).toBeVisible();
  release();
  await expect(me.heading("Kerry")).toBeVisible();
  await expect(me.heading("Clare")).toBeHidden();
});

test("an empty name or markup in a TD's details stands as text", async ({ page }) => {
  const me = supporter(page);
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
  await me.choose("clare");
  await expect(me.cards).toContainText(name);
  await expect(me.cards).toContainText("<b>P</b>");
});

test.describe("where windows may not open", () => {
  test("window.open that throws leads to the mail app and says so", async ({ page }) => {
    const me = supporter(page);
    await page.addInitScript(() => {
      window.open = () => {
        throw new DOMException("refused");
      };
    });
    await page.goto("/");
    await me.choose("clare");
    await me.sendAll.click();
    await expect(me.toast("Fallback email opened")).toContainText(
      "Please review and send your message",
    );
    await expect(me.sent).toBeVisible();
  });

  test("the way out leads to every other way to the same letter", async ({ page }) => {
    const me = supporter(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/");
    await me.choose("clare");
    await me.sendAll.click();
    await expect(me.sent.getByRole("button", { name: "Email didn't open?" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    for (const [link, start] of [
      ["Gmail on the web", "https://mail.google.com/"],
      ["Outlook.com", "https://outlook.live.com/"],
      ["Outlook for work or school", "https://outlook.office.com/"],
      ["My mail app", "mailto:"],
    ] as const) {
      await expect(me.sent.getByRole("link", { name: link })).toHaveAttribute(
        "href",
        new RegExp(`^${start}.*timmy\\.dooley`),
      );
    }
  });
});

test.describe("copying", () => {
  test("allowed, puts the message on the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const me = supporter(page);
    await page.goto("/");
    await me.choose("clare");
    await me.opening(() => me.sendAll.click());
    await me.sent.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(me.toast("Copied to clipboard!")).toContainText(
      "Share this message to amplify your impact",
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Basic Income for the Arts");
    expect(copied).toContain(new URL("/", page.url()).href);

    await me.sent.getByRole("button", { name: "Add to Stories" }).click();
    await expect(me.toast("Caption copied!")).toContainText(
      "Open Instagram and add this to your Story.",
    );
    await me.sent.getByRole("button", { name: "Email didn't open?" }).click();
    await me.sent.getByRole("button", { name: "Copy the addresses" }).click();
    await expect(me.toast("Addresses copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "cathal.crowe@oireachtas.ie, ",
    );
  });

  test("refused, the text is shown selected", async ({ page }) => {
    const me = supporter(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
    });
    await page.goto("/");
    await me.choose("clare");
    await me.opening(() => me.sendAll.click());
    await me.sent.getByRole("button", { name: "Copy", exact: true }).click();
    const field = me.sent.getByRole("textbox", { name: /copy it yourself/ });
    await expect(field).toBeFocused();
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toContain("#BasicIncomeForTheArts");
  });
});
