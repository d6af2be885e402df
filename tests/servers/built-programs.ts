import { join, resolve } from "node:path";

/** The folder of all build output. */
export const BUILD = resolve(import.meta.dirname, "../../.build");

/** The built server. */
export const SERVER_PROGRAM = join(BUILD, "api/server.js");

/** The built program of the embedded database's process. */
export const EMBEDDED_PROGRAM = join(BUILD, "api/embedded-database.js");
