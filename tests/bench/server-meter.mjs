import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "./harness.mjs";
import { ownHeaders, startRawServer } from "./start-raw-server.mjs";

const ROUNDS = 5;
const PATH = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;

/**
 * Measures the server that `npm start` starts: its lookups relative to a bare node:http server that
 * writes the same bytes and headers, and its resident memory. `wrk` asks both in turns, without
 * pipelining, over 32 connections.
 *
 * @returns {Promise<[label: string, measured: string][]>}
 */
export async function measureServer() {
  if (spawnSync("wrk", ["-v"]).error !== undefined) {
    console.log("wrk is not installed: apt-get install wrk");
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
  // Responses carry the headers for https, and no proxy is trusted.
  const env = { DATA_DIR: dataDir, PUBLIC_URL: "https://campaign.example", TRUST_PROXY: "0" };
  const product = await startServer(env, "site/tools/start.mjs");
  try {
    const answer = await fetch(`http://127.0.0.1:${product.port}${PATH}`);
    const raw = await startRawServer({
      ok: { headers: ownHeaders(answer), body: await answer.text() },
      notModified: { headers: {} },
    });
    await Promise.all([rate(raw.port), rate(product.port)]);
    /** @type {number[]} */
    const ratios = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await rate(raw.port);
      ratios.push((await rate(product.port)) / bare);
    }
    await raw.stop();
    ratios.sort((a, b) => a - b);
    const [low = 0, high = 0] = [ratios[0], ratios.at(-1)];
    return [
      [
        "GET /api/tds by wrk, relative to bare node:http",
        `${(ratios[ROUNDS >> 1] ?? 0).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
      ],
      ["Memory of npm start under this load, its database apart", `${product.ownMemoryMb()} MB`],
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Returns the lookups per second of a server.
 * @param {number} port
 */
async function rate(port) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c32", "-d3s", `http://127.0.0.1:${port}${PATH}`],
  ]);
  return Number(/^Requests\/sec:\s+(\S+)$/m.exec(stdout)?.[1]);
}
