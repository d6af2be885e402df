import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROVIDERS } from "../../api/contract/names.ts";
import { ATTRIBUTE_NAMES, ATTRIBUTES } from "../../widget/attributes.ts";
import { ROOT } from "../source-files.ts";

const ROWS = readFileSync(join(ROOT, "widget/README.md"), "utf8").split("\n");

it.each(ATTRIBUTE_NAMES)("the element's README has a row for the attribute %s", (name) => {
  const { property } = ATTRIBUTES[name];
  const shown = property === name ? `\`${name}\`` : `\`${name}\` (\`${property}\`)`;
  const row = ROWS.find((line) => line.startsWith(`| ${shown} `));
  expect(row, `| ${shown} |`).toBeDefined();
  if (name === "provider") for (const id of PROVIDERS) expect(row).toContain(`\`${id}\``);
});
