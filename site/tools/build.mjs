/**
 * `npm run build`: builds what is stale by the files that `package.json` names under `wireit`, in
 * processes that end. `npm start` and `npm run campaign` then run a built program in this one.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Builds a target, and what it depends on, where stale. Throws where a build fails, which has said
 * why by then; the target stays stale.
 *
 * @param {string} [target] "server", "api", "package", or "release"
 */
export function buildStale(target = "server") {
  const { status } = spawnSync(...wireitRun(`build:${target}`));
  if (status !== 0) throw new Error(`The build of the ${target} failed.`);
}

/**
 * Returns the program that runs a script of `wireit`, its arguments and its options. Not through npm,
 * which would take as long as the check of all files.
 *
 * @param {string} script
 * @param {Record<string, string>} [settings] further environment variables
 * @returns {[program: string, args: string[], options: import("node:child_process").SpawnOptions]}
 */
export function wireitRun(script, settings = {}) {
  const env = {
    ...process.env,
    npm_lifecycle_event: script,
    npm_package_json: join(ROOT, "package.json"),
    npm_config_user_agent: "npm/",
    // Every build is a production build, also when a test or the development server starts it.
    NODE_ENV: "production",
    // A cache of earlier builds would grow with each.
    WIREIT_CACHE: "none",
    WIREIT_LOGGER: process.stderr.isTTY ? "quiet" : "quiet-ci",
    ...settings,
  };
  // The standard output is a command's own, such as an export's.
  return [
    process.execPath,
    [join(ROOT, "node_modules/wireit/bin/wireit.js")],
    { cwd: ROOT, stdio: ["ignore", 2, 2], env },
  ];
}

if (import.meta.filename === process.argv[1]) {
  // The rest are arguments of the program.
  const [, , target = "release", program] = process.argv;
  process.argv.splice(2, 2);
  try {
    buildStale(target);
  } catch {
    if (program) console.error(`The build failed, so ${program} was not started.`);
    process.exit(1);
  }
  if (program) await import(pathToFileURL(join(ROOT, program)).href);
}
