import { PATHS } from "../../contract/paths.ts";
import { OPEN_HEADERS } from "../answer.ts";
import { hasHash, IMMUTABLE, readStaticFolder, type StaticFile } from "./static-file.ts";

/**
 * The built embed files, for any site. Short-lived where the name stays the
 * same from release to release, so that a fix reaches every site in minutes.
 */
export function readEmbed(folder: string): StaticFile[] {
  return readStaticFolder(folder, PATHS.embed, (name) => ({
    ...OPEN_HEADERS,
    "cache-control": hasHash(name) ? IMMUTABLE : "public, max-age=300",
  }));
}
