/** Ends the process with what to do where Node is too old, or the packages are not installed. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** @param {string[]} lines what is wrong, and what to do */
export function refuse(...lines) {
  console.error(lines.join("\n"));
  process.exit(1);
}

const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const oldest = engines.node.replace(">=", "");
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0)
  refuse(`Node ${oldest} or newer is needed.`, "Install it from https://nodejs.org/");
// npm writes this file when all packages are there.
if (!existsSync(join(ROOT, "node_modules/.package-lock.json")))
  refuse("The packages of this project are not installed.", "Run: npm ci");
