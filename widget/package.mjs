import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as analyzer from "@custom-elements-manifest/analyzer";
import { build, runnerImport } from "vite";
import { LICENCES_FILE } from "./licences.mjs";

/** @param {string} path from the project's folder */
const project = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = project(".build/package");

/**
 * The analyzer and its TypeScript compiler, typed here because its own types omit these exports.
 * @type {{
 *   create: (options: { modules: import("typescript").SourceFile[] }) => object,
 *   ts: typeof import("typescript"),
 * }}
 */
const { create, ts: analyzerTs } = /** @type {any} */ (analyzer);

/** Builds the npm package in `.build/package/`, ready for `npm publish`, without dependencies. */
async function buildPackage() {
  await build({ configFile: project("widget/vite.config.ts"), mode: "package" });
  const tsc = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
  execFileSync(process.execPath, [tsc, "-p", project("widget/tsconfig.package.json")], {
    stdio: "inherit",
  });
  copyFileSync(project("widget/element-types.d.ts"), `${OUT}/types/widget/element-types.d.ts`);
  for (const entry of ["index", "define", "letter-count"]) {
    writeFileSync(`${OUT}/${entry}.d.ts`, `export * from "./types/widget/${entry}.js";\n`);
  }
  const { module } = await runnerImport(project("api/contract/names.ts"), {
    configFile: false,
  });
  writeJson("custom-elements.json", elementManifest(module.PROVIDERS));
  copyFileSync(project("widget/README.md"), `${OUT}/README.md`);
  copyFileSync(project("LICENSE"), `${OUT}/LICENSE`);
  writeJson("package.json", packageJson());
}

/** The project's own `package.json` describes the whole product and is private. */
function packageJson() {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(project("package.json"), "utf8"),
  );
  return {
    name,
    version,
    description:
      "Custom element with which an Irish arts site's visitors write to their TDs about the Basic Income for the Arts",
    keywords: ["web-components", "custom-element", "ireland", "basic-income", "advocacy"],
    license,
    homepage,
    repository,
    type: "module",
    sideEffects: ["./define.js", "./letter-count.js"],
    main: "./index.js",
    types: "./index.d.ts",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./define": { types: "./define.d.ts", default: "./define.js" },
      "./letter-count": { types: "./letter-count.d.ts", default: "./letter-count.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "./custom-elements.json",
    files: ["*.js", "*.d.ts", "types", "custom-elements.json", LICENCES_FILE],
  };
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function writeJson(name, value) {
  writeFileSync(`${OUT}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
}

/** The elements: the source whose class has a comment, and the file of the package that defines it. */
const ELEMENTS = [
  { tag: "bia-contact-td", name: "BiaContactTd", source: "element.tsx", file: "define.js" },
  {
    tag: "bia-letter-count",
    name: "LetterCount",
    source: "letter-count.ts",
    file: "letter-count.js",
  },
];

/**
 * Creates the custom elements manifest from the comments of the functions that create the classes. The
 * analyzer gets each above an empty class, because it reads class declarations only.
 *
 * @param {readonly string[]} providers the values of the type `Provider`, which editors cannot look up
 * @returns throws where there is no such comment
 */
function elementManifest(providers) {
  const union = providers.map((provider) => JSON.stringify(provider)).join(" | ");
  const modules = ELEMENTS.map(({ tag, name, source, file }) => {
    const [comment] =
      /\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\n(?:export )?function create\w+Class)/.exec(
        readFileSync(project(`widget/${source}`), "utf8"),
      ) ?? [];
    if (comment === undefined) throw new Error(`The class of ${tag} has no comment`);
    const text = `${comment.replaceAll("Provider", union)}
class ${name} extends HTMLElement {}
customElements.define("${tag}", ${name});`;
    const { ScriptKind, ScriptTarget } = analyzerTs;
    return analyzerTs.createSourceFile(file, text, ScriptTarget.Latest, true, ScriptKind.JS);
  });
  return create({ modules });
}

await buildPackage();
