/** `npm start`: builds the stale targets, then starts the server in this process. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "./build.mjs";

try {
  await buildStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("The build failed, so the server was not started.");
  process.exit(1);
}
const server = join(resolve(import.meta.dirname, "../.."), ".build/api/server.js");
await import(pathToFileURL(server).href);
