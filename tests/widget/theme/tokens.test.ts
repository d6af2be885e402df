import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONTRAST_PAIRS, contrastOf } from "../../../stories/foundations/contrast-pairs.ts";
import { COLOURS, themeCss } from "../../../widget/theme/tokens.ts";
import { ROOT, sourceFiles } from "../../source-files.ts";

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(CONTRAST_PAIRS)("%s on %s has sufficient contrast", (text, ground, least) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(least);
  });

  test("every role has a custom property", () => {
    for (const name of Object.keys(COLOURS))
      expect(themeCss(theme, COLOURS)).toContain(`--c-${name}:`);
  });
});

test("a custom property of the host page overrides a role", () => {
  expect(themeCss("light", COLOURS, { ink: "--bia-ink" })).toContain(
    "--c-ink:var(--bia-ink,#17130F);",
  );
});

/** Files that may contain colour literals: the tokens, and the colours of invented partners and campaigns. */
const COLOUR_FILES = new Set(["widget/theme/tokens.ts", "stories/support/invented-campaign.ts"]);

test("only the tokens contain colour literals", () => {
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
