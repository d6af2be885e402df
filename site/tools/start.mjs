/**
 * `npm start`: builds the stale targets, then starts the server in this process. The build has a
 * process of its own, because its tools need several hundred megabytes, which only an exit returns.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isStale } from "./build.mjs";
import { endWithParent } from "./end-with-parent.mjs";

endWithParent();
if (isStale()) {
  const [code] = await once(fork(join(import.meta.dirname, "build.mjs")), "exit");
  if (code !== 0) {
    console.error("The build failed, so the server was not started.");
    process.exit(1);
  }
}
const server = join(resolve(import.meta.dirname, "../.."), ".build/api/server.js");
await import(pathToFileURL(server).href);
