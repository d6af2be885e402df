import { describe, expect, it } from "vitest";
import { plainPage, shortMarkup, withOneStyle } from "../../../site/tools/page-html.mjs";

describe("the short form of React's HTML", () => {
  it("writes boolean attributes and empty shapes short, and keeps what a text says", () => {
    expect(
      shortMarkup(
        '<input required=""/><p data-x="">a required=&quot;&quot; b</p><svg><path d="M0 0"></path><g></g></svg>',
      ),
    ).toBe(
      '<input required/><p data-x="">a required=&quot;&quot; b</p><svg><path d="M0 0"/><g></g></svg>',
    );
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

  it("has the colours that it uses, in one style", () => {
    expect(
      withOneStyle(
        "<head><style>:root{--c-ink:#111;--c-rule:rgb(0 0 0 / 0.7);}</style></head>" +
          "<style>p{color:var(--c-ink);}</style>",
      ),
    ).toBe("<head><style>:root{--c-ink:#111;}p{color:var(--c-ink);}</style></head>");
  });

  it("keeps each rule for the same elements, under short names", () => {
    expect(styles).toBe(
      '<style>.c0{color:red;margin:.5em;}.c1 .c2{background:url(/a.solid);content:".solid";}' +
        ".c3:hover,.c0.c4{color:blue;}</style>",
    );
    expect(html).toBe('<p class="c0 c2">a</p><p>b</p><p class="c3 c1">c</p>');
  });
});
