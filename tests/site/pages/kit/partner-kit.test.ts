import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, MIN_TEXT_CONTRAST } from "../../../../api/contract/campaign/contrast.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { partnerLink } from "../../../../site/components/PlaceLink.tsx";
import { groundOf, LOOK_IDS, paletteOf } from "../../../../site/pages/kit/looks.ts";
import { newsletterHtml } from "../../../../site/pages/kit/Page.tsx";
import { DEFAULT_KIT, kitQuery, settingsIn, typedLink } from "../../../../site/pages/kit/pieces.ts";
import { fittedSize, widthOf, wrapped } from "../../../../site/style/fit-text.ts";

const ORIGIN = "https://campaign.example";

it.each([
  ["my-gallery", null, "en", "/?partner=my-gallery", ""],
  ["", null, "en", "/", ""],
  ["a&b=c", "Dún Laoghaire", "ga", "/ga/tds/dun-laoghaire", "/ga/tds/dun-laoghaire"],
] as const)(
  "the link of the partner %j for %s in %s is %s, typed as %s",
  (partner, constituency, language, path, typed) => {
    const link = partnerLink({ partner, constituency }, ORIGIN, language);
    expect(link).toBe(`${ORIGIN}${path}`);
    expect(typedLink(link)).toBe(`campaign.example${typed}`);
  },
);

describe("the settings in an address", () => {
  it("are left out where they are the defaults", () => expect(kitQuery(DEFAULT_KIT)).toBe(""));

  it.each(["?look=neon&piece=mug", "?colour=red&constituency=%23fff", "?colour=%23c3005f0"])(
    "are the defaults where they are not valid: %s",
    (query) => expect(settingsIn(query)).toEqual(DEFAULT_KIT),
  );
});

describe("a text on a piece", () => {
  const headline = DEFAULT_CAMPAIGN.texts.en.headline.split("\n");

  it("is as large as its widest line allows, up to a limit", () => {
    const size = fittedSize(headline, "display", 900, 999);
    const widths = headline.map((line) => widthOf(line, "display") * size);
    expect(Math.max(...widths)).toBeCloseTo(900);
    expect(fittedSize(headline, "display", 900, 20)).toBe(20);
  });

  it("wraps between words into even lines, and leaves a long word whole", () => {
    expect(wrapped(["one ", "two ", "three"], "text", 4)).toEqual(["one two", "three"]);
    expect(wrapped("some words that fill two lines".split(/(?<= )/), "text", 14)).toEqual([
      "some words that",
      "fill two lines",
    ]);
    expect(wrapped(["Bunioncaim"], "text", 1)).toEqual(["Bunioncaim"]);
  });
});

it("the newsletter's HTML has escaped texts and the link", () => {
  const texts = { headline: ["To", 'your "<TD>'], about: "Art & bread", link: `${ORIGIN}/` };
  const html = newsletterHtml(texts, "a.png");
  expect(html).toContain('alt="To your &quot;&lt;TD&gt;. Art &amp; bread"');
  expect(html).toContain('<a href="https://campaign.example/">');
});

it("the contrast ratio follows WCAG, in either order of the colours", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe.each(LOOK_IDS)("the look %s", (look) => {
  it("has texts of at least AA contrast in any two colours", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (first, second) => {
        const { ground, text, beam, band, onBand } = paletteOf(look, first, second);
        expect(contrastRatio(ground, text)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio(band, onBand)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(contrastRatio(beam, text)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });
});

it.each([
  ["#ffe14d", false],
  ["#7a7a7a", true],
])("a partner's colour %s is corrected as a ground for text: %s", (colour, isCorrected) => {
  const ground = groundOf(colour);
  expect([ground.isCorrected, ground.ground !== colour]).toEqual([isCorrected, isCorrected]);
});
