import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { IMPORT_RULES } from "./import-rules.ts";
import { ROOT, sourceFiles } from "./source-files.ts";

/** Configuration files, type declarations and the widget's build scripts have no rule. */
const EXEMPT = /(^|\/)vite\.config\.ts$|\.storybook\/main\.ts$|\.d\.ts$|^(?!site\/tools\/).*\.mjs$/;

type Import = { file: string; line: number; from: string; typeOnly: boolean };

/** Returns the static and dynamic imports and re-exports of a file. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, line: line + 1, from: specifier.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    // Static imports stand at the top of a file; only dynamic ones are looked for below.
    if (node === source || text.includes("import(")) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** True for `import type` and for an import whose names are all marked `type`. */
function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  return (
    importClause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Returns the folder or file of `IMPORT_RULES` that decides for a file. */
function ruleNameOf(file: string): string | undefined {
  return Object.keys(IMPORT_RULES)
    .filter((name) => isWithin(file, name))
    .sort((a, b) => b.length - a.length)[0];
}

/** Returns the violated rule as a sentence; null for an allowed import. */
function violation({ file, from: specifier, typeOnly }: Import): string | null {
  const from = specifier.replace(/^[./]*\/node_modules\//, "");
  const name = ruleNameOf(file);
  const rule = name === undefined ? undefined : IMPORT_RULES[name];
  if (name === undefined || rule === undefined) return "the file is in no folder with a rule";
  if (from.startsWith(".")) {
    const target = join(dirname(file), from.replace(/\?.*$/, ""));
    if (ruleNameOf(target) === name) return null;
    if (typeOnly && isWithin(target, "api/contract")) return null;
    if (rule.folders.some((allowed) => isWithin(target, allowed))) return null;
    return `${name} may import ${rule.folders.join(", ") || "no other folder"}`;
  }
  if (from.startsWith("node:") || builtinModules.includes(from)) {
    return rule.node ? null : `${name} does not run in Node`;
  }
  if (rule.packages.some((allowed) => isWithin(from, allowed))) return null;
  return `${name} may use ${rule.packages.join(", ") || "no package"}`;
}

const FILES = sourceFiles(["api", "widget", "site", "stories"], /\.(ts|tsx|js|mjs)$/).filter(
  (file) => !EXEMPT.test(file),
);

describe("imports", () => {
  test("every rule applies to at least one file", () => {
    const used = new Set(FILES.map(ruleNameOf));
    expect(Object.keys(IMPORT_RULES).filter((name) => !used.has(name))).toEqual([]);
  });

  test("follow the rule of their folder", () => {
    const violations = FILES.flatMap(importsOf).flatMap((found) => {
      const rule = violation(found);
      return rule === null ? [] : [`${found.file}:${found.line} imports ${found.from}: ${rule}`];
    });
    expect(violations).toEqual([]);
  });

  test.each([
    ["a package in the domain", "widget/domain/letter.ts", "react", /no package/],
    ["the API's root in a part", "api/stats/stats-routes.ts", "../app.ts", /api\/stats may import/],
    ["Node's modules in the site", "site/App.tsx", "node:fs", /does not run in Node/],
  ])("reject %s", (_name, file, from, rule) => {
    expect(violation({ file, line: 1, from, typeOnly: false })).toMatch(rule);
  });

  test("allow types of the contract everywhere", () => {
    const from = "../../api/contract/td.ts";
    const imported = { file: "widget/parts/Button.tsx", line: 1, from };
    expect(violation({ ...imported, typeOnly: true })).toBeNull();
    expect(violation({ ...imported, typeOnly: false })).toMatch(/may import widget\/theme/);
  });
});
