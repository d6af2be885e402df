import { lookupFailure } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** The browser itself logs a failed request. */
test.beforeEach(({ consoleErrors }) =>
  ignoreConsoleErrors(consoleErrors, /Failed to load resource/),
);

for (const [name, answer, code, title, text] of [
  [
    "an error from the API",
    lookupFailure("Failed to fetch TD information and no cached data available"),
    "lookup-answered",
    "Using Sample Data",
    "Failed to fetch TD information and no cached data available",
  ],
  [
    "an unreachable API",
    "abort",
    "lookup-unreachable",
    "Sample Data",
    "Showing sample TD information",
  ],
] as const) {
  test(`${name} shows the sample, the page gets one error event, and a retry finds the TDs`, async ({
    page,
    form,
  }) => {
    await form.stubLookups(answer);
    await form.embed();
    await form.choose("clare");
    await expect(form.alert(title)).toContainText(text);
    await expect(form.heading("Clare")).toBeVisible();
    await expect(form.cards).toHaveCount(1);
    await expect(form.cards).toContainText("Sample TD for Clare");
    await expect(form.cards).toContainText("Sample Party");
    await expect(form.cards.getByText("Sample", { exact: true })).toBeVisible();
    await expect(form.sendAll).toBeDisabled();
    await expect(form.cards.getByRole("button")).toBeDisabled();
    await expect(page.getByText(/\b1 TD\b/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See the official list of TDs" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.oireachtas\.ie\//,
    );
    const [, ...events] = await form.events();
    expect(events).toEqual([
      ["bia-error", { code }],
      ["bia-lookup", { constituency: "Clare", count: 0, source: "sample" }],
    ]);

    await form.unstubLookups();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(form.cards).toHaveCount(4);
    await expect(form.alert(title)).toBeHidden();
    await expect(form.sendAll).toBeEnabled();
  });
}

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
  await page.unroute(isAnswer);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.cards).toHaveCount(4);
  // Not the address that failed, as some browsers keep its failure.
  expect(requests.findLast((url) => isAnswer.test(url))).toMatch(/\.js\?\d+$/);
  expect((await form.openedUrl()).host).toBe("mail.google.com");
});

test("a browser that refuses windows and copying gets the mail app, every other way and a text to copy", async ({
  page,
  form,
}) => {
  await form.refuseWindows();
  await form.refuseCopying();
  await form.embed('constituency="Clare"');
  await form.sendAll.click();
  await expect(form.toast("Fallback email opened")).toContainText(
    "Please review and send your message",
  );
  const ways = form.sentDialog.getByRole("button", { name: "Email didn’t open?" });
  await expect(ways).toHaveAttribute("aria-expanded", "true");
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
  const share = form.sentDialog.getByRole("button", { name: "Copy text and link" });
  await share.click();
  await expect(form.sentDialog.getByRole("textbox", { name: /copy it yourself/ })).toHaveValue(
    /Basic Income for the Arts/,
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await share.click();
  const errorsAndShares = async () =>
    (await form.events()).filter(([type]) => /error|share/.test(type));
  await expect.poll(errorsAndShares).toEqual([
    ["bia-error", { code: "compose-blocked" }],
    ["bia-error", { code: "copy-refused" }],
    ["bia-share", { channel: "copy" }],
  ]);
});
