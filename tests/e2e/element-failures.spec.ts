import { type ContactForm, lookupFailure } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";
import { serveHostPage } from "./host-page.ts";

/** The browser itself logs a refused or failed request. */
const FAILED_REQUEST = /Failed to load resource|blocked by CORS policy/;

test.beforeEach(({ consoleErrors }) => ignoreConsoleErrors(consoleErrors, FAILED_REQUEST));

/** Returns an origin that refuses connections. */
async function createClosedOrigin(): Promise<string> {
  const { origin, close } = await serveHostPage("");
  await close();
  return origin;
}

/** The events of a failed lookup, after `bia-ready`. */
const FAILURE_EVENTS = [
  ["bia-error", { code: "lookup-unreachable" }],
  ["bia-lookup", { constituency: "Clare", count: 0, source: "sample" }],
];

/** Expects these events after `bia-ready`, and no others. */
async function expectEvents(form: ContactForm, events: unknown[]): Promise<void> {
  await expect.poll(async () => (await form.events()).slice(1)).toEqual(events);
}

test("an unavailable API shows a link to the official list, and the host page gets one error event", async ({
  page,
  form,
}) => {
  await form.embed(`api-base="${await createClosedOrigin()}"`);
  await form.choose("clare");
  await expect(form.alert("Sample Data")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the official list of TDs" })).toBeVisible();
  await expectEvents(form, FAILURE_EVENTS);
});

test("a supporter whose connection drops as they choose tries again, and sends their letter", async ({
  page,
  form,
}) => {
  const isAnswer = /bia-contact-td\.answer-/;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.route(isAnswer, (route) => route.abort());
  await form.embed("");
  await expect(form.picker).toBeVisible();
  // Nothing of it is fetched for a visitor who does not turn to the picker.
  expect(requests.filter((url) => isAnswer.test(url))).toEqual([]);
  await form.choose("clare");
  await expect(form.alert("We couldn’t load your TDs just now.")).toBeVisible();
  await expectEvents(form, FAILURE_EVENTS);
  await page.unroute(isAnswer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.cards).toHaveCount(4);
  // Not the address that failed, as some browsers keep its failure.
  expect(requests.findLast((url) => isAnswer.test(url))).toMatch(/\.js\?\d+$/);
  expect((await form.openedUrl()).host).toBe("mail.google.com");
});

test("a lookup without a response times out, and more time changes nothing", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await form.stubLookups("never");
  await form.embed();
  await form.choose("clare");
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("link", { name: "See the official list of TDs" })).toBeVisible();
  await page.clock.runFor(60_000);
  await expectEvents(form, FAILURE_EVENTS);
});

test("error events name the failure, and a share event follows a successful copy", async ({
  page,
  form,
}) => {
  await form.refuseWindows("blocked");
  await form.refuseCopying();
  await form.embed();
  await form.stubLookups(lookupFailure("Failed"));
  await form.choose("clare");
  await expect(form.alert("Using Sample Data")).toBeVisible();
  await form.unstubLookups();
  await page.getByRole("button", { name: "Try again" }).click();
  await form.sendAll.click();
  await expect(form.sentDialog).toBeVisible();
  await form.sentDialog.getByRole("button", { name: "Copy text and link" }).click();
  await form.sentDialog.getByRole("button", { name: "Add to Stories" }).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await form.sentDialog.getByRole("button", { name: "Copy text and link" }).click();
  await form.sentDialog.getByRole("button", { name: "Add to Stories" }).click();
  await expect.poll(() => form.events()).toHaveLength(11);
  const errorsAndShares = (await form.events()).filter(([type]) => /error|share/.test(type));
  expect(errorsAndShares).toEqual([
    ["bia-error", { code: "lookup-answered" }],
    ["bia-error", { code: "compose-blocked" }],
    ["bia-error", { code: "copy-refused" }],
    ["bia-error", { code: "copy-refused" }],
    ["bia-share", { channel: "copy" }],
    ["bia-share", { channel: "stories" }],
  ]);
});

test("if the script is blocked, the link leads to the campaign", async ({
  page,
  campaign,
  form,
}) => {
  await page.route("**/embed/v1/*", (route) => route.abort());
  await form.openPage(`<!doctype html><html lang="en"><title>A gallery</title>
    <script type="module" src="${campaign.origin}/embed/v1/bia-contact-td.js"></script>
    <bia-contact-td><a href="${campaign.origin}/">Contact your TD</a></bia-contact-td></html>`);
  await page.unroute("**/embed/v1/*");
  await page.getByRole("link", { name: "Contact your TD" }).click();
  await expect(page).toHaveURL(`${campaign.origin}/`);
  await expect(form.picker).toBeVisible();
});
