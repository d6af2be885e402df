import { expect, test } from "./fixtures.ts";

const WARNING = /instead of <bia-contact-td \/>$/;

const REST = "Rest of the page";

const FULL = "bia-contact-td.full.js";

/** Files, which all contain the same check, and what stands on a page with the tag. */
const SELF_CLOSING = [
  [FULL, `<bia-contact-td partner="my-gallery" /><p>${REST}</p>`],
  [
    FULL,
    `<div><bia-contact-td /><p><a href="/">${REST}</a></p><p>${"Some words. ".repeat(60)}</p></div>`,
  ],
  [FULL, `<bia-contact-td /><p>${REST}</p><bia-contact-td />`],
  // What a script appends.
  [
    FULL,
    `<bia-contact-td /><script>document.body.append(document.createElement("div"));</script><p>${REST}</p>`,
  ],
  ["bia-contact-td.js", `<bia-contact-td /><p>${REST}</p>`],
  ["bia-contact-td.iife.js", `<bia-contact-td /><p>${REST}</p>`],
] as const;

/** Returns ways in which an end tag is lost, each in a parent of its own, with the snippet's link. */
const lostEndTags = (link: string) => [
  `<bia-contact-td>${link}<p>${REST}</p>`,
  `<bia-contact-td>${link} ${REST}`,
  `<bia-contact-td><p>${link}</p><p>${REST}</p>`,
  `<bia-contact-td>${link}<ul><li>${REST}</li></ul>`,
  `<bia-contact-td>${link}<img alt="${REST}">`,
  `<bia-contact-td>${link}<form action="https://gallery.example/news"><p>${REST}</p></form>`,
  `<bia-contact-td /><form action="https://gallery.example/news"><p>${REST}</p></form>`,
  `<bia-contact-td /><p><a href="https://gallery.example/">${REST}</a></p>`,
  `<bia-contact-td />${REST}`,
  `<bia-contact-td />${link.replace(/>[^<]+/, `>${REST}`)}<p>More</p>`,
  // The last one, because a link without an end goes on in the parents that follow.
  `<bia-contact-td>${link.replace("</a>", "")}<p>${REST}</p>`,
];

/** Returns elements with an end tag and the link, which is hidden when the element is ready. */
const closed = (link: string) => [
  `<bia-contact-td>${link}</bia-contact-td>`,
  `<p><bia-contact-td><br>${link}<br></bia-contact-td></p>`,
  `<bia-contact-td><p><strong>${link}</strong></p><p>&nbsp;</p></bia-contact-td>`,
  `<bia-contact-td><section>${link}${"Some words. ".repeat(60)}</section></bia-contact-td>\n`,
  `<bia-contact-td><form><p>${"Some words. ".repeat(60)}</p>${link}</form></bia-contact-td>\n`,
];

const linkTo = (origin: string) => `<a href="${origin}/?partner=my-gallery">Contact your TD</a>`;

const inParents = (pieces: string[]) => pieces.map((piece) => `<div>${piece}</div>`).join("");

const pageWith = (origin: string, file: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>A gallery</title>
    <script ${file.includes("iife") ? "" : 'type="module"'} src="${origin}/embed/v1/${file}"></script></head>
    <body><h1>A gallery</h1>${body}</body></html>`;

test("after a self-closing tag all is visible", async ({ page, campaign, consoleErrors, form }) => {
  for (const [file, body] of SELF_CLOSING) {
    await test.step(`${file}: ${body}`, async () => {
      await form.openPage(pageWith(campaign.origin, file, body));
      await expect(form.picker.first()).toBeVisible();
      await expect.poll(() => consoleErrors.join("\n")).toMatch(WARNING);
      await expect(page.getByText(REST)).toBeVisible();
      expect(consoleErrors.splice(0)).toHaveLength(1);
    });
  }
});

test("a lost end tag hides nothing", async ({ page, campaign, consoleErrors, form }) => {
  const pieces = lostEndTags(linkTo(campaign.origin));
  await form.openPage(pageWith(campaign.origin, FULL, inParents(pieces)));
  await expect(form.picker).toHaveCount(pieces.length);
  const rest = page.getByText(REST).or(page.getByAltText(REST));
  await expect(rest).toHaveCount(pieces.length);
  await expect(rest.filter({ visible: true })).toHaveCount(pieces.length);
  await expect.poll(() => consoleErrors).toHaveLength(pieces.length);
  expect(consoleErrors.splice(0).filter((text) => WARNING.test(text))).toHaveLength(pieces.length);
});

test("what stands between its tags is hidden when ready", async ({ page, campaign, form }) => {
  const pieces = closed(linkTo(campaign.origin));
  await form.openPage(pageWith(campaign.origin, FULL, inParents(pieces)));
  await expect(form.picker).toHaveCount(pieces.length);
  const links = page.getByText("Contact your TD", { exact: true });
  await expect(links).toHaveCount(pieces.length);
  await expect(links.filter({ visible: true })).toHaveCount(0);
});
