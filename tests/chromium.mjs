import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium with its windows. */
const DESKTOP_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Playwright's Chromium without windows, which opens a page in a fifth of the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Arguments for Chromium: no background requests, and no sandbox when it runs as root. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Returns the path of `CHROMIUM_PATH` or of the system's Chromium; undefined for Playwright's own. */
export function installedChromium() {
  return firstOf([HEADLESS_SHELL, ...DESKTOP_PATHS]);
}

/** Like `installedChromium`, with windows where there is one: it can capture a tab. */
export function desktopChromium() {
  return firstOf(DESKTOP_PATHS);
}

/** @param {string[]} paths */
function firstOf(paths) {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
}

/**
 * Installs Chromium when it is missing: as root on Debian the distribution's packages, elsewhere
 * Playwright's own. A Chromium with windows does where the one without cannot be installed.
 *
 * @returns {boolean} whether Chromium is installed; if not, the remedy was printed
 */
export function ensureChromium() {
  const run = (/** @type {string} */ command) =>
    spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  if (existsSync(process.env.CHROMIUM_PATH ?? HEADLESS_SHELL)) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (Debian package) …");
    run("apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell");
  }
  if (installedChromium() !== undefined) return true;
  if (run("npx --no-install playwright install chromium")) return true;
  console.error(
    "Chromium is not installed: install it (apt-get install chromium chromium-headless-shell), or set CHROMIUM_PATH.",
  );
  return false;
}
