/**
 * `npm run bench`, the lookups: the request rate of the product relative to a bare
 * node:http server. The two servers alternate in one run, and the median ratio of
 * the rounds is printed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../site/tools/build.mjs";
import { startServer } from "./harness.mjs";
import { requestsPerSecond } from "./http-load.mjs";
import { ownHeaders, startRawServer } from "./start-raw-server.mjs";

const ROUNDS = 7;
const ROUND_MS = 1_500;
const TARGET_RATIO = 0.7;
const PATH = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;

await buildStale();
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
// Responses carry the headers for https, and no proxy is trusted.
const env = { DATA_DIR: dataDir, PUBLIC_URL: "https://campaign.example", TRUST_PROXY: "0" };

try {
  const first = await startServer(env);
  await first.stop();
  const product = await startServer(env);

  const okResponse = await fetch(`http://127.0.0.1:${product.port}${PATH}`);
  const etag = okResponse.headers.get("etag") ?? "";
  const notModifiedResponse = await fetch(`http://127.0.0.1:${product.port}${PATH}`, {
    headers: { "if-none-match": etag },
  });
  const raw = await startRawServer({
    ok: { headers: ownHeaders(okResponse), body: await okResponse.text() },
    notModified: { headers: ownHeaders(notModifiedResponse) },
  });

  const lookup = `GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  const ok = await compare(raw.port, product.port, `${lookup}\r\n`);
  const notModified = await compare(
    raw.port,
    product.port,
    `${lookup}if-none-match: ${etag}\r\n\r\n`,
  );
  await Promise.all([raw.stop(), product.stop()]);
  const verdict = ok.ratio >= TARGET_RATIO ? "reached" : "missed";
  console.log(
    `GET /api/tds, relative to raw node:http: ${formatRatio(ok)}; target ${TARGET_RATIO} ${verdict}`,
  );
  console.log(
    `GET /api/tds with If-None-Match (304), relative to raw node:http: ${formatRatio(notModified)}`,
  );
  console.log(`Second start, time until it serves: ${(product.startMs / 1000).toFixed(2)} s`);
  if (ok.ratio < TARGET_RATIO) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Sends the same request to both servers in turns and returns the median, lowest and
 * highest ratio of their rates, and the product's last rate.
 * @param {number} raw the bare server's port
 * @param {number} product the product's port
 * @param {string} request
 */
async function compare(raw, product, request) {
  // One unmeasured round each, to warm up the JIT compiler.
  for (const port of [raw, product]) await requestsPerSecond(port, request, ROUND_MS);
  /** @type {number[]} */
  const ratios = [];
  let rate = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rawRate = await requestsPerSecond(raw, request, ROUND_MS);
    rate = await requestsPerSecond(product, request, ROUND_MS);
    ratios.push(rate / rawRate);
  }
  ratios.sort((a, b) => a - b);
  const at = (/** @type {number} */ index) => ratios[index] ?? 0;
  return { ratio: at(ROUNDS >> 1), low: at(0), high: at(ROUNDS - 1), rate };
}

/** @param {{ ratio: number, low: number, high: number, rate: number }} measured */
function formatRatio({ ratio, low, high, rate }) {
  const range = `${low.toFixed(2)} to ${high.toFixed(2)}`;
  return `${ratio.toFixed(2)} (${range}, about ${Math.round(rate / 1000)}k/s here)`;
}
