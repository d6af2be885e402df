import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A temporary checkout with the real build script, and one source file for each target. */
let checkout: string;

/** A copy of that checkout after its first build, for tests that begin there. */
let builtCheckout: string;

const write = (name: string, text: string) => writeFileSync(join(checkout, name), text);

function createCheckout(): void {
  checkout = mkdtempSync(join(tmpdir(), "bia-checkout-"));
  for (const folder of ["api", "widget", "site"]) mkdirSync(join(checkout, folder));
  for (const tool of [
    "site/tools/build.mjs",
    "site/tools/end-with-parent.mjs",
    "site/tools/precompress.mjs",
    "site/tools/release-files.mjs",
    "site/tools/start.mjs",
  ]) {
    cpSync(join(ROOT, tool), join(checkout, tool));
  }
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  write("package-lock.json", JSON.stringify({ lockfileVersion: 3, packages: { "": {} } }));
  write("package.json", '{"name": "a", "version": "1.0.0", "type": "module"}');
  write("widget/loader.js", `export const text = "${"letter ".repeat(50)}";`);
  write(
    "widget/vite.config.ts",
    `export default { root: import.meta.dirname, build: {
       outDir: "../.build/widget", lib: { entry: "loader.js", formats: ["es"], fileName: "loader" } } };`,
  );
  write("site/tools/build-site.mjs", "export async function buildSite() {}");
  write(
    "api/vite.config.ts",
    `export default { root: import.meta.dirname, build: { ssr: "server.ts", outDir: "../.build/api" } };`,
  );
  write("api/server.ts", "console.log(1);");
  mkdirSync(join(checkout, ".build/site"), { recursive: true });
}

beforeAll(() => {
  createCheckout();
  build();
  builtCheckout = checkout;
});

afterAll(() => rmSync(builtCheckout, { recursive: true, force: true }));

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/** Builds the checkout, and returns the last line of the output. */
function build(env: Record<string, string> = {}): string {
  const printed = execFileSync(process.execPath, [join(checkout, "site/tools/build.mjs")], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
    stdio: "pipe",
  });
  return printed.trim().split("\n").at(-1) ?? "";
}

describe("the build of a new checkout", () => {
  beforeEach(createCheckout);

  it("builds stale targets once", () => {
    expect(build()).toBe("Built widget, site, api");
    expect(build()).toBe("Nothing is stale");
    write("api/server.ts", "console.log(2);");
    expect(build()).toBe("Built api");
    write("widget/loader.js", "export const text = 3;");
    expect(build()).toBe("Built widget, site");
    write("package-lock.json", JSON.stringify({ lockfileVersion: 3, packages: { "": {} }, x: 1 }));
    expect(build()).toBe("Built widget, site, api");
  });

  it("ends before the server of a stale checkout starts, in a process of its own", async () => {
    write(
      "api/server.ts",
      `import { report } from "node:process";
       const loaded = report.getReport().sharedObjects.filter((file) => file.includes("rolldown"));
       console.log("serving,", loaded.length, "files of the builder loaded");`,
    );
    const start = spawn(process.execPath, [join(checkout, "site/tools/start.mjs")], {
      env: { PATH: process.env.PATH },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    start.stdout.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
    const [code] = await once(start, "close");
    expect(code).toBe(0);
    expect(printed).toContain("Built widget, site, api");
    expect(printed.trim().split("\n").at(-1)).toBe("serving, 0 files of the builder loaded");
  });
});

describe("the build of a built checkout", () => {
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), "bia-checkout-"));
    cpSync(builtCheckout, checkout, { recursive: true, verbatimSymlinks: true });
  });

  it("does not depend on the public URL", () => {
    expect(build({ PUBLIC_URL: "https://campaign.example" })).toBe("Nothing is stale");
  });

  it("writes compressed copies of the embed files", () => {
    const names = execFileSync("ls", [join(checkout, ".build/widget")], { encoding: "utf8" });
    expect(names.trim().split("\n")).toEqual(["loader.js", "loader.js.br", "loader.js.gz"]);
  });

  it("writes checksums of all built files, and the list of packages", () => {
    const folder = join(checkout, ".build");
    const checked = execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], {
      cwd: folder,
    });
    expect(checked.toString()).toBe("");
    const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8");
    expect(sums.match(/ {2}.+$/gm)?.map((line) => line.trim())).toEqual([
      "api/server.js",
      "widget/loader.js",
      "widget/loader.js.br",
      "widget/loader.js.gz",
    ]);
    expect(JSON.parse(readFileSync(join(folder, "sbom.cdx.json"), "utf8"))).toMatchObject({
      bomFormat: "CycloneDX",
      metadata: { component: { name: expect.any(String) } },
    });
  });

  it("builds a target again after a failure", () => {
    write("api/server.ts", "console.log(");
    expect(() => build()).toThrow("server.ts");
    expect(() => build()).toThrow("server.ts");
    write("api/server.ts", "console.log(1);");
    expect(build()).toBe("Built api");
  });

  it("loads no build tool if no target is stale", () => {
    unlinkSync(join(checkout, "node_modules"));
    expect(build()).toBe("Nothing is stale");
  });
});
