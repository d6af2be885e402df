import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** What Chromium is started with: nothing that calls home, and as root no sandbox of its own. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium that the browser tests run in: CHROMIUM_PATH, the system's, or
 * undefined for Playwright's own.
 */
export function installedChromium() {
  return PLACES.find((place) => place !== undefined && place !== "" && existsSync(place));
}

/**
 * Makes sure that there is a Chromium: as root on Debian the distribution's
 * package, elsewhere Playwright's own download.
 *
 * @returns {boolean} whether there is one now; when not, one line has said what to install
 */
export function ensureChromium() {
  if (installedChromium() !== undefined) return true;
  const run = (/** @type {string} */ command) =>
    spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (Debian package) …");
    if (run("apt-get update -qq && apt-get install -y -qq chromium")) return true;
  }
  if (run("npx --no-install playwright install chromium")) return true;
  console.error("No Chromium here: install one (apt-get install chromium) or set CHROMIUM_PATH.");
  return false;
}
