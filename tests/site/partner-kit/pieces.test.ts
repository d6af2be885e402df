import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { fittedSize, widthOf, wrapped } from "../../../site/partner-kit/fit-text.ts";
import {
  newsletterHtml,
  signatureHtml,
  signatureText,
} from "../../../site/partner-kit/Pasting.tsx";
import { BLEED_MM, PIECES, sheetOf, sizeOf } from "../../../site/partner-kit/pieces.ts";

describe("the sheet of a piece", () => {
  it("has the piece's size, with a white edge, on an office printer", () => {
    const sheet = sheetOf(PIECES["poster-a4"], false);
    expect(sheet).toMatchObject({ width: 210, height: 297, bleed: 0 });
    expect(sheet.inset).toBeGreaterThan(5);
  });

  it("is larger than the piece by bleed and crop marks for a print shop", () => {
    const { width, height, inset, bleed } = sheetOf(PIECES["poster-a3"], true);
    expect([width - 2 * inset, height - 2 * inset, bleed]).toEqual([297, 420, BLEED_MM]);
    expect(inset).toBeGreaterThan(bleed);
  });

  it("of a picture is the picture", () => {
    expect(sheetOf(PIECES.story, true)).toEqual({ width: 1080, height: 1920, inset: 0, bleed: 0 });
  });

  it.each([
    ["poster-a4", "210 × 297 mm"],
    ["newsletter", "1200 × 630 px"],
  ] as const)("of %s is %s large", (id, size) => expect(sizeOf(PIECES[id])).toBe(size));
});

describe("a text on a piece", () => {
  const headline = DEFAULT_CAMPAIGN.texts.en.headline.split("\n");

  it("is as large as its widest line allows, up to a limit", () => {
    const size = fittedSize(headline, "display", 900, 999);
    const widths = headline.map((line) => widthOf(line, "display") * size);
    expect(Math.max(...widths)).toBeCloseTo(900);
    expect(fittedSize(headline, "display", 900, 20)).toBe(20);
  });

  it("wraps between words, and leaves a long word whole", () => {
    expect(wrapped("one two three", "text", 4)).toEqual(["one two", "three"]);
    expect(wrapped("Bunioncaim", "text", 1)).toEqual(["Bunioncaim"]);
  });
});

describe("what partners paste", () => {
  const texts = {
    headline: ["Write", 'to "your" <TD>'],
    about: "It's about art & bread.",
    link: "https://campaign.example/?partner=a",
    typed: "campaign.example/?partner=a",
  };

  it.each([
    ["newsletter", newsletterHtml(texts, "a.png")],
    ["signature", signatureHtml(texts, "#c3005f")],
  ])("into a %s has its texts escaped, and its link", (_, html) => {
    expect(html).toContain("&lt;TD&gt;");
    expect(html).toContain("art &amp; bread");
    expect(html).not.toContain("<TD>");
    expect(html).toContain('<a href="https://campaign.example/?partner=a">');
  });

  it("as plain text is the texts themselves, below the separator of signatures", () => {
    expect(signatureText(texts)).toBe(
      '-- \nWrite to "your" <TD>\nIt\'s about art & bread.\nhttps://campaign.example/?partner=a',
    );
  });
});
