import { fields, isCount } from "../../api/contract/json.ts";
import { PATHS } from "../../api/contract/paths.ts";

/** One release of the element, as one file that never changes. */
export interface Pin {
  readonly version: string;
  /** The file's name below the embed files; it holds a hash of what is in it. */
  readonly path: string;
  /** What the browser checks it by: `sha384-…`. */
  readonly integrity: string;
  /** What it weighs on its way, in bytes. */
  readonly weight: number;
}

/** The whole element in one module: pinning the loader would leave what it loads unchecked. */
const MODULE = "bia-contact-td.full.js";

/** Reads the pin out of the embed files' manifest; null when it says something else. */
export function parsePin(manifest: unknown): Pin | null {
  const { version, files } = fields(manifest);
  const { path, integrity, brotli } = fields(fields(files)[MODULE]);
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+/.test(version)) return null;
  if (typeof path !== "string" || !/^[\w.-]+\.js$/.test(path)) return null;
  if (typeof integrity !== "string" || !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity)) return null;
  if (!isCount(brotli)) return null;
  return { version, path, integrity, weight: brotli };
}

/** Asks which release is served now; null when that cannot be had. Never rejects. */
export async function fetchPin(fetch: typeof globalThis.fetch): Promise<Pin | null> {
  try {
    const response = await fetch(`${PATHS.embed}/manifest.json`);
    return response.ok ? parsePin(await response.json()) : null;
  } catch {
    return null;
  }
}
