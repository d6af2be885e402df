import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of all build output. */
export const BUILD = resolve(import.meta.dirname, "../../.build");

/** The built server. */
export const SERVER_PROGRAM = join(BUILD, "api/server.js");

/** The built program of the embedded database's process. */
export const EMBEDDED_PROGRAM = join(BUILD, "api/embedded-database.js");

/**
 * Copies the build without the template that the pages of a campaign are rendered into. Returns its
 * server, and a function that removes the copy.
 */
export function buildWithoutRenderer(): { program: string; remove: () => void } {
  // Inside of the repository, where the server finds its packages.
  const copy = mkdtempSync(join(BUILD, "without-renderer-"));
  for (const part of ["api", "site", "widget"]) {
    cpSync(join(BUILD, part), join(copy, part), { recursive: true });
  }
  rmSync(join(copy, "site/server/template.json"));
  return {
    program: join(copy, "api/server.js"),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
