import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const ENTRIES = ["widget/index.ts", "widget/define.ts"];
const IMPORTED = /((?:from|import) ?\(?)"(\.[^"]+?)\.tsx?"/g;
const REFERRED = /<reference path="([^"]+?)\.d\.ts"/g;

/**
 * Writes the type declarations of the package's two entries, and of the modules
 * they refer to, into `out` with the project's folder structure. Throws when
 * TypeScript cannot create them.
 *
 * @param {string} root the project's folder
 * @param {string} out
 */
export function writeTypes(root, out) {
  const declared = declare(root);
  const left = ENTRIES.map((entry) => join(root, entry).replace(/\.ts$/, ".d.ts"));
  for (const file of left) {
    const text = declared.get(file) ?? readFileSync(file, "utf8");
    const named = [
      ...[...text.matchAll(IMPORTED)].map(([, , path = ""]) => path),
      ...[...text.matchAll(REFERRED)].map(([, path = ""]) => path),
    ].map((path) => join(dirname(file), `${path}.d.ts`));
    left.push(...named.filter((each) => !left.includes(each)));
    const target = join(out, relative(root, file));
    mkdirSync(dirname(target), { recursive: true });
    // Every TypeScript setting resolves `./x.js` to `x.d.ts`; `./x.ts` needs a special one.
    writeFileSync(target, text.replace(IMPORTED, '$1"$2.js"'));
  }
}

/**
 * Returns the declarations of all sources that the entries import, by file name.
 * @param {string} root
 * @returns {Map<string, string>}
 */
function declare(root) {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    ENTRIES.map((entry) => join(root, entry)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: root,
    },
  );
  /** @type {Map<string, string>} */
  const declared = new Map();
  const { diagnostics } = program.emit(undefined, (name, text) => declared.set(name, text));
  if (diagnostics.length > 0) {
    const host = {
      getCurrentDirectory: () => root,
      getCanonicalFileName: String,
      getNewLine: () => "\n",
    };
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
  return declared;
}
