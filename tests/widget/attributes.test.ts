import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROVIDERS } from "../../api/contract/names.ts";
import { ATTRIBUTE_NAMES, type Attribute, propertyOf } from "../../widget/attributes.ts";
import { ROOT } from "../source-files.ts";

const ROWS = readFileSync(join(ROOT, "widget/README.md"), "utf8").split("\n");

function rowOf(name: Attribute): string | undefined {
  const property = propertyOf(name);
  const cell = property === name ? `\`${name}\`` : `\`${name}\` (\`${property}\`)`;
  return ROWS.find((line) => line.startsWith(`| ${cell} `));
}

it.each(ATTRIBUTE_NAMES)("the element's README has a row for the attribute %s", (name) => {
  expect(rowOf(name)).toBeDefined();
});

it.each(PROVIDERS)("the row of the attribute provider names %s", (provider) => {
  expect(rowOf("provider")).toContain(`\`${provider}\``);
});
