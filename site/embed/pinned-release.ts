import { fields, isCount } from "../../api/contract/json.ts";
import { PATHS } from "../../api/contract/paths.ts";

/** The module of one release of the element, which never changes. */
export interface PinnedRelease {
  readonly version: string;
  /** The file's name below the embed path. It contains a hash of the file. */
  readonly path: string;
  /** The integrity value for the script tag: `sha384-…`. */
  readonly integrity: string;
  /** Compressed size in bytes. */
  readonly compressedBytes: number;
}

/** The element's module. An integrity value on the loader would not cover it. */
const MODULE = "bia-contact-td.full.js";

/** Parses the manifest of the embed files; null when it has another shape. */
export function parsePinnedRelease(manifest: unknown): PinnedRelease | null {
  const { version, files } = fields(manifest);
  const { path, integrity, brotli } = fields(fields(files)[MODULE]);
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+/.test(version)) return null;
  if (typeof path !== "string" || !/^[\w.-]+\.js$/.test(path)) return null;
  if (typeof integrity !== "string" || !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity)) return null;
  if (!isCount(brotli)) return null;
  return { version, path, integrity, compressedBytes: brotli };
}

/** Fetches the current release; null when the request fails. Never rejects. */
export async function fetchPinnedRelease(
  fetch: typeof globalThis.fetch,
): Promise<PinnedRelease | null> {
  try {
    const response = await fetch(`${PATHS.embed}/manifest.json`);
    return response.ok ? parsePinnedRelease(await response.json()) : null;
  } catch {
    return null;
  }
}
