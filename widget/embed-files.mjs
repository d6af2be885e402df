import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const LOADER = "bia-contact-td.js";
const MODULE = "bia-contact-td.full.js";
const CLASSIC = "bia-contact-td.iife.js";

/**
 * How many builds' hashed files stay in the folder. A partner who pinned one of
 * them keeps a working page through as many releases as a campaign has; only
 * a workshop, which builds after every edit, ever reaches it.
 */
export const BUILDS_KEPT = 40;

/** A name that a build of any release may have given: what it is of, its hash, how it is packed. */
const HASHED = /^(bia-contact-td(?:\.full|\.iife)?)-[0-9A-F]{8}\.js(\.br|\.gz)?$/;

/**
 * Makes the rest of the embed files out of the two built ones: each again
 * under a name that holds a hash of its content, so that it can be pinned and
 * cached for ever; the loader, which names the module it loads by that hash;
 * and `manifest.json`, which says what there is. Earlier builds' hashed files
 * stay beside them, as pages that pinned them go on asking for them.
 *
 * @param {string} version
 * @returns {import("vite").Plugin}
 */
export function embedFiles(version) {
  /** @type {string} */
  let folder;
  let emptied = false;
  return {
    name: "embed-files",
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Once a build; each of its formats is then rendered on its own.
    options() {
      emptied = false;
    },
    renderStart() {
      if (!emptied) removeUnpinned(folder);
      emptied = true;
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
 * Empties the folder but for what may be pinned: the last builds' hashed files.
 * @param {string} folder
 */
function removeUnpinned(folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {Map<string, { name: string, at: number }[]>} */
  const pinnable = new Map();
  for (const name of readdirSync(folder)) {
    const [, of, packed] = HASHED.exec(name) ?? [];
    if (of === undefined) rmSync(join(folder, name), { recursive: true });
    else if (packed === undefined) {
      const at = statSync(join(folder, name)).mtimeMs;
      pinnable.set(of, [...(pinnable.get(of) ?? []), { name, at }]);
    }
  }
  for (const builds of pinnable.values()) {
    const old = builds.sort((a, b) => b.at - a.at).slice(BUILDS_KEPT);
    for (const { name } of old) {
      for (const form of ["", ".br", ".gz"]) rmSync(join(folder, name + form), { force: true });
    }
  }
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
  const path = join(folder, copy);
  // What is there holds the same; it is the newest build's again.
  if (existsSync(path)) utimesSync(path, new Date(), new Date());
  else writeFileSync(path, content);
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
