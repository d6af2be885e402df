import { expect, it } from "vitest";
import { contrastRatio } from "../../../api/contract/contrast.ts";
import { LOOK_IDS, LOOKS } from "../../../site/embed/look-presets.ts";

it.each(LOOK_IDS)("the focus ring of %s has enough contrast on its background", (id) => {
  const { "--bia-focus": focus, "--bia-paper": paper } = LOOKS[id].properties;
  expect(contrastRatio(focus, paper)).toBeGreaterThanOrEqual(3);
});

it("the contrast ratio follows WCAG, in either order of the colours", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});
