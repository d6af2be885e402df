import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { LANGUAGES } from "../../../../api/contract/language.ts";
import { shownPage } from "../../../../site/document/shown-page.ts";
import { outlinePath } from "../../../../site/pages/tds/OutlineArt.tsx";
import { SharePicture } from "../../../../site/pages/tds/SharePicture.tsx";
import { openSharePictures } from "../../../../site/server/share-picture.tsx";

const draw = openSharePictures("site/server");

describe("the picture that shows a shared link", () => {
  it("is a PNG of 1200 by 630 pixels, and another one for each place, language and number of TDs", async () => {
    const pictures = await Promise.all([
      draw("Mayo", 5, DEFAULT_CAMPAIGN, "en"),
      draw("Mayo", 5, DEFAULT_CAMPAIGN, "ga"),
      draw("Clare", 5, DEFAULT_CAMPAIGN, "en"),
      draw("Mayo", 4, DEFAULT_CAMPAIGN, "en"),
    ]);
    for (const picture of pictures) {
      const view = new DataView(picture.buffer, picture.byteOffset);
      expect([view.getUint32(1) & 0xffffff00, view.getUint32(16), view.getUint32(20)]).toEqual([
        0x504e4700, 1200, 630,
      ]);
    }
    expect(new Set(pictures.map((each) => Buffer.from(each).toString("base64"))).size).toBe(4);
  });

  it("fails where it cannot be drawn, and is drawn again when asked for next", async () => {
    const nowhere = openSharePictures("tests");
    for (const _ of [1, 2])
      await expect(nowhere("Mayo", 5, DEFAULT_CAMPAIGN, "en")).rejects.toThrow("painter.mjs");
  });
});

it.each(LANGUAGES)(
  "the picture of a shared link has lines that do not touch, for every name (%s)",
  (language) => {
    const page = shownPage(DEFAULT_CAMPAIGN, language);
    for (const of of CONSTITUENCIES) {
      const $ = load(renderToStaticMarkup(<SharePicture of={of} tds={5} page={page} />));
      const lines = $("text").toArray();
      const close = lines.slice(1).filter((line, index) => {
        const [above, below] = [lines[index], line].map((each) => Number($(each).attr("y")));
        return (below ?? 0) - (above ?? 0) < Number($(line).attr("font-size")) * 0.95;
      });
      expect([of, close.map((line) => $(line).text())]).toEqual([of, []]);
      // A point of the compass stays whole.
      expect($.text()).not.toMatch(/(Mid|North|South|Theas|Thiar|Thuaidh)-$/m);
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
