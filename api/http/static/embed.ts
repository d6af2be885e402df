import { PATHS } from "../../contract/paths.ts";
import { OPEN_HEADERS } from "../answer.ts";
import { hasHash, IMMUTABLE, readStaticFolder, type StaticFile } from "./static-file.ts";

/**
 * Reads the built embed files, for any origin. Names with a content hash are
 * immutable; the others are cached for five minutes, so that a release reaches
 * every site soon.
 */
export function readEmbed(folder: string): StaticFile[] {
  return readStaticFolder(folder, PATHS.embed, (name) => ({
    ...OPEN_HEADERS,
    "cache-control": hasHash(name) ? IMMUTABLE : "public, max-age=300",
  }));
}
