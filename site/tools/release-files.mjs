import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The built folders that a server runs from. */
const SERVED = ["api", "site", "widget"];

/**
 * Writes two files for the installation and verification of a release: `SHA256SUMS`, the checksums
 * of all built files as `sha256sum --check` reads them, and `sbom.cdx.json`, the packages that the
 * product contains or runs on, in CycloneDX.
 *
 * @param {string} root the checkout
 * @param {string} build the folder of all build output
 */
export async function writeReleaseFiles(root, build) {
  await writeFile(join(build, "SHA256SUMS"), checksums(build));
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      "sbom",
      "--sbom-format=cyclonedx",
      "--sbom-type=application",
      "--omit=dev",
      "--package-lock-only",
    ],
    { cwd: root, maxBuffer: 2 ** 26, shell: process.platform === "win32" },
  );
  await writeFile(join(build, "sbom.cdx.json"), stdout);
}

/**
 * @param {string} build
 * @returns {string}
 */
function checksums(build) {
  const files = SERVED.flatMap((folder) =>
    readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== ".stamp")
      .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1)),
  );
  return files
    .sort()
    .map((file) => {
      const hash = createHash("sha256")
        .update(readFileSync(join(build, file)))
        .digest("hex");
      return `${hash}  ${file.replaceAll("\\", "/")}\n`;
    })
    .join("");
}
