import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { PageContext, shownPage } from "../../../../site/document/shown-page.ts";
import { DrawnPicture } from "../../../../site/pages/story/drawings/Picture.tsx";
import { en } from "../../../../site/pages/story/wording/en.ts";
import { ga } from "../../../../site/pages/story/wording/ga.ts";

const drawnIn = (language: Language) =>
  [...Array(8).keys()].map((scene) =>
    renderToStaticMarkup(
      <PageContext value={shownPage(DEFAULT_CAMPAIGN, language)}>
        <DrawnPicture scene={scene} />
      </PageContext>,
    ),
  );

const markup = drawnIn("en");

describe("the story's pictures", () => {
  it("refer only to ids of their own, and are hidden from screen readers", () => {
    for (const svg of markup) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
      expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
    }
  });

  it("change only what has a stage, its own or that of a group around it", () => {
    const changing = /^(?:to-|fade|over|printed|rises|dashed|design|flake)/;
    const $ = load(markup.join(""));
    const shapes = $("[class]:not(svg)").toArray();
    const staged = shapes.filter((shape) =>
      $(shape)
        .attr("class")
        ?.split(" ")
        .some((name) => changing.test(name)),
    );
    expect(staged.length).toBeGreaterThan(100);
    expect(staged.filter((shape) => $(shape).closest("[data-stage]").length === 0)).toEqual([]);
  });

  it.each(LANGUAGES)("have the words of %s", (language) => {
    const words = drawnIn(language)
      .flatMap((svg) => svg.match(/(?<=<text[^>]*>)[^<]+/g) ?? [])
      .join("");
    const { books, cinema, opening } = { en, ga }[language].drawn;
    for (const word of [books, cinema, opening.replaceAll(" ", "")]) expect(words).toContain(word);
    const others = { en: ga, ga: en }[language].drawn;
    for (const word of [others.books, others.cinema]) expect(words).not.toContain(word);
    expect(words).not.toContain("{");
  });
});
