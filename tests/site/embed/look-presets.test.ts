import { expect, it } from "vitest";
import { contrast } from "../../../site/embed/contrast.ts";
import { LOOK_IDS, LOOKS } from "../../../site/embed/look-presets.ts";

it.each(LOOK_IDS)("the focus ring of %s can be seen on its paper", (id) => {
  const { "--bia-focus": focus, "--bia-paper": paper } = LOOKS[id].properties;
  expect(contrast(focus, paper)).toBeGreaterThanOrEqual(3);
});

it("a contrast is WCAG's, whichever of the two is the text", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});
