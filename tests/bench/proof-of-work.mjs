/**
 * Measures what a proof of work would cost a supporter and a forger: SHA-256 hashes a
 * second in JavaScript in Chromium, slowed down to a sixth like an old phone, and on one
 * core with OpenSSL. The decision that rests on it is in `api/README.md`.
 */
import { execFileSync } from "node:child_process";
import { report, withChromium } from "./harness.mjs";

const WORK_MS = 100;

/** Counts SHA-256 hashes of one block for `ms`, and returns them per second. Runs in the page. */
function hashesPerSecond(/** @type {number} */ ms) {
  const k = new Uint32Array(64);
  for (let candidate = 2, found = 0; found < 64; candidate++) {
    let isPrime = true;
    for (let d = 2; d * d <= candidate; d++) isPrime &&= candidate % d !== 0;
    if (isPrime) k[found++] = (Math.cbrt(candidate) % 1) * 2 ** 32;
  }
  const w = new Uint32Array(64);
  const at = (/** @type {Uint32Array} */ list, /** @type {number} */ index) => list[index] ?? 0;
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  const hash = (/** @type {number} */ nonce) => {
    w[0] = nonce;
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a, b, c, d] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a];
    let [e, f, g, h] = [0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    return a;
  };
  let count = 0;
  const until = performance.now() + ms;
  while (performance.now() < until) for (let i = 0; i < 256; i++) hash(count++);
  return (count * 1000) / ms;
}

await withChromium(async (browser) => {
  const page = await browser.newPage();
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(hashesPerSecond, 1_000);
  const phone = await page.evaluate(hashesPerSecond, 3_000);
  const speed = execFileSync("openssl", ["speed", "-seconds", "2", "-bytes", "64", "sha256"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const core = (Number(/^sha256 +([\d.]+)k/m.exec(speed)?.[1]) * 1000) / 64;
  const work = (phone * WORK_MS) / 1000;
  report("SHA-256 a second, Chromium slowed down to a sixth", phone.toFixed(0));
  report("SHA-256 a second, OpenSSL on one core", core.toFixed(0));
  report(
    `Events a second that a core forges at ${WORK_MS} ms of the phone's work`,
    (core / work).toFixed(0),
  );
});
