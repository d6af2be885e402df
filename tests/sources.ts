import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, "..");

/** The project's own files below these folders whose names end so, as paths from its root. */
export function sources(folders: string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  );
}
