import { expect, test } from "./fixtures.ts";

const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;
const WARNING = /instead of <bia-contact-td \/>$/;

/** Pages with the tag, and the texts that follow it. */
const SELF_CLOSING: Record<string, string> = {
  "a paragraph": `<bia-contact-td partner="my-gallery" /><p>Rest of the page</p>`,
  "a page's rest": `<bia-contact-td /><h2>Visit us</h2><p>Rest of the page</p><footer><a href="/">Home</a></footer>`,
  "long text with links": `<div><bia-contact-td /><p><a href="/">Rest of the page</a></p><p>${"Some words. ".repeat(60)}</p></div>`,
  "another element": `<bia-contact-td /><p>Rest of the page</p><bia-contact-td />`,
};

/** Pages with an end tag. The link inside is hidden when the element is ready. */
const CLOSED: Record<string, string> = {
  "a link": `<bia-contact-td>${LINK}</bia-contact-td>`,
  "much text before white space": `<div><bia-contact-td><section>${LINK}${"Some words. ".repeat(60)}</section></bia-contact-td>\n</div>`,
  "a form": `<div><bia-contact-td><form action="/tds"><p>${"Some words. ".repeat(60)}</p>${LINK}</form></bia-contact-td></div>`,
};

/** Returns a page with a script file, which is read before the body. */
const pageWith = (origin: string, file: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>A gallery</title>
    <script ${file.includes("iife") ? "" : 'type="module"'} src="${origin}/embed/v1/${file}"></script></head>
    <body><h1>A gallery</h1>${body}</body></html>`;

// All files contain the same check.
for (const [file, bodies] of [
  ["bia-contact-td.full.js", Object.entries(SELF_CLOSING)],
  ["bia-contact-td.js", Object.entries(SELF_CLOSING).slice(0, 1)],
  ["bia-contact-td.iife.js", Object.entries(SELF_CLOSING).slice(0, 1)],
] as const) {
  test(`${file}: what follows a self-closing tag stays visible, and one warning says how to close it`, async ({
    page,
    campaign,
    consoleErrors,
    form,
  }) => {
    for (const [name, body] of bodies) {
      await test.step(name, async () => {
        await form.openPage(pageWith(campaign.origin, file, body));
        await expect(form.picker.first()).toBeVisible();
        await expect.poll(() => consoleErrors.join("\n")).toMatch(WARNING);
        await expect(page.getByText("Rest of the page")).toBeVisible();
        expect(consoleErrors.splice(0)).toHaveLength(1);
      });
    }
  });
}

test("what stands between its tags is hidden when the element is ready", async ({
  page,
  campaign,
  form,
}) => {
  const bodies = Object.values(CLOSED);
  await form.openPage(pageWith(campaign.origin, "bia-contact-td.full.js", bodies.join("")));
  await expect(form.picker).toHaveCount(bodies.length);
  for (const link of await page.getByText("Contact your TD", { exact: true }).all()) {
    await expect(link).toBeHidden();
  }
});
