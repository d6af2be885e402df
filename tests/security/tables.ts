import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../source-files.ts";

/** A test that a table names: its file and its title, as the file writes it. */
export type NamedTest = { file: string; title: string };

/** A row of the tables in `README.md`. */
export type Row = {
  /** The text of the first column, such as `V1.2.6 to V1.2.8 (L2)`. */
  requirement: string;
  tests: NamedTest[];
  /** The rest of the last column: why the requirement has no test, if it has none. */
  reason: string;
};

export const README = "tests/security/README.md";

const TEST = /`(tests\/[^`]+)`: `([^`]+)`/g;

/** Returns the rows of all tables. */
export function readRows(): Row[] {
  const lines = readFileSync(join(ROOT, README), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, requirement = "", , last = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!requirement.startsWith("V")) return [];
    const tests = [...last.matchAll(TEST)].map(([, file = "", title = ""]) => ({ file, title }));
    return [
      { requirement, tests, reason: last.replaceAll(TEST, "").replaceAll("<br>", "").trim() },
    ];
  });
}

/** Returns the tests of all rows whose files end with `ending`. */
export function namedTests(ending: ".test.ts" | ".spec.ts"): NamedTest[] {
  return readRows()
    .flatMap(({ tests }) => tests)
    .filter(({ file }) => file.endsWith(ending));
}

/** Placeholders for values of a test in its title: `%s`, `${name}` or `$name`. */
const PLACEHOLDER = /%[sdijfo#]|\\\$\\\{[^}]*\}|\\\$\w+/g;

/** Returns the source of a pattern of the titles of the tests, with any values. */
export function titlePattern(tests: readonly NamedTest[]): string {
  const titles = tests.map(({ title }) =>
    title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(PLACEHOLDER, ".*"),
  );
  return `(?:${[...new Set(titles)].join("|")})$`;
}

/** Returns whether the tables name the test with this title, with its values, in the file. */
export function isNamed(file: string, title: string): boolean {
  const tests = namedTests(".test.ts").filter((test) => test.file === file);
  return tests.length > 0 && new RegExp(`^${titlePattern(tests)}`, "s").test(title);
}
