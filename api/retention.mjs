/** `npm run retention`: builds what is stale of the API, then rolls old events up. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "./build.mjs";

await buildStale(["api"]);
const command = join(resolve(import.meta.dirname, ".."), ".build/api/retention-command.js");
await import(pathToFileURL(command).href);
