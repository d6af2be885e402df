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
 * @typedef {{ name: string, fieldName?: string }} Named
 * @typedef {{ modules: { declarations: (Named & { members?: Named[], attributes: Named[] })[] }[] }} Manifest
 */

/**
 * The analyzer and its TypeScript compiler, typed here because its own types omit these exports.
 * @type {{
 *   create: (options: { modules: import("typescript").SourceFile[] }) => Manifest,
 *   ts: typeof import("typescript"),
 * }}
 */
const { create, ts: analyzerTs } = /** @type {any} */ (analyzer);

const TAG = "bia-contact-td";

/** Builds the npm package in `.build/package/`, ready for `npm publish`, without dependencies. */
async function buildPackage() {
  await build({ configFile: project("widget/vite.config.ts"), mode: "package" });
  const tsc = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
  execFileSync(process.execPath, [tsc, "-p", project("widget/tsconfig.package.json")], {
    stdio: "inherit",
  });
  copyFileSync(project("widget/frameworks.d.ts"), `${OUT}/types/widget/frameworks.d.ts`);
  for (const entry of ["index", "define", "letter-count"]) {
    writeFileSync(`${OUT}/${entry}.d.ts`, `export * from "./types/widget/${entry}.js";\n`);
  }
  const source = readFileSync(project("widget/element.tsx"), "utf8");
  const { module } = await runnerImport(project("api/contract/providers.ts"), {
    configFile: false,
  });
  writeJson("custom-elements.json", elementManifest(source, module.PROVIDERS, "define.js"));
  copyFileSync(project("widget/README.md"), `${OUT}/README.md`);
  copyFileSync(project("LICENSE"), `${OUT}/LICENSE`);
  writeJson("package.json", packageJson());
}

/** The project's own `package.json` describes the whole product and is private. */
function packageJson() {
  const { name, version, license } = JSON.parse(readFileSync(project("package.json"), "utf8"));
  return {
    name,
    version,
    description:
      "Custom element with which an Irish arts site's visitors write to their TDs about the Basic Income for the Arts",
    keywords: ["web-components", "custom-element", "ireland", "basic-income", "advocacy"],
    license,
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

/**
 * Creates the custom elements manifest from the header comment of `createElementClass`, which the
 * analyzer gets above an empty class, because it reads class declarations only.
 *
 * @param {string} source the text of `element.tsx`, whose comment names the type `Provider`
 * @param {readonly string[]} providers the values of that type, which editors cannot look up
 * @param {string} module the file that defines the element, as the package exports it
 * @returns {Manifest} throws where there is no such comment
 */
function elementManifest(source, providers, module) {
  const union = providers.map((provider) => JSON.stringify(provider)).join(" | ");
  const [comment] =
    /\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\nexport function createElementClass)/.exec(source) ?? [];
  if (comment === undefined) throw new Error("createElementClass has no header comment");
  const text = `${comment.replaceAll("Provider", union)}
class BiaContactTd extends HTMLElement {}
customElements.define("${TAG}", BiaContactTd);`;
  const manifest = create({
    modules: [
      analyzerTs.createSourceFile(
        module,
        text,
        analyzerTs.ScriptTarget.Latest,
        true,
        analyzerTs.ScriptKind.JS,
      ),
    ],
  });
  const declaration = manifest.modules[0]?.declarations.find(({ name }) => name === "BiaContactTd");
  for (const member of declaration?.members ?? []) {
    const attribute = member.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    Object.assign(member, { attribute, reflects: true });
    const of = declaration?.attributes.find(({ name }) => name === attribute);
    if (of) of.fieldName = member.name;
  }
  return manifest;
}

await buildPackage();
