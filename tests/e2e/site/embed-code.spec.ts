import { type ContactForm, contactForm } from "../contact-form.ts";
import { expect, test } from "../fixtures.ts";
import { openEmbedPage } from "./embed-page.ts";

/** Opens a partner's page, served from another origin, with `body` as its content. */
const openPartnerPage = (tds: ContactForm, body: string, csp?: string) =>
  tds.openPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${body}</html>`,
    csp,
  );

/** Chooses Clare, sends the letter to its TDs and returns the event that the element posted. */
async function sendLetter(tds: ContactForm): Promise<unknown> {
  await tds.choose("clare");
  await expect(tds.cards).toHaveCount(4);
  const event = tds.nextEvent();
  const letter = await tds.openedUrl();
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(4);
  await expect(tds.sentDialog).toBeVisible();
  return event;
}

test("a new partner copies the code, pastes it, and a letter is sent from their page", async ({
  page,
  context,
  campaign,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embed = await openEmbedPage(page);
  await embed.id.fill("kilmore-gallery");
  await embed.copy.click();
  await expect(embed.codeSection.getByRole("status")).toHaveText(/^Copied\./);
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await context.newPage();
  const tds = contactForm(visitor, campaign.origin);
  await openPartnerPage(tds, copied);
  expect(await sendLetter(tds)).toEqual({
    id: expect.any(String),
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ContactTd", provider: "gmail", partner: "kilmore-gallery" },
  });
});

test("a new partner copies the code of the iframe and its script, and a letter is sent from their page", async ({
  page,
  context,
  campaign,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const embed = await openEmbedPage(page);
  await embed.id.fill("kilmore-gallery");
  await embed.look.selectOption("Festival loud");
  await embed.form("Iframe").check();
  await embed.copy.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("<iframe");
  const code = await copied();
  await page.getByRole("button", { name: "Copy the script" }).click();
  await expect.poll(copied).toContain("bia-height");
  const script = await copied();

  const visitor = await context.newPage();
  const tds = contactForm(visitor, campaign.origin);
  await openPartnerPage(tds, `${script}${code}`);
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const sendAll = frame.getByRole("button", { name: "Send to All TDs Now!" });
  await expect(sendAll).toHaveCSS("background-color", "rgb(195, 0, 95)");
  const box = visitor.locator("iframe");
  const room = async () => {
    const content = await frame.locator("html").evaluate((html) => html.scrollHeight);
    return ((await box.boundingBox())?.height ?? 0) - content;
  };
  await expect.poll(room).toBe(0);
  const counted = tds.nextEvent();
  const letter = await tds.openedUrl(() => sendAll.click());
  expect(letter.searchParams.get("to")?.split(",")).toHaveLength(4);
  expect((await counted).meta.partner).toBe("kilmore-gallery");
});

test("the element works under default-src 'none' plus the policy that the page documents", async ({
  page,
  context,
  campaign,
}) => {
  const embed = await openEmbedPage(page);
  const code = await embed.code.innerText();
  const policy = await page.getByText(/^script-src .*; connect-src/).innerText();
  expect(policy.match(/[a-z]+-src/g)).toEqual(["script-src", "connect-src"]);
  const visitor = await context.newPage();
  const tds = contactForm(visitor, campaign.origin);
  await visitor.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (event) => {
      refused.push(event.violatedDirective);
    });
  });
  await openPartnerPage(tds, code, `default-src 'none'; ${policy}`);
  await sendLetter(tds);
  await expect(tds.sentDialog).toHaveCSS("display", "grid");
  expect(await visitor.evaluate(() => Reflect.get(window, "refused"))).toEqual([]);
});

test("a letter opens from a frame with the sandbox permissions that the page documents", async ({
  page,
  context,
  campaign,
}) => {
  const embed = await openEmbedPage(page);
  const code = await embed.code.innerText();
  const documented = await page
    .getByText(/^A sandboxed frame|sandboxed frame must say/)
    .innerText();
  const permissions = /allow-scripts[a-z -]+/.exec(documented)?.[0] ?? "";
  expect(permissions.split(" ")).toHaveLength(3);
  const visitor = await context.newPage();
  const tds = contactForm(visitor, campaign.origin);
  const inner = await tds.servePage(
    `<!doctype html><html lang="en"><title>Framed</title>${code}</html>`,
  );
  await openPartnerPage(
    tds,
    `<iframe title="Embedded" width="900" height="700" sandbox="${permissions}" src="${inner}"></iframe>`,
  );
  const frame = visitor.frameLocator("iframe");
  await frame.getByRole("combobox", { name: "Find Your TDs" }).fill("clare");
  await frame.getByRole("option").first().click();
  const letter = await tds.openedUrl(() =>
    frame.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(letter.hostname).toBe("mail.google.com");
});
