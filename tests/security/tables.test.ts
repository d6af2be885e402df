import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "../source-files.ts";
import { isNamed, README, readRows, titlePattern } from "./tables.ts";

/** Returns the titles of the tests in a file, as the file writes them; none for a missing file. */
function titlesIn(file: string): Set<string> {
  const titles = new Set<string>();
  if (!existsSync(join(ROOT, file))) return titles;
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), "utf8"),
    ts.ScriptTarget.Latest,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteral(title)) titles.add(title.text);
      else if (title) titles.add(title.getText(source).replaceAll(/^`|`$/g, ""));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const ROWS = readRows();

describe("the tables of security requirements", () => {
  it("name tests that exist", () => {
    const named = ROWS.flatMap(({ tests }) => tests);
    expect(named.length).toBeGreaterThan(80);
    const titles = new Map(
      [...new Set(named.map(({ file }) => file))].map((file) => [file, titlesIn(file)]),
    );
    const missing = named.filter(({ file, title }) => !titles.get(file)?.has(title));
    expect(missing).toEqual([]);
  });

  it("have a test or a reason in every row", () => {
    for (const { requirement, tests, reason } of ROWS) {
      if (tests.length === 0) {
        expect(reason, requirement).toMatch(/^(?:Absent|Written|Operator|Not met)\b/);
      }
      expect(reason, `${requirement}: a test in an unknown form`).not.toContain("`tests/");
    }
  });

  it("name each requirement once, with its level", () => {
    const numbers = ROWS.flatMap(({ requirement }) => requirement.match(/V\d+(?:\.\d+)+/g) ?? []);
    expect(numbers.length).toBeGreaterThan(150);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    for (const { requirement } of ROWS) expect(requirement).toMatch(/\(L[12](?:, L2)?\)$/);
  });

  it("link to texts that exist", () => {
    const links = [
      ...readFileSync(join(ROOT, README), "utf8").matchAll(/\]\((\.[^)#]*)#?([^)]*)\)/g),
    ];
    expect(links.length).toBeGreaterThan(5);
    for (const [, path = "", anchor = ""] of links) {
      const text = readFileSync(join(ROOT, dirname(README), path), "utf8");
      const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
        heading.toLowerCase().replaceAll(" ", "-"),
      );
      if (anchor !== "") expect(headings).toContain(anchor);
    }
  });
});

describe("a title in the tables", () => {
  const pattern = new RegExp(
    `^${titlePattern([
      { file: "a.test.ts", title: "is %s (with $name)" },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as a file writes it
      { file: "b.spec.ts", title: "in ${place}, nothing is lost" },
    ])}`,
  );

  it.each(["is 12 (with a name)", "is x (with y)", "in a frame, nothing is lost"])(
    "stands for the test '%s'",
    (name) => expect(name).toMatch(pattern),
  );

  it.each(["is 12 (with a name) again", "is x with y", "this is x (with y)", ""])(
    "does not stand for the test '%s'",
    (name) => expect(name).not.toMatch(pattern),
  );

  it("matches a test of its own file only", () => {
    expect(isNamed("tests/api/app.test.ts", "rejects ?constituency")).toBe(true);
    expect(isNamed("tests/api/env.test.ts", "rejects ?constituency")).toBe(false);
    expect(isNamed("tests/api/unnamed.test.ts", "rejects ?constituency")).toBe(false);
  });
});
