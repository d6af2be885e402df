import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A file of the widget whose name holds the hash of its content: `bia-contact-td-0A1B2C3D.js`. */
const HASHED_FILE = /-[0-9A-F]{8}\.js$/;

/**
 * Writes a Brotli copy (`.br`) and a gzip copy (`.gz`) beside every text file in a folder and its
 * subfolders, so that the server does not compress at run time. A copy that is not smaller than
 * the file is left out.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // The copies of a hashed file from an earlier build are still right, and compressing is slow.
    if (HASHED_FILE.test(entry.name) && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) {
      continue;
    }
    const plain = await readFile(path);
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const copies = {
      br: await promisify(brotliCompress)(plain, { params }),
      gz: await promisify(gzip)(plain, { level: zlib.Z_BEST_COMPRESSION }),
    };
    for (const [extension, bytes] of Object.entries(copies)) {
      if (bytes.length < plain.length) await writeFile(`${path}.${extension}`, bytes);
      else await rm(`${path}.${extension}`, { force: true });
    }
  }
}
