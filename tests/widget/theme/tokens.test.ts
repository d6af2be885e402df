import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONTRAST_PAIRS, contrastOf } from "../../../stories/foundations/contrast-pairs.ts";
import { COLOURS, themeCss } from "../../../widget/theme/tokens.ts";
import { ROOT, sourceFiles } from "../../source-files.ts";

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(CONTRAST_PAIRS)("%s on %s has contrast enough", (text, ground, least) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(least);
  });

  test("every role is published", () => {
    for (const name of Object.keys(COLOURS)) expect(themeCss(theme)).toContain(`--c-${name}:`);
  });
});

test("a role that a host page may set gives way to it", () => {
  expect(themeCss("light", { ink: "--bia-ink" })).toContain("--c-ink:var(--bia-ink,#17130F);");
});

/** The tokens, and the colours of partners who are examples. */
const DATA = new Set(["widget/theme/tokens.ts", "site/embed/look-presets.ts"]);

test("no colour is written anywhere but in the tokens", () => {
  const literal = /#[0-9a-f]{3,8}\b(?!;)|\b(?:rgb|hsl|oklch|lab)a?\(/i;
  const found = sourceFiles(["widget", "site", "stories"], /\.(ts|tsx|css)$/)
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
