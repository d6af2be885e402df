import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { elementManifest } from "./element-manifest.mjs";
import { writeTypes } from "./package-types.mjs";

/** @param {string} path from the project's folder */
const project = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = project(".build/package");

/**
 * Assembles the npm package in `.build/package/`, ready for `npm publish`: the
 * project's own `package.json` is that of the whole product, which is private.
 *
 * Everything is bundled, React included, as in the embed files: the element
 * brings the versions it was tested with into a page of any framework, or of
 * an older React, and the package depends on nothing.
 */
export async function buildPackage() {
  await build({ configFile: project("widget/vite.config.ts"), mode: "package" });
  writeTypes(project("."), `${OUT}/types`);
  for (const entry of ["index", "define"]) {
    writeFileSync(`${OUT}/${entry}.d.ts`, `export * from "./types/widget/${entry}.js";\n`);
  }
  const source = readFileSync(project("widget/element.tsx"), "utf8");
  writeJson("custom-elements.json", elementManifest(source, "define.js"));
  copyFileSync(project("widget/README.md"), `${OUT}/README.md`);
  copyFileSync(project("LICENSE"), `${OUT}/LICENSE`);
  writeJson("package.json", packageJson());
}

/** What npm is told of the package. */
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
    sideEffects: ["./define.js"],
    main: "./index.js",
    types: "./index.d.ts",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./define": { types: "./define.d.ts", default: "./define.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "./custom-elements.json",
    files: ["*.js", "*.d.ts", "types", "custom-elements.json"],
  };
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function writeJson(name, value) {
  writeFileSync(`${OUT}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
}
