import { brotliCompressSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { PageContext, shownPage } from "../../../../site/page/shown-page.ts";
import { PICTURES } from "../../../../site/pages/story/drawings/Picture.tsx";
import { en } from "../../../../site/pages/story/wording/en.ts";
import { ga } from "../../../../site/pages/story/wording/ga.ts";

/** Puts the pictures on a page in a language. */
const onPage = (pictures: ReactNode, language: Language = "en") => (
  <PageContext value={shownPage(DEFAULT_CAMPAIGN, language)}>{pictures}</PageContext>
);

const drawnIn = (language: Language) =>
  PICTURES.map((Picture) => renderToStaticMarkup(onPage(<Picture />, language)));

const markup = drawnIn("en");

describe("the story's pictures", () => {
  it("have less than 220 kB together when compressed", () => {
    expect(brotliCompressSync(markup.join("")).length).toBeLessThan(220_000);
  });

  it("use unique ids, and refer only to ids of their own", () => {
    const ids = markup.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of markup) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });
});

describe("the colours of the pictures", () => {
  const sheet = new ServerStyleSheet();
  const pictures = PICTURES.map((Picture) => <Picture key={Picture.name} />);
  const drawn = renderToStaticMarkup(sheet.collectStyles(onPage(pictures)));
  const css = sheet.getStyleTags();
  sheet.seal();

  it("follow a stage, which the shape or its group names", () => {
    const classes = [...css.matchAll(/\.(\w+)\{[^}]*var\(--progress\)/g)].map(([, name]) => name);
    expect(classes.length).toBeGreaterThan(20);
    for (const name of classes) {
      const shapes = drawn.match(new RegExp(`<[^>]*><[^>]*\\b${name}\\b[^>]*>`, "g")) ?? [];
      expect(shapes.length).toBeGreaterThan(0);
      for (const groupAndShape of shapes) expect(groupAndShape).toContain(" data-stage=");
    }
  });
});

describe("the words in the pictures", () => {
  /** Returns the words that the pictures show in a language, without the parts of a word. */
  function wordsIn(language: Language): string {
    return drawnIn(language)
      .flatMap((svg) => svg.match(/(?<=<text[^>]*>)[^<]+/g) ?? [])
      .join("");
  }

  it.each(LANGUAGES)("are those of %s", (language) => {
    const { books, cinema, opening } = { en, ga }[language].drawn;
    const words = wordsIn(language);
    for (const word of [books, cinema, opening.replaceAll(" ", "")]) expect(words).toContain(word);
    const others = { en: ga, ga: en }[language].drawn;
    for (const word of [others.books, others.cinema]) expect(words).not.toContain(word);
  });
});

describe.each(markup.map((svg, scene) => ({ scene, svg })))(
  "the picture of scene $scene",
  ({ svg }) => {
    it("is hidden from screen readers, as the texts tell the story", () => {
      expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
    });

    it("has no style attributes, which the content security policy would block", () => {
      expect(svg).not.toMatch(/\sstyle="/);
    });
  },
);
