import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyDataDir } from "../../servers/data-folders.ts";
import { OFFLINE_SOURCE } from "../../servers/offline-source.mjs";
import { ROOT } from "../../source-files.ts";

const SOURCES = ["api", "site", "widget", "LICENSE", "package.json", "package-lock.json"];
const WORDING = "widget/domain/wording/en.ts";

/** A checkout of its own, since the test edits a source. */
let checkout: string;
let origin: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), "bia-checkout-"));
  for (const name of [...SOURCES, "tsconfig.json"]) {
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const server = spawn(process.execPath, ["site/tools/dev.mjs"], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      ...OFFLINE_SOURCE,
      PORT: "0",
      DATA_DIR: dataDir,
      ADMIN_KEY: "key",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  origin = await new Promise((resolve, reject) => {
    let printed = "";
    server.stdout.setEncoding("utf8").on("data", (text) => {
      printed += text;
      const [, found] = /Development server\s+(\S+)\/\n/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });
  stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    remove();
  };
});

afterAll(async () => {
  await stop();
  rmSync(checkout, { recursive: true, force: true });
});

const get = (path: string, headers = {}) => fetch(origin + path, { headers });
const read = async (path: string) => (await get(path)).text();

it("the development server serves every part of the product", async () => {
  expect(await read("/")).toContain('<div id="root">');
  expect(await read("/api/tds?constituency=Clare")).toContain('"success":true');
  expect(await read("/tds?constituency=Clare")).toContain("Clare");
  expect(await read("/embed/v1/bia-contact-td.js")).toContain("bia-contact-td");
  const metrics = await get("/metrics", { authorization: "Bearer key" });
  expect(await metrics.text()).toContain("http_connections");
});

it("an edit of the widget shows in the page's modules and in the embed files", async () => {
  const file = join(checkout, WORDING);
  const edited = readFileSync(file, "utf8").replace("Caption copied!", "Caption copied at once!");
  expect(edited).toContain("Caption copied at once!");
  writeFileSync(file, edited);
  const shows = (path: string) => async () =>
    (await read(path)).includes("Caption copied at once!");
  await expect.poll(shows(`/@fs${file}`), { timeout: 60_000 }).toBe(true);
  await expect.poll(shows("/embed/v1/bia-contact-td.iife.js"), { timeout: 60_000 }).toBe(true);
});
