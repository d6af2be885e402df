import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";

const LOADER = "bia-contact-td.js";
const MODULE = "bia-contact-td.full.js";
const CLASSIC = "bia-contact-td.iife.js";
const FRAME_SCRIPT = "bia-contact-td.frame.js";
const FRAME_PAGE = "frame.html";
const BADGE = "bia-letter-count.js";

/** The outputs: the module with its chunks, which name each other by hashes, and one classic script. */
export const EMBED_OUTPUTS = [
  {
    format: "es",
    entryFileNames: MODULE.replace(".js", "-[hash].js"),
    chunkFileNames: "bia-contact-td.[name]-[hash].js",
    hashCharacters: "hex",
    // The module and the results stay whole, whatever they share with the other chunks.
    codeSplitting: {
      groups: [
        { name: "full", tags: ["$initial"] },
        { name: "results", test: /results\.ts$/ },
      ],
    },
  },
  { format: "iife", name: "biaContactTd", entryFileNames: CLASSIC, codeSplitting: false },
] satisfies Rolldown.OutputOptions[];

/**
 * Creates the other embed files: loader, badge, frame, the hashed names that pages can pin, and
 * `manifest.json`. The server keeps earlier builds in its database (`api/http/static/release-files.ts`).
 */
export function embedFiles(version: string): Plugin {
  let folder: string;
  /** The hashed names of the module and of its chunks. */
  const chunks: Record<string, string> = {};
  return {
    name: "embed-files",
    config: () => ({
      build: {
        // Modules that the element shares with its chunks stay in its first file: one request.
        rolldownOptions: { preserveEntrySignatures: "allow-extension" },
      },
    }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    renderChunk: (code) =>
      code
        // Older browsers, such as Firefox before 155, keep the failure of an import under its address,
        // so `on-demand-files.ts` passes another query with a further try.
        .replace(/\(\) => import\((".+?")\)/g, "(query) => import($1 + query)")
        // The build's own helper would take what a page adds to all objects for exports.
        .replace("for (var name in all) {", "for (var name of Object.keys(all)) {"),
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || file.fileName === CLASSIC) continue;
        chunks[file.isEntry ? MODULE : `bia-contact-td.${file.name}.js`] = file.fileName;
      }
    },
    async closeBundle() {
      const module = chunks[MODULE];
      if (module === undefined) throw new Error("The element was not built as a module");
      // A copy would run the module twice: the chunks import it by its hashed name.
      writeFileSync(join(folder, MODULE), `export * from "./${module}";\n`);
      const [loader, frame, badge] = await Promise.all([
        // A page may contain the loader as a classic script too.
        buildScript("loader.ts", "iife", { __BIA_ELEMENT__: JSON.stringify(`./${module}`) }),
        buildScript("frame/frame.ts", "es"),
        buildScript("letter-count.ts", "es"),
      ]);
      writeFileSync(join(folder, LOADER), loader);
      writeFileSync(join(folder, BADGE), badge);
      const files: Record<string, object> = {};
      for (const name of [LOADER, CLASSIC]) {
        files[name] = entry(folder, writeHashed(folder, name, readFileSync(join(folder, name))));
      }
      for (const [name, path] of Object.entries(chunks)) files[name] = entry(folder, path);
      const manifest = JSON.stringify({ version, files }, null, 2);
      writeFileSync(join(folder, "manifest.json"), `${manifest}\n`);
      // No page pins the frame's script.
      const script = writeHashed(folder, FRAME_SCRIPT, frame);
      const template = readFileSync(new URL("frame/frame.html", import.meta.url), "utf8");
      const page = template.replace("FRAME_SCRIPT", script).replace("ELEMENT_SCRIPT", module);
      writeFileSync(join(folder, FRAME_PAGE), page);
    },
  };
}

/** Writes a file under its name with a hash of its content, and returns that name. */
function writeHashed(folder: string, name: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const hashed = name.replace(/\.js$/, `-${hash}.js`);
  writeFileSync(join(folder, hashed), content);
  return hashed;
}

function entry(folder: string, path: string) {
  const content = readFileSync(join(folder, path));
  return {
    path,
    integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  };
}

/** Builds a script of this folder into one file, and returns its code. */
async function buildScript(
  entry: string,
  format: "es" | "iife",
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: [format],
        name: "biaLoader",
      },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error(`${entry} was not built`);
  return first.output[0].code;
}
