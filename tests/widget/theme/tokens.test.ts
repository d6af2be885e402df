import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COLOURS, type Colour, themeCss } from "../../../widget/theme/tokens.ts";
import { ROOT, sources } from "../../sources.ts";

/** WCAG relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What may stand on what, and the least contrast WCAG 2.2 AA asks of it. */
const PAIRS: [text: Colour, ground: Colour, least: number][] = [
  ["ink", "paper", 7],
  ["ink", "paperRaised", 7],
  ["inkSoft", "paper", 4.5],
  ["inkSoft", "paperRaised", 4.5],
  ["link", "paper", 4.5],
  ["link", "paperRaised", 4.5],
  ["onLink", "link", 4.5],
  ["onUrgent", "urgent", 4.5],
  ["urgent", "paper", 3],
  ["onMarigold", "marigold", 7],
  ["onDone", "done", 4.5],
  ["done", "paper", 4.5],
  ["paper", "ink", 7],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(PAIRS)("%s on %s has contrast enough", (text, ground, least) => {
    expect(contrast(COLOURS[text][theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(least);
  });

  test("every role is published", () => {
    for (const name of Object.keys(COLOURS)) expect(themeCss(theme)).toContain(`--c-${name}:`);
  });
});

test("a role that a host page may set gives way to it", () => {
  expect(themeCss("light", { ink: "--bia-ink" })).toContain("--c-ink:var(--bia-ink,#17130F);");
});

/** The tokens, and the colours of partners who are examples. */
const DATA = new Set(["widget/theme/tokens.ts", "site/embed/looks.ts"]);

test("no colour is written anywhere but in the tokens", () => {
  const literal = /#[0-9a-f]{3,8}\b(?!;)|\b(?:rgb|hsl|oklch|lab)a?\(/i;
  const found = sources(["widget", "site", "stories"], /\.(ts|tsx|css)$/)
    .filter((file) => !DATA.has(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          literal.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
