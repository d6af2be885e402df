import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "comment-parser";
import { build, runnerImport } from "vite";
import { LICENCES_FILE } from "./licences.mjs";

/** @param {string} path from the project's folder */
const project = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = project(".build/package");

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

/** The elements, with the source whose comment describes each, and the file of the package that defines it. */
const ELEMENTS = [
  { tagName: "bia-contact-td", source: "element.tsx", file: "define.js" },
  { tagName: "bia-letter-count", source: "letter-count.ts", file: "letter-count.js" },
];

/** The lists of an element's manifest, and the tag of a comment that describes an entry of each. */
const LISTS = {
  attributes: "attr",
  members: "prop",
  events: "fires",
  cssProperties: "cssprop",
  cssParts: "csspart",
  slots: "slot",
};

/**
 * Creates the custom elements manifest from the comments of the functions that create the classes.
 *
 * @param {readonly string[]} providers the values of the type `Provider`, which editors cannot look up
 */
function elementManifest(providers) {
  const union = providers.map((provider) => JSON.stringify(provider)).join(" | ");
  const modules = ELEMENTS.map(({ tagName, source, file }) => {
    const name = tagName.replaceAll(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase());
    const comments = parse(readFileSync(project(`widget/${source}`), "utf8"));
    const comment = comments.find(({ tags }) => tags.some(({ tag }) => tag === "csspart"));
    if (comment === undefined) throw new Error(`The class of ${tagName} has no comment`);
    const entriesOf = (/** @type {string} */ list) =>
      comment.tags
        .filter(({ tag }) => tag === list)
        .map(({ name, type, default: usual, description }) => ({
          ...(list === "prop" && { kind: "field" }),
          name: name === "-" ? "" : name,
          ...(type && { type: { text: type.replaceAll("Provider", union) } }),
          ...(usual && { default: usual }),
          description: description.replace(/^- /, ""),
        }));
    const lists = Object.entries(LISTS).map(([name, tag]) => [name, entriesOf(tag)]);
    const declaration = {
      kind: "class",
      name,
      tagName,
      customElement: true,
      superclass: { name: "HTMLElement" },
      description: comment.description,
      ...Object.fromEntries(lists),
    };
    const definition = { kind: "custom-element-definition", name: tagName };
    return {
      kind: "javascript-module",
      path: file,
      declarations: [declaration],
      exports: [{ ...definition, declaration: { name, module: file } }],
    };
  });
  return { schemaVersion: "1.0.0", modules };
}

await buildPackage();
