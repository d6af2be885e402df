/** `npm start`: builds what is stale in processes that end, then starts the server in this one. */
import { buildStale } from "./build.mjs";

try {
  buildStale();
} catch {
  console.error("The build failed, so the server was not started.");
  process.exit(1);
}
const server = new URL("../../.build/api/server.js", import.meta.url);
await import(server.href);
