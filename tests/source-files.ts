import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, "..");

/** Returns the files below the folders whose names match the pattern, as paths from the root. */
export function sourceFiles(folders: string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  );
}
