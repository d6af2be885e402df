import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, isColour, MIN_TEXT_CONTRAST } from "../../../api/contract/contrast.ts";
import { groundOf, LOOK_IDS, paletteOf } from "../../../site/partner-kit/looks.ts";

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
        // The beam in black and white is lines on the ground.
        if (isColour(beam))
          expect(contrastRatio(beam, text)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });
});

it("has no colour in black and white, whatever the partner's colours are", () => {
  expect(paletteOf("mono", "#c3005f", "#ffe14d")).toEqual(paletteOf("mono", "#00594f", "#2a0a5c"));
});

describe("a partner's colour as a ground", () => {
  it.each([
    ["#c3005f", false],
    ["#ffe14d", false],
    ["#7a7a7a", true],
  ])("%s is corrected: %s", (colour, isCorrected) => {
    const ground = groundOf(colour);
    expect(ground.isCorrected).toBe(isCorrected);
    if (!isCorrected) expect(ground.ground).toBe(colour);
  });
});
