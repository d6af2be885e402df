import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, inject, it } from "vitest";
import { z } from "zod";
import { ROUTES } from "../../../site/routes.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { BUILD, startWithNpm } from "../../servers/server-process.ts";
import { ROOT } from "../../source-files.ts";

it.each([
  [">=1", "The packages of this project are not installed.\nRun: npm ci\n"],
  [">=99.1", "Node 99.1 or newer is needed.\nInstall it from https://nodejs.org/\n"],
])("a start without packages on Node %s says what to do", (node, lines) => {
  const checkout = mkdtempSync(join(tmpdir(), "bia-checkout-"));
  cpSync(join(ROOT, "site/tools"), join(checkout, "site/tools"), { recursive: true });
  const metadata = JSON.stringify({ type: "module", engines: { node } });
  writeFileSync(join(checkout, "package.json"), metadata);
  for (const program of ["build.mjs", "dev.mjs"]) {
    const started = spawnSync(process.execPath, [join(checkout, "site/tools", program)], {
      encoding: "utf8",
    });
    expect(started).toMatchObject({ status: 1, stdout: "", stderr: lines });
  }
  rmSync(checkout, { recursive: true });
});

it("a release has checksums of all built files, and the list of packages", () => {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: join(BUILD, ".."), stdio: "pipe" });
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

it("a page that React takes over loads at most six scripts, and no visitor loads staff's", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(BUILD, "site/server/template.json"), "utf8")));
  for (const { folder, shownIn } of ROUTES.filter(({ script }) => script === undefined)) {
    const files = scripts[folder]?.match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(files.length, folder).toBeGreaterThan(1);
    expect(files.length, folder).toBeLessThanOrEqual(6);
    const isStaffs = files.some((path) => path.includes("/staff-"));
    expect(isStaffs, folder).toBe(shownIn === "staff");
  }
});

it.each(["widget", "site/assets", "site/public"])(
  "the large text files of %s have a Brotli and a gzip copy",
  (folder) => {
    const names = readdirSync(join(BUILD, folder)).filter((name) => /\.(?:js|txt)$/.test(name));
    const isLarge = (name: string) => statSync(join(BUILD, folder, name)).size >= 1_000;
    for (const name of names.filter(isLarge)) {
      const plain = readFileSync(join(BUILD, folder, name));
      const copy = (extension: string) => readFileSync(join(BUILD, folder, name + extension));
      expect(brotliDecompressSync(copy(".br")).equals(plain), name).toBe(true);
      expect(gunzipSync(copy(".gz")).equals(plain), name).toBe(true);
    }
  },
);

it("npm start ends its server when it gets a signal to end", async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const server = await startWithNpm({ DATA_DIR: dataDir });
  const status = () =>
    fetch(`${server.origin}/healthz`).then(
      (response) => response.status,
      () => null,
    );
  expect(await status()).toBe(200);
  await server.end("SIGTERM");
  await expect.poll(status, { timeout: 30_000 }).toBe(null);
  remove();
});
