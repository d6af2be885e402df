/** `npm run populate`: builds what is stale of the API, then reads all TDs anew from the public source. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "./build.mjs";

await buildStale(["api"]);
const command = join(resolve(import.meta.dirname, ".."), ".build/api/populate-command.js");
await import(pathToFileURL(command).href);
