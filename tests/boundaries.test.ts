import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { IMPORT_RULES, PACKAGES } from "./import-rules.ts";
import { ROOT, sourceFiles } from "./source-files.ts";

/** Configuration files, type declarations and the widget's build scripts have no rule. */
const EXEMPT = /(^|\/)vite\.config\.ts$|\.storybook\/main\.ts$|\.d\.ts$|^(?!site\/tools\/).*\.mjs$/;

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Returns the entry of a table of folders and files that decides for a file. */
function entryFor<T>(table: Readonly<Record<string, T>>, file: string) {
  return Object.entries(table)
    .filter(([name]) => isWithin(file, name))
    .sort(([a], [b]) => b.length - a.length)[0];
}

/** Whether the rule of its folder allows an import. */
function isAllowed({ file, from }: (typeof IMPORTS)[number]): boolean {
  const name = from.replace(/^[./]*\/node_modules\//, "");
  if (!name.startsWith(".")) {
    const [, packages = []] = entryFor(PACKAGES, file) ?? [];
    return packages === null || packages.some((allowed) => isWithin(name, allowed));
  }
  const target = join(dirname(file), name.replace(/\?.*$/, ""));
  const [folder, others = []] = entryFor(IMPORT_RULES, file) ?? [];
  return (
    folder !== undefined &&
    (entryFor(IMPORT_RULES, target)?.[0] === folder ||
      others.some((allowed) => isWithin(target, allowed)))
  );
}

const FILES = sourceFiles(["api", "widget", "site", "stories"], /\.(ts|tsx|js|mjs)$/).filter(
  (file) => !EXEMPT.test(file),
);
/** The static and dynamic imports of each file, of types too. */
const IMPORTS = FILES.flatMap((file) =>
  ts
    .preProcessFile(readFileSync(join(ROOT, file), "utf8"), true, true)
    .importedFiles.map(({ fileName }) => ({ file, from: fileName })),
);

describe("imports", () => {
  it.each([
    ["IMPORT_RULES", IMPORT_RULES],
    ["PACKAGES", PACKAGES],
  ])("every entry of %s applies to at least one file", (_, table) => {
    const used = new Set(FILES.map((file) => entryFor<unknown>(table, file)?.[0]));
    expect(Object.keys(table).filter((name) => !used.has(name))).toEqual([]);
  });

  it("follow the rules of their folder", () => {
    expect(IMPORTS.filter((found) => !isAllowed(found))).toEqual([]);
  });
});

/** Names that several files export on purpose: one a page, one a language, or one of the element and one of the site. */
const SHARED_NAMES = ["Page", "headOf", "en", "ga", "Icon", "ICONS", "useWording"];

it("no other name is exported by two files of the product", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of FILES.filter((path) => !isWithin(path, "stories"))) {
    const declarations = /^export (?:async )?(?:function|const|let|type|interface|class) (\w+)/gm;
    for (const [, name = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(declarations))
      filesOf.set(name, new Set([...(filesOf.get(name) ?? []), file]));
  }
  const shared = [...filesOf].filter(([, files]) => files.size > 1).map(([name]) => name);
  expect(shared.sort()).toEqual(SHARED_NAMES.sort());
});
