import { expect, test } from "./fixtures.ts";

const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;
const WARNING = /instead of <bia-contact-td \/>$/;

const FULL = "bia-contact-td.full.js";

/** Files, which all contain the same check, and what stands on a page with the tag. */
const SELF_CLOSING = [
  [FULL, `<bia-contact-td partner="my-gallery" /><p>Rest of the page</p>`],
  [
    FULL,
    `<div><bia-contact-td /><p><a href="/">Rest of the page</a></p><p>${"Some words. ".repeat(60)}</p></div>`,
  ],
  [FULL, `<bia-contact-td /><p>Rest of the page</p><bia-contact-td />`],
  ["bia-contact-td.js", `<bia-contact-td /><p>Rest of the page</p>`],
  ["bia-contact-td.iife.js", `<bia-contact-td /><p>Rest of the page</p>`],
] as const;

/** Elements with an end tag. The link inside is hidden when the element is ready. */
const CLOSED = [
  `<bia-contact-td>${LINK}</bia-contact-td>`,
  `<div><bia-contact-td><section>${LINK}${"Some words. ".repeat(60)}</section></bia-contact-td>\n</div>`,
  `<div><bia-contact-td><form action="/tds"><p>${"Some words. ".repeat(60)}</p>${LINK}</form></bia-contact-td></div>`,
];

/** Returns a page with a script file, which is read before the body. */
const pageWith = (origin: string, file: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>A gallery</title>
    <script ${file.includes("iife") ? "" : 'type="module"'} src="${origin}/embed/v1/${file}"></script></head>
    <body><h1>A gallery</h1>${body}</body></html>`;

test("what follows a self-closing tag stays visible, and one warning says how to close it", async ({
  page,
  campaign,
  consoleErrors,
  form,
}) => {
  for (const [file, body] of SELF_CLOSING) {
    await test.step(`${file}: ${body}`, async () => {
      await form.openPage(pageWith(campaign.origin, file, body));
      await expect(form.picker.first()).toBeVisible();
      await expect.poll(() => consoleErrors.join("\n")).toMatch(WARNING);
      await expect(page.getByText("Rest of the page")).toBeVisible();
      expect(consoleErrors.splice(0)).toHaveLength(1);
    });
  }
});

test("what stands between its tags is hidden when the element is ready", async ({
  page,
  campaign,
  form,
}) => {
  await form.openPage(pageWith(campaign.origin, FULL, CLOSED.join("")));
  await expect(form.picker).toHaveCount(CLOSED.length);
  for (const link of await page.getByText("Contact your TD", { exact: true }).all()) {
    await expect(link).toBeHidden();
  }
});
