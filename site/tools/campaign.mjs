/** `npm run campaign`: builds the API if it is stale, then runs the command. */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "./build.mjs";

buildStale("api");
const command = join(resolve(import.meta.dirname, "../.."), ".build/api/campaign-command.js");
await import(pathToFileURL(command).href);
