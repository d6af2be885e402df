import { join, resolve } from "node:path";

/** The folder of all build output. */
export const BUILD = resolve(import.meta.dirname, "../../.build");

/** The built server. */
export const SERVER_PROGRAM = join(BUILD, "api/server.js");

/** The built program of the embedded database's process. */
export const EMBEDDED_PROGRAM = join(BUILD, "api/embedded-database.js");

/**
 * The environment of a process whose children, the embedded databases, start in a third of the
 * processor time. Their queries run slower, which tests with few rows do not notice.
 */
export const FAST_COMPILATION = {
  NODE_OPTIONS: `--require=${join(import.meta.dirname, "fast-compilation.cjs")}`,
};
