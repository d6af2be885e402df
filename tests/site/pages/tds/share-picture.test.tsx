import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { LANGUAGES } from "../../../../api/contract/language.ts";
import { shownPage } from "../../../../site/document/shown-page.ts";
import { outlinePath } from "../../../../site/pages/tds/OutlineArt.tsx";
import { SharePicture } from "../../../../site/pages/tds/SharePicture.tsx";

it.each(LANGUAGES)(
  "the picture of a shared link has lines that do not touch, for every name (%s)",
  (language) => {
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
  },
);

it.each(CONSTITUENCIES)("the outline of %s fills its box, and stays in it", (constituency) => {
  const numbers = outlinePath(constituency, 400, 300).match(/-?\d+/g)?.map(Number) ?? [];
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...across)).toBeLessThanOrEqual(400);
  expect(Math.max(...down)).toBeLessThanOrEqual(300);
  const extents = [across, down].map((each) => Math.max(...each) - Math.min(...each));
  expect((extents[0] ?? 0) > 397 || (extents[1] ?? 0) > 297).toBe(true);
});
