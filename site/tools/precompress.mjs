/**
 * `node precompress.mjs FOLDER …` writes a Brotli copy (`.br`) and a gzip copy (`.gz`) beside every text
 * file. A Vite plugin would miss the loader, the pinned names and the public files.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const PARAMS = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };

/** The copies of each content: the element's largest file stands under two names. @type {Map<string, Promise<Record<string, Buffer>>>} */
const made = new Map();

/** @param {string} path */
async function compress(path) {
  const plain = await readFile(path);
  const content = plain.toString("latin1");
  const copies = made.get(content) ?? copiesOf(plain);
  made.set(content, copies);
  for (const [extension, bytes] of Object.entries(await copies)) {
    if (bytes.length < plain.length) await writeFile(`${path}.${extension}`, bytes);
  }
}

/** @param {Buffer} plain */
async function copiesOf(plain) {
  return {
    br: await promisify(brotliCompress)(plain, { params: PARAMS }),
    gz: await promisify(gzip)(plain, { level: zlib.Z_BEST_COMPRESSION }),
  };
}

for (const folder of process.argv.slice(2)) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => TEXT_FILE.test(name));
  await Promise.all(texts.map((name) => compress(join(folder, name))));
}
