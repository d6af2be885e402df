/** `node build.mjs [TARGET]` builds what is stale; `npm start` then runs the server. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { ROOT, refuse } from "./prerequisites.mjs";

// A static import would fail before `prerequisites.mjs` says that there are no packages.
const { waitForLock } = await import("fs-native-extensions");

// The message of a build's error names the file in question; a stack would hide it.
const NODE = "node --stack-trace-limit=0";
const VITE = `${NODE} node_modules/vite/bin/vite.js build -c`;
const ELEMENT = ["widget", "api/contract", "api/grammar"];

/**
 * The targets: the targets that each reads, its other files, and its commands.
 * @type {Record<string, { reads?: string[], files?: string[], commands?: string[] }>}
 */
export const TARGETS = {
  widget: { files: ELEMENT, commands: [`${VITE} widget/vite.config.ts`] },
  site: {
    reads: ["widget"],
    files: ["site"],
    commands: [
      `${NODE} site/tools/build-site.mjs`,
      `${NODE} site/tools/precompress.mjs .build/widget .build/site/assets .build/site/public`,
    ],
  },
  api: { files: ["api"], commands: [`${VITE} api/vite.config.ts --logLevel warn`] },
  server: { reads: ["site", "api"] },
  package: { files: [...ELEMENT, "LICENSE"], commands: [`${NODE} widget/package.mjs`] },
};

/** Returns a hash of all that a target is made from. @param {string} name @returns {string} */
function fingerprint(name) {
  const { reads = [], files = [], commands } = TARGETS[name] ?? {};
  const hash = createHash("sha256").update(JSON.stringify([reads.map(fingerprint), commands]));
  for (const file of [...files, "package-lock.json", "tsconfig.json"].flatMap(filesOf))
    hash.update(file).update(fs.readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/** @param {string} path of a file or folder @returns {string[]} */
function filesOf(path) {
  if (fs.statSync(join(ROOT, path)).isFile()) return [path];
  return fs.readdirSync(join(ROOT, path)).flatMap((name) => filesOf(`${path}/${name}`));
}

/** @param {string} name */
async function build(name) {
  const { reads = [], commands = [] } = TARGETS[name] ?? {};
  await Promise.all(reads.map(build));
  const stamp = join(ROOT, ".build", `${name}.fingerprint`);
  const current = fingerprint(name);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === current) return;
  fs.rmSync(stamp, { force: true });
  const options = { cwd: ROOT, shell: true, env: { ...process.env, NODE_ENV: "production" } };
  for (const command of commands) {
    const [code] = await once(spawn(command, { ...options, stdio: "inherit" }), "exit");
    if (code !== 0) refuse(`The build of the ${name} failed. \`git status\` names a missing file.`);
  }
  fs.writeFileSync(stamp, current);
}

/** Builds a target where it is stale, one process after the other; ends the process where that fails. */
export async function buildStale(target = "server") {
  fs.mkdirSync(join(ROOT, ".build"), { recursive: true });
  const lock = fs.openSync(join(ROOT, ".build/lock"), "w");
  await waitForLock(lock);
  await build(target);
  fs.closeSync(lock);
}

if (import.meta.filename === process.argv[1]) await buildStale(process.argv[2]);
