import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { LANGUAGES } from "../../../../api/contract/language.ts";
import { shownPage } from "../../../../site/page/shown-page.ts";
import { SharePicture } from "../../../../site/pages/tds/SharePicture.tsx";

it.each(LANGUAGES)("has lines that do not touch, for every name (%s)", (language) => {
  const page = shownPage(DEFAULT_CAMPAIGN, language);
  for (const of of CONSTITUENCIES) {
    const $ = load(renderToStaticMarkup(<SharePicture of={of} page={page} />));
    const lines = $("text").toArray();
    const close = lines.slice(1).filter((line, index) => {
      const [above, below] = [lines[index], line].map((each) => Number($(each).attr("y")));
      return (below ?? 0) - (above ?? 0) < Number($(line).attr("font-size")) * 0.95;
    });
    expect([of, close.map((line) => $(line).text())]).toEqual([of, []]);
  }
});
