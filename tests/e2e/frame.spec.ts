import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { eventsOf, openFramedPage, SANDBOX } from "./framed-page.ts";

/** Pages that may hold the frame: sandbox and policy of the partner's page. */
const HOSTS = {
  "with the documented sandbox": { sandbox: SANDBOX },
  "with a sandbox that makes its origin opaque": {
    sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox",
  },
  "on a page with a strict policy": {
    csp: "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src http:",
  },
} as const;

for (const [name, host] of Object.entries(HOSTS)) {
  test(`the frame edition ${name} sends a letter, counts it for its partner, relays its events and stores nothing`, async ({
    page,
    context,
    campaign,
    externalRequests,
    form,
  }) => {
    const frame = await openFramedPage(page, campaign.origin, {
      query: "?partner=my-gallery",
      ...host,
    });
    await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
    await frame.getByRole("option").first().click();
    const counted = form.nextEvent();
    const letter = await form.openedUrl(() =>
      frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
    );
    expect(letter.hostname).toBe("mail.google.com");
    const event = await counted;
    expect(event.meta).toEqual({
      source: "ContactTd",
      provider: "gmail",
      partner: "my-gallery",
    });
    await expect(frame.getByRole("dialog", { name: "Message Sent!" })).toBeVisible();
    await expect
      .poll(() => eventsOf(page))
      .toEqual([
        { type: "bia-ready", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
        { type: "bia-lookup", constituency: "Clare", count: 4, source: "stored" },
        { type: "bia-compose", provider: "gmail", count: 4, personalised: false },
        { type: "bia-sent", provider: "gmail", count: 4, personalised: false },
      ]);
    // The mail window is the only other host, after the press.
    expect(externalRequests.every((url) => url.startsWith("https://mail.google.com/"))).toBe(true);
    expect(await context.cookies()).toEqual([]);
    // An opaque origin has no storage.
    if ("sandbox" in host && host.sandbox !== SANDBOX) return;
    const stored = await page
      .frames()[1]
      ?.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
      ]);
    expect(stored).toEqual([0, 0, 0]);
  });
}

test("the frame edition shows on a page that isolates itself, and inside a sandboxed frame", async ({
  page,
  campaign,
  form,
}) => {
  const frame = `<iframe title='Embedded' src='${campaign.origin}/embed/frame'></iframe>`;
  await form.openPage(
    `<!doctype html><title>A gallery</title>${frame}`,
    undefined,
    {},
    {
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
    },
  );
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(page.frameLocator("iframe").getByRole("combobox")).toBeVisible();

  await form.openPage(
    `<!doctype html><title>A gallery</title><iframe title="Outer" sandbox="allow-scripts allow-popups" srcdoc="${frame}"></iframe>`,
  );
  await expect(
    page.frameLocator("iframe").frameLocator("iframe").getByRole("combobox"),
  ).toBeVisible();
});

test("without scripts the frame shows the link, which opens in a new tab", async ({
  browser,
  campaign,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const form = contactForm(page, campaign.origin);
  await form.openPage(
    `<!doctype html><title>A gallery</title><iframe title="Embedded" src="${campaign.origin}/embed/frame"></iframe>`,
  );
  const link = page.frameLocator("iframe").getByRole("link", { name: /^Contact your TD/ });
  const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await opened.waitForURL(`${campaign.origin}/`);
  await page.context().close();
});
