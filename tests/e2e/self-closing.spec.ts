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

/** The script files, and how many of the pages they are tried with: all contain the same check. */
const FILES = { "bia-contact-td.js": 1, "bia-contact-td.full.js": 99, "bia-contact-td.iife.js": 1 };

for (const [file, most] of Object.entries(FILES)) {
  const open = (origin: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>A gallery</title>
      <script ${file.includes("iife") ? "" : 'type="module"'} src="${origin}/embed/v1/${file}"></script></head>
      <body><h1>A gallery</h1>${body}</body></html>`;

  for (const [name, body] of Object.entries(SELF_CLOSING).slice(0, most)) {
    test(`${file}: a self-closing tag before ${name} leaves it visible and warns once`, async ({
      page,
      campaign,
      consoleErrors,
      form,
    }) => {
      await form.openPage(open(campaign.origin, body));
      await expect(page.getByRole("combobox", { name: "Find Your TDs" }).first()).toBeVisible();
      await expect.poll(() => consoleErrors.join("\n")).toMatch(WARNING);
      await expect(page.getByText("Rest of the page")).toBeVisible();
      expect(consoleErrors).toHaveLength(1);
      consoleErrors.length = 0;
    });
  }

  for (const [name, body] of Object.entries(CLOSED).slice(0, most)) {
    test(`${file}: an element around ${name} hides it when it is ready`, async ({
      page,
      campaign,
      form,
    }) => {
      await form.openPage(open(campaign.origin, body));
      await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Contact your TD" })).toBeHidden();
    });
  }
}
