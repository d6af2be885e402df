import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, inject, it } from "vitest";
import { buildStale } from "../../../site/tools/build.mjs";
import { BUILD } from "../../servers/built-programs.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { startWithNpm } from "../../servers/server-process.ts";
import { ROOT } from "../../source-files.ts";

it("a release has checksums of all built files, and the list of packages", () => {
  buildStale("release");
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: BUILD, stdio: "pipe" });
  const sums = readFileSync(join(BUILD, "SHA256SUMS"), "utf8");
  for (const file of ["api/server.js", "site/index.html", "widget/manifest.json"])
    expect(sums).toContain(`  ${file}\n`);
  const packages = JSON.parse(readFileSync(join(BUILD, "sbom.cdx.json"), "utf8"));
  expect(packages).toMatchObject({
    bomFormat: "CycloneDX",
    components: expect.arrayContaining([expect.objectContaining({ name: "hono" })]),
  });
});

it.each(["widget", "site/assets", "site/public"])(
  "the large text files of %s have a Brotli and a gzip copy",
  (folder) => {
    const names = readdirSync(join(BUILD, folder)).filter((name) => /\.(?:js|txt)$/.test(name));
    for (const name of names) {
      const plain = readFileSync(join(BUILD, folder, name));
      if (plain.length < 1_000) continue;
      const copy = (extension: string) => readFileSync(join(BUILD, folder, name + extension));
      expect(brotliDecompressSync(copy(".br")).equals(plain), name).toBe(true);
      expect(gunzipSync(copy(".gz")).equals(plain), name).toBe(true);
    }
  },
);

it("npm start ends its server when it gets a signal to end", async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const server = await startWithNpm({ DATA_DIR: dataDir });
  const answers = () =>
    fetch(`${server.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  await server.end("SIGTERM");
  await expect.poll(answers, { timeout: 30_000 }).toBe(false);
  remove();
});

it("starts no server before its build has succeeded, and says what failed", () => {
  const checkout = mkdtempSync(join(tmpdir(), "bia-checkout-"));
  cpSync(join(ROOT, "site/tools/build.mjs"), join(checkout, "site/tools/build.mjs"));
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  mkdirSync(join(checkout, ".build/api"), { recursive: true });
  writeFileSync(join(checkout, ".build/api/server.js"), 'console.log("half a server");');
  const wireit = { command: "node source.js", files: ["source.js"], output: [".build/**"] };
  const scripts = { "build:server": "wireit" };
  writeFileSync(
    join(checkout, "package.json"),
    JSON.stringify({ type: "module", scripts, wireit: { "build:server": wireit } }),
  );
  const startWith = (source: string) => {
    writeFileSync(join(checkout, "source.js"), source);
    const env = { PATH: process.env.PATH };
    const start = ["site/tools/build.mjs", "server", ".build/api/server.js"];
    return spawnSync(process.execPath, start, {
      cwd: checkout,
      env,
      encoding: "utf8",
    });
  };
  const failed = startWith('throw new Error("a comma is missing");');
  expect(failed.status).toBe(1);
  expect(failed.stdout).toBe("");
  expect(failed.stderr).toContain("a comma is missing");
  expect(failed.stderr).toContain("The build failed, so .build/api/server.js was not started.");
  const built = startWith(
    `import { mkdirSync, writeFileSync } from "node:fs";
     mkdirSync(".build/api", { recursive: true });
     writeFileSync(".build/api/server.js", 'console.log("the server");');`,
  );
  expect(built.stdout).toBe("the server\n");
  rmSync(checkout, { recursive: true, force: true });
});
