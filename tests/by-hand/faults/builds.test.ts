import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { copyDataDir } from "../../servers/data-folders.ts";
import { OFFLINE_SOURCE } from "../../servers/offline-source.mjs";
import { ROOT } from "../../source-files.ts";

const SOURCES = ["api", "site", "widget", "LICENSE", "package.json", "package-lock.json"];
const WORDING = "widget/domain/wording/en.ts";

/** A checkout of its own, in a folder whose name is no part of an address. */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "bia 100% checkout-"));
  for (const name of [...SOURCES, "tsconfig.json"]) {
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  }
  // Links to the same files: a package outside of the folder would have another path in the build.
  execFileSync("cp", ["-al", join(ROOT, "node_modules"), join(checkout, "node_modules")]);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

it("two builds of the same sources in different folders have the same bytes", () => {
  const build = (folder: string) => {
    execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "pipe" });
    return readFileSync(join(folder, ".build/SHA256SUMS"), "utf8").trim().split("\n");
  };
  const first = build(checkout);
  expect(first.length).toBeGreaterThan(50);
  rmSync(join(checkout, ".build"), { recursive: true, force: true });
  renameSync(checkout, `${checkout}-moved`);
  checkout = `${checkout}-moved`;
  expect(build(checkout)).toEqual(first);
});

it("a build without one of its files names it, without a stack", () => {
  rmSync(join(checkout, "api/app.ts"));
  const command = ["site/tools/build.mjs", "server", ".build/api/server.js"];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: checkout,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Could not resolve '../app.ts' in api/commands/serve.ts");
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stderr).toMatch(/^The build of the api failed, for the reason above\.\n.+\n$/m);
});

it("the development server serves every part of the product, and shows an edit of the widget", async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const settings = { PORT: "0", DATA_DIR: dataDir, ADMIN_KEY: "key" };
  const server = spawn(process.execPath, ["site/tools/dev.mjs"], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...OFFLINE_SOURCE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const collect = (text: string) => {
      printed += text;
      const [, found] = /Development server\s+(\S+)\/\n[\s\S]+private#/.exec(printed) ?? [];
      if (found) resolve(found);
    };
    for (const output of [server.stdout, server.stderr])
      output.setEncoding("utf8").on("data", collect);
    server.once("exit", (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });
  const read = async (path: string, headers = {}) =>
    (await fetch(origin + path, { headers })).text();
  try {
    expect(new Set(printed.match(/http:\/\/[\w.:]+/g))).toEqual(new Set([origin]));
    expect(await read("/")).toContain('<div id="root">');
    expect(await read("/api/tds?constituency=Clare")).toContain('"success":true');
    expect(await read("/tds/clare")).toContain("Clare");
    expect(await read("/embed/v1/bia-contact-td.js")).toContain("bia-contact-td");
    expect(await read("/metrics", { authorization: "Bearer key" })).toContain("database_up");

    const file = join(checkout, WORDING);
    const edited = readFileSync(file, "utf8").replace("Show the map", "Show the map at once");
    expect(edited).toContain("Show the map at once");
    writeFileSync(file, edited);
    for (const path of [`/@fs${file}`, "/embed/v1/bia-contact-td.iife.js"]) {
      await expect.poll(() => read(path)).toContain("Show the map at once");
    }
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    remove();
  }
});
