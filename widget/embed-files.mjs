import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const LOADER = "bia-contact-td.js";
const MODULE = "bia-contact-td.full.js";
const CLASSIC = "bia-contact-td.iife.js";

/**
 * Makes the rest of the embed files out of the two built ones: each again
 * under a name that holds a hash of its content, so that it can be pinned and
 * cached for ever; the loader, which names the module it loads by that hash;
 * and `manifest.json`, which says what there is.
 *
 * @param {string} version
 * @returns {import("vite").Plugin}
 */
export function embedFiles(version) {
  /** @type {string} */
  let folder;
  return {
    name: "embed-files",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      // While watching, this is told of each format as it is written.
      if (![MODULE, CLASSIC].every((name) => existsSync(join(folder, name)))) return;
      const hashed = [MODULE, CLASSIC].map((name) => [name, copyHashed(folder, name)]);
      const module = hashed[0]?.[1] ?? MODULE;
      writeFileSync(join(folder, LOADER), await loader(module));
      const all = [[LOADER, copyHashed(folder, LOADER)], ...hashed];
      const files = Object.fromEntries(
        all.map(([name = "", path = ""]) => [name, entry(folder, path)]),
      );
      writeFileSync(
        join(folder, "manifest.json"),
        `${JSON.stringify({ version, files }, null, 2)}\n`,
      );
    },
  };
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string} the name of the copy
 */
function copyHashed(folder, name) {
  const content = readFileSync(join(folder, name));
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  const copy = name.replace(/\.js$/, `-${hash}.js`);
  writeFileSync(join(folder, copy), content);
  return copy;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function entry(folder, path) {
  const content = readFileSync(join(folder, path));
  return {
    path,
    integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  };
}

/**
 * The loader's code, for the module of this name.
 * @param {string} module
 * @returns {Promise<string>}
 */
async function loader(module) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __BIA_ELEMENT__: JSON.stringify(`./${module}`) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: fileURLToPath(new URL("loader.ts", import.meta.url)), formats: ["es"] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("The loader was not built");
  return first.output[0].code;
}
