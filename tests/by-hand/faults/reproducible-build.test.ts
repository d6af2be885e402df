import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../source-files.ts";

const SOURCES = [
  "api",
  "site",
  "widget",
  "LICENSE",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

it("two builds of the same sources in one folder have the same bytes", () => {
  // The names of styles depend on the folder: the image always builds in the same one.
  const checkout = mkdtempSync(join(tmpdir(), "bia-rebuild-"));
  for (const name of SOURCES) {
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  const build = () => {
    for (const folder of [".build", ".wireit"])
      rmSync(join(checkout, folder), { recursive: true, force: true });
    execFileSync(process.execPath, ["site/tools/build.mjs"], { cwd: checkout, stdio: "pipe" });
    return readFileSync(join(checkout, ".build/SHA256SUMS"), "utf8").trim().split("\n");
  };
  const first = build();
  expect(first.length).toBeGreaterThan(50);
  expect(build()).toEqual(first);
  rmSync(checkout, { recursive: true, force: true });
});
