import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "./harness.mjs";

/** Returns the response's headers without those that node:http adds itself. */
export function ownHeaders(/** @type {Response} */ response) {
  const added = new Set(["date", "connection", "keep-alive"]);
  return Object.fromEntries([...response.headers].filter(([name]) => !added.has(name)));
}

/**
 * Starts the bare server with its responses.
 * @param {object} responses
 */
export async function startRawServer(responses) {
  const program = join(ROOT, "tests/bench/raw-server.mjs");
  const child = spawn(process.execPath, [program, JSON.stringify(responses)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout.setEncoding("utf8"), "data");
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port: Number(port), stop };
}
