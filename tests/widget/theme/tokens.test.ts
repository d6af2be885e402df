import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, MIN_TEXT_CONTRAST } from "../../../api/contract/campaign/contrast.ts";
import { CONTRAST_PAIRS, contrastOf } from "../../../stories/foundations/contrast-pairs.ts";
import { coloursOn } from "../../../widget/theme/page-ground.ts";
import { ELEMENT_COLOURS } from "../../../widget/theme/tokens.ts";
import { ROOT, sourceFiles } from "../../source-files.ts";

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(CONTRAST_PAIRS)("%s on %s has sufficient contrast", (text, ground, least) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(least);
  });
});

it("the dark theme's paper and what is raised from it can be told apart", () => {
  expect(contrastOf("paperRaised", "paper", "dark")).toBeGreaterThanOrEqual(1.2);
});

/** Files that may contain colour literals: the tokens, and the colours of invented partners and campaigns. */
const COLOUR_FILES = new Set(["widget/theme/tokens.ts", "stories/support/invented-campaign.ts"]);

it("only the tokens contain colour literals", () => {
  const literal = /#[0-9a-f]{3,8}\b(?!;)|\b(?:rgb|hsl|oklch|lab)a?\(/i;
  const found = sourceFiles(["widget", "site", "stories"], /\.(ts|tsx|css)$/)
    .filter((file) => !COLOUR_FILES.has(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          literal.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

/** The inkSoft of the colours: an ink, or a mixture of `percent` of it with the ground. */
function softInk(mixture: string): string {
  const [, ink, percent, ground] = /(#\w+) (\d+)%,(#\w+)/.exec(mixture) ?? [];
  if (ink === undefined || ground === undefined) return mixture;
  const channels = [1, 3, 5].map((at) => {
    const [of = 0, on = 0] = [ink, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(on + ((of - on) * Number(percent)) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

describe("on the page's ground", () => {
  it("all texts have the contrast of WCAG AA, or the element keeps its paper", () => {
    fc.assert(
      fc.property(anyColour, (ground) => {
        const { theme, colours } = coloursOn(ground);
        for (const role of ["ink", "link", "inkSoft"] as const) {
          const inks = [colours?.[role]?.[theme] ?? []].flat().map(softInk);
          const contrasts = inks.map((ink) => contrastRatio(ink, ground));
          expect(Math.min(21, ...contrasts)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["#ffffff", "light", "light"],
    ["#000000", "dark", "dark"],
    ["#2b3fe0", "dark", "dark"],
    ["#ffe14d", "light", "light"],
    // Neither ink has 4.5:1 on this grey.
    ["#767676", "light", null],
    [null, "light", null],
  ] as const)("%s, the theme is %s with the ink of the theme %s", (ground, theme, ink) => {
    const { theme: found, colours } = coloursOn(ground);
    expect(found).toBe(theme);
    expect(colours?.ink?.[theme] ?? null).toBe(ink && ELEMENT_COLOURS.ink[ink]);
  });
});
