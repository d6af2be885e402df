import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { IMPORT_RULES, PACKAGES } from "./import-rules.ts";
import { ROOT, sourceFiles } from "./source-files.ts";

/** Configuration files, type declarations and the widget's build scripts have no rule. */
const EXEMPT = /(^|\/)vite\.config\.ts$|\.storybook\/main\.ts$|\.d\.ts$|^(?!site\/tools\/).*\.mjs$/;

type Import = { file: string; line: number; from: string };

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, line: line + 1, from: specifier.text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node, node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0]);
    }
    // Static imports stand at the top of a file; only dynamic ones are looked for below.
    if (node === source || text.includes("import(")) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Returns the entry of a table of folders and files that decides for a file. */
function entryFor<T>(table: Readonly<Record<string, T>>, file: string) {
  return Object.entries(table)
    .filter(([name]) => isWithin(file, name))
    .sort(([a], [b]) => b.length - a.length)[0];
}

/** Returns the path from the root that a relative import leads to; null for a package. */
function targetOf({ file, from }: Import): string | null {
  return from.startsWith(".") ? join(dirname(file), from.replace(/\?.*$/, "")) : null;
}

/** Whether the rule of its folder allows an import. */
function isAllowed({ file, from, ...rest }: Import): boolean {
  const name = from.replace(/^[./]*\/node_modules\//, "");
  const target = targetOf({ file, from: name, ...rest });
  if (target === null) {
    const [, packages = []] = entryFor(PACKAGES, file) ?? [];
    return packages === null || packages.some((allowed) => isWithin(name, allowed));
  }
  const [folder, others = []] = entryFor(IMPORT_RULES, file) ?? [];
  return (
    folder !== undefined &&
    (entryFor(IMPORT_RULES, target)?.[0] === folder ||
      others.some((allowed) => isWithin(target, allowed)))
  );
}

/** The folders in which neither files nor rooms stand in a ring. */
const WITHOUT_RINGS = ["api", "site", "widget"];

/**
 * Returns the room of a file: a folder at the second level, a page of the site, or the root. The table
 * of the site's pages is read by the rooms that the root puts together.
 */
function roomOf(file: string): string {
  if (file === "site/routes.ts") return file;
  const folders = dirname(file).split("/");
  return folders.slice(0, folders[1] === "pages" ? 3 : 2).join("/");
}

function graphOf(nodeOf: (file: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const found of IMPORTS) {
    const ends = [found.file, targetOf(found) ?? ""];
    if (!ends.every((end) => WITHOUT_RINGS.some((root) => isWithin(end, root)))) continue;
    const [from = "", to = ""] = ends.map(nodeOf);
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Returns the first ring of a graph, from its beginning to its end; undefined without one. */
function ringIn(graph: ReturnType<typeof graphOf>): string[] | undefined {
  const done = new Set<string>();
  const ringFrom = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    done.add(node);
    for (const next of graph.get(node) ?? []) {
      const ring = ringFrom(next, [...path, node]);
      if (ring !== undefined) return ring;
    }
  };
  return [...graph.keys()].map((node) => ringFrom(node, [])).find((ring) => ring !== undefined);
}

const FILES = sourceFiles(["api", "widget", "site", "stories"], /\.(ts|tsx|js|mjs)$/).filter(
  (file) => !EXEMPT.test(file),
);
const IMPORTS = FILES.flatMap(importsOf);

describe("imports", () => {
  it.each([
    ["IMPORT_RULES", IMPORT_RULES],
    ["PACKAGES", PACKAGES],
  ])("every entry of %s applies to at least one file", (_, table) => {
    const used = new Set(FILES.map((file) => entryFor<unknown>(table, file)?.[0]));
    expect(Object.keys(table).filter((name) => !used.has(name))).toEqual([]);
  });

  it("follow the rules of their folder", () => {
    const violations = IMPORTS.filter((found) => !isAllowed(found));
    expect(violations.map(({ file, line, from }) => `${file}:${line} ${from}`)).toEqual([]);
  });

  it.each([
    ["files", (file: string) => file],
    ["rooms", roomOf],
  ])("join no %s in a ring", (_, nodeOf) => {
    expect(ringIn(graphOf(nodeOf))).toBeUndefined();
  });
});
