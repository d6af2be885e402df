import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, runnerImport } from "vite";
import { elementManifest } from "./element-manifest.mjs";
import { LICENCES_FILE } from "./licences.mjs";
import { writeTypes } from "./package-types.mjs";

/** @param {string} path from the project's folder */
const project = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = project(".build/package");

/**
 * Builds the npm package in `.build/package/`, ready for `npm publish`; the
 * project's own `package.json` describes the whole product and is private.
 *
 * All libraries are bundled, as in the embed files: the element works in a page
 * of any framework with the versions it was tested with, and the package has
 * no dependencies.
 */
async function buildPackage() {
  await build({ configFile: project("widget/vite.config.ts"), mode: "package" });
  writeTypes(project("."), `${OUT}/types`);
  for (const entry of ["index", "define"]) {
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

/** Returns the package's own `package.json`. */
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

await buildPackage();
