import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ROOT, sourceFiles } from "./source-files.ts";

/**
 * The rooms of the house and what each may import: other rooms or files by
 * their path, packages by name. A file belongs to the longest room that holds
 * it. Types of the wire (`import type` from the contract) may be named anywhere.
 */
const ROOMS: Record<string, { rooms: string[]; packages: string[] }> = {
  "api/contract": { rooms: [], packages: [] },
  api: {
    rooms: ["api/contract"],
    packages: ["hono", "@hono/node-server", "zod", "isbot", "csv-stringify"],
  },
  "api/observe/log.ts": { rooms: ["api"], packages: ["pino"] },
  "api/observe/metrics.ts": { rooms: ["api"], packages: ["prom-client"] },
  "api/access/rate-limit.ts": { rooms: ["api"], packages: ["rate-limiter-flexible"] },
  "api/tds/source": {
    rooms: ["api/contract"],
    packages: ["cheerio", "zod", "p-queue", "p-retry"],
  },
  "api/db": {
    rooms: ["api"],
    packages: [
      "postgres",
      "zod",
      "@electric-sql/pglite",
      "@electric-sql/pglite-socket",
      "fs-native-extensions",
    ],
  },
  "widget/domain": { rooms: ["api/contract"], packages: [] },
  "widget/effects": { rooms: ["widget/domain", "api/contract"], packages: [] },
  "widget/state": {
    rooms: ["widget/domain", "widget/effects/effects.ts", "widget/version.ts"],
    packages: ["zustand", "react"],
  },
  "widget/theme": { rooms: [], packages: ["react", "styled-components", "stylis"] },
  "widget/kit": { rooms: ["widget/theme"], packages: ["react", "styled-components"] },
  "widget/ui": {
    rooms: [
      "widget/state",
      "widget/domain",
      "widget/kit",
      "widget/theme",
      "api/contract/oireachtas.ts",
    ],
    packages: ["react", "styled-components"],
  },
  widget: {
    rooms: ["widget", "api/contract", "package.json"],
    packages: ["react", "@r2wc/react-to-web-component"],
  },
  site: {
    rooms: [
      "api/contract",
      "widget/define.ts",
      "widget/index.ts",
      "widget/kit",
      "widget/theme",
      "package.json",
    ],
    packages: ["react", "react-dom", "styled-components", "uplot"],
  },
  stories: {
    rooms: ["widget", "site", "api/contract"],
    packages: ["react", "react-dom", "styled-components", "storybook", "@storybook"],
  },
};

/** Builds and configurations are tools beside the product, not rooms of it. */
const TOOLS = /(^|\/)vite\.config\.ts$|\.storybook\/main\.ts$|\.mjs$|\.d\.ts$/;

type Import = { file: string; line: number; from: string; typeOnly: boolean };

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, from: specifier.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

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

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

function roomOf(file: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => within(file, room))
    .sort((a, b) => b.length - a.length)[0];
}

/** The rule an import breaks, in words; null when it breaks none. */
function breach({ file, from: specifier, typeOnly }: Import): string | null {
  const from = specifier.replace(/^[./]*\/node_modules\//, "");
  const room = roomOf(file);
  if (room === undefined) return "the file stands in no room";
  const rule = ROOMS[room] ?? { rooms: [], packages: [] };
  if (from.startsWith(".")) {
    const target = join(dirname(file), from.replace(/\?.*$/, ""));
    if (within(target, room)) return null;
    if (typeOnly && within(target, "api/contract")) return null;
    if (rule.rooms.some((allowed) => within(target, allowed))) return null;
    return `${room} may import ${rule.rooms.join(", ") || "nothing"}`;
  }
  if (from.startsWith("node:") || builtinModules.includes(from)) {
    return within(room, "api") && room !== "api/contract" ? null : `${room} knows no Node`;
  }
  if (rule.packages.some((name) => within(from, name))) return null;
  return `${room} may use ${rule.packages.join(", ") || "no package"}`;
}

const WRITTEN = ["api", "widget", "site", "stories"].filter((room) => existsSync(join(ROOT, room)));
const FILES = sourceFiles(WRITTEN, /\.(ts|tsx|js)$/).filter((file) => !TOOLS.test(file));

describe("who may import whom", () => {
  test("there is something to look at in every written room", () => {
    for (const room of ["api/contract", "api", "widget/domain", "widget/ui", "site"]) {
      expect(FILES.filter((file) => roomOf(file) === room).length, room).toBeGreaterThan(0);
    }
  });

  test("every import keeps to the rules of its room", () => {
    const breaches = FILES.flatMap(importsOf).flatMap((found) => {
      const rule = breach(found);
      return rule === null ? [] : [`${found.file}:${found.line} imports ${found.from}: ${rule}`];
    });
    expect(breaches).toEqual([]);
  });

  test("a breach is seen", () => {
    const at = (file: string, from: string, typeOnly = false) =>
      breach({ file, line: 1, from, typeOnly });
    expect(at("widget/domain/letter.ts", "react")).toMatch(/no package/);
    expect(at("site/pages/HomePage.tsx", "../../widget/state/contact-store.ts")).toMatch(
      /site may/,
    );
    expect(at("api/tds/lookup/constituency-query.ts", "../../../widget/index.ts")).toMatch(
      /api may import/,
    );
    expect(at("api/contract/td.ts", "../app.ts")).toMatch(/nothing/);
    expect(at("widget/ui/Picker.tsx", "../effects/browser-effects.ts")).toMatch(/widget\/ui may/);
    expect(at("widget/ui/Picker.tsx", "zustand")).toMatch(/may use react/);
    expect(at("api/stats/read.ts", "postgres")).toMatch(/may use/);
    expect(at("api/tds/lookup/constituency-query.ts", "cheerio/slim")).toMatch(/may use/);
    expect(at("api/app.ts", "pino")).toMatch(/may use/);
    expect(at("api/observe/log.ts", "prom-client")).toMatch(/may use pino/);
    expect(at("widget/kit/Button.tsx", "../ui/Picker.tsx")).toMatch(/widget\/theme/);
    expect(at("site/App.tsx", "../tests/site/any.ts")).toMatch(/site may/);
    expect(at("widget/kit/Button.tsx", "../../api/contract/td.ts", true)).toBeNull();
  });
});
