import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ALONE } from "../alone.mjs";
import { CHROMIUM_ARGS, ensureChromium, installedChromium } from "../chromium.mjs";

/**
 * What the element weighs, and how soon the page can be used in Chromium:
 * from a cold browser's request to the picker standing there.
 */

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = 7;
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));

const server = spawn(process.execPath, [join(ROOT, "api/start.mjs")], {
  env: { ...process.env, ...ALONE, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const origin = await address();
  const element = readFileSync(join(ROOT, ".build/widget/bia-contact-td.full.js"));
  const kB = (/** @type {Buffer} */ bytes) => (bytes.length / 1000).toFixed(1);
  console.log(
    `Element: ${kB(gzipSync(element, { level: 9 }))} kB gzip, ${kB(brotliCompressSync(element))} kB brotli`,
  );

  if (ensureChromium()) {
    const executablePath = installedChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_ARGS,
      ...(executablePath ? { executablePath } : {}),
    });
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const started = performance.now();
      await page.goto(origin, { waitUntil: "commit" });
      await page.getByRole("combobox", { name: "Find Your TDs" }).waitFor();
      times.push(Math.round(performance.now() - started));
      await context.close();
    }
    await browser.close();
    times.sort((a, b) => a - b);
    console.log(
      `Page usable after ${times[ROUNDS >> 1]} ms (${times[0]} to ${times[ROUNDS - 1]} ms)`,
    );
  }
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits until the server says where it is. */
async function address() {
  let printed = "";
  for await (const text of server.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += text;
    const [, origin] = /^The campaign is at +(\S+)$/m.exec(printed) ?? [];
    if (origin) {
      server.stdout.resume();
      return origin;
    }
  }
  throw new Error("The server ended before it served");
}
