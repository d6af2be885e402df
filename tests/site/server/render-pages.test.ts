import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { type PageEntry, REQUESTED, ROUTES } from "../../../site/routes.ts";
import { inlineHashes, type PageParts, plainPage } from "../../../site/server/page-html.ts";
import { renderPages } from "../../../site/server/render-pages.tsx";
import { BUNDLED_WORDS, NIGHT_BUSES } from "../../../stories/support/invented-campaign.ts";

async function pagesOf(campaign: Campaign) {
  const pages: (PageParts & PageEntry)[] = [];
  for await (const page of renderPages(campaign, "en")) pages.push({ ...page.entry, ...page });
  return pages;
}

const pages = await pagesOf(DEFAULT_CAMPAIGN);

describe.each(pages)("the prerendered page $path", ({ head, body, script, shownIn }) => {
  it("has one header and main, a footer for visitors, and starts with a skip link to main", () => {
    const landmarks = [...body.matchAll(/<(header|main|footer)[\s>]/g)].map(([, name]) => name);
    const footer = shownIn === "staff" ? [] : ["footer"];
    expect(landmarks).toEqual(["header", "main", ...footer]);
    expect(/<a href="[^"]*"/.exec(body)?.[0]).toBe('<a href="#main"');
    expect(body).toContain('id="main"');
  });

  it("has marks for hydration only where React hydrates it", () => {
    expect(/<!--|data-styled|\/\*!sc|class="sc-/.test(head + body)).toBe(script === undefined);
  });

  it("contains nothing that the content security policy blocks", () => {
    expect(head + body).not.toMatch(/\sstyle="|<script|\son[a-z]+="/);
    expect(body).not.toContain("<style");
  });

  it("includes the styles of all its components", () => {
    expect(head.match(/<style[ >]/g)).toHaveLength(1);
    // Where React hydrates, the class of a component's styles comes after its names.
    const pattern = /class="[^"]*\bsc-[\w-]+ (\w+)"|[" ](c\d+)(?=[ "])/g;
    const classes = [...body.matchAll(pattern)].map(([, styled, short]) => styled ?? short);
    expect(classes.length).toBeGreaterThan(5);
    for (const name of new Set(classes)) expect(head).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it("uses each id once", () => {
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe("the action page", () => {
  const { body } = pages.find(({ path }) => path === "/") ?? { body: "" };

  it("opens other sites in tabs without access to this page", () => {
    const links = [...body.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(3);
    for (const tag of links) expect(tag).toContain('rel="noopener"');
  });

  it("contains a form with every constituency for visitors without scripts", () => {
    const content = /<bia-contact-td[^>]*>(.*)<\/bia-contact-td>/.exec(body)?.[1] ?? "";
    expect(content).toMatch(/<form[^>]* action="\/tds" method="get"/);
    expect(content).toContain("Find Your TDs</label>");
    const [, ...names] = [...content.matchAll(/<option[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual([...CONSTITUENCIES]);
  });
});

it("each kind of answer opens a mail to the campaign, to be filled in, and the page says who reads it", () => {
  const $ = load(pages.find(({ folder }) => folder === "they-answered")?.body ?? "");
  const mails = $("main a[aria-label]")
    .toArray()
    .map((link) => new URL($(link).attr("href") ?? ""));
  expect(mails).toHaveLength(5);
  expect(new Set(mails.map(({ pathname }) => pathname))).toEqual(
    new Set([DEFAULT_CAMPAIGN.facts.contactAddress]),
  );
  expect(mails[0]?.searchParams.get("subject")).toBe("An answer from a TD: A clear yes");
  expect(mails[0]?.searchParams.get("body")?.split("\r\n")).toEqual([
    "Kind of answer: A clear yes",
    "TD: ",
    "Constituency: ",
    "",
    "Paste the answer here, without your own address:",
    "",
  ]);
  // Nobody has sent anything that could be pasted.
  expect(mails[4]?.searchParams.get("body")).not.toContain("Paste");
  expect($("main").text()).toContain("Nothing is published from it.");
});

describe("the pages of a draft", async () => {
  const draft = await pagesOf({ ...NIGHT_BUSES, state: "draft" });
  const hidden = [...ROUTES, ...REQUESTED].filter(({ shownIn }) => shownIn === "all-but-draft");

  it.each(draft.filter(({ shownIn }) => shownIn !== "all-but-draft"))(
    "$path links to no page that visitors of a draft do not see",
    ({ body }) => {
      for (const { path } of hidden) expect(body).not.toContain(`href="${path}"`);
    },
  );
});

it("two campaigns in one process have their own pages, also when they are rendered at the same time", async () => {
  const [own, other] = await Promise.all([pagesOf(DEFAULT_CAMPAIGN), pagesOf(NIGHT_BUSES)]);
  expect(own).toEqual(pages);
  for (const { head, body } of other) expect(load(head + body).text()).not.toMatch(BUNDLED_WORDS);
});

it("the hashes of a page cover the exact text of each inline style and script", () => {
  const html =
    "<style></style><style data-x>a{}</style>" +
    '<script type="module" src="/a.js"></script><script type="module" data-x="a">a{}</script>';
  expect(inlineHashes(html)).toEqual({
    styleHashes: [
      "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
      "sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=",
    ],
    scriptHashes: ["sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk="],
  });
});

describe("a page that React does not hydrate", () => {
  const { html, styles } = plainPage(
    '<p class="sc-a-0 kLmNo solid">a</p><p class="sc-a-1">b</p><p class="sc-a-2 pQrSt">c</p>',
    '<style data-styled="true" data-styled-version="6.0">.kLmNo{color:red;margin:.5em;}/*!sc*/\n' +
      '.pQrSt .solid{background:url(/a.solid);content:".solid";}/*!sc*/\n' +
      ".sc-a-2:hover,.kLmNo.other{color:blue;}/*!sc*/\n" +
      'data-styled.g1[id="sc-a-0"]{content:"kLmNo,"}/*!sc*/\n</style>',
  );

  it("keeps texts that read like styles", () => {
    const body = "<p>--c-x:red; by @font-face{font-family:No One;src:url(/x)}</p><p>.kLmNo{}</p>";
    expect(plainPage(body, "<style>:root{--c-x:#111;}</style>").html).toBe(body);
  });

  it("keeps each rule for the same elements, under short names", () => {
    expect(styles).toBe(
      '<style>.c0{color:red;margin:.5em;}.c1 .c2{background:url(/a.solid);content:".solid";}' +
        ".c3:hover,.c0.c4{color:blue;}</style>",
    );
    expect(html).toBe('<p class="c0 c2">a</p><p>b</p><p class="c3 c1">c</p>');
  });
});
