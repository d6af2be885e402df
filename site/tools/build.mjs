/**
 * `node build.mjs [TARGET [PROGRAM …]]`: builds what is stale, in processes that end. `npm start`
 * then runs the built server in this one.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = resolve(fileURLToPath(new URL("../..", import.meta.url)));

const { engines } = JSON.parse(fs.readFileSync(join(ROOT, "package.json"), "utf8"));
const oldest = engines.node.replace(">=", "");
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0)
  refuse(`Node ${oldest} or newer is needed.`, "Install it from https://nodejs.org/");
// npm writes this file when all packages are there.
if (!fs.existsSync(join(ROOT, "node_modules/.package-lock.json")))
  refuse("The packages of this project are not installed.", "Run: npm ci");
// A static import would fail before these lines.
const { waitForLock } = await import("fs-native-extensions");

/** Ends the process with what is wrong, and what to do. @param {string[]} lines */
function refuse(...lines) {
  console.error(lines.join("\n"));
  process.exit(1);
}

const PRECOMPRESS = "node site/tools/precompress.mjs";
const ELEMENT = ["widget", "api/contract", "api/grammar"];

/**
 * The targets: the targets that each reads, its other files, and its commands.
 * @type {Record<string, { reads?: string[], files?: string[], commands?: string[] }>}
 */
export const TARGETS = {
  widget: {
    files: [...ELEMENT, "site/tools/precompress.mjs"],
    commands: ["vite build -c widget/vite.config.ts", `${PRECOMPRESS} .build/widget`],
  },
  site: {
    reads: ["widget"],
    files: ["site"],
    commands: [
      "node site/tools/build-site.mjs",
      `${PRECOMPRESS} .build/site/assets .build/site/public`,
    ],
  },
  api: { files: ["api"], commands: ["vite build -c api/vite.config.ts --logLevel warn"] },
  server: { reads: ["site", "api"] },
  package: { files: [...ELEMENT, "LICENSE"], commands: ["node widget/package.mjs"] },
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
  const PATH = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
  // The message of an error names the file in question.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --stack-trace-limit=0`;
  const env = { ...process.env, NODE_ENV: "production", NODE_OPTIONS, PATH };
  for (const command of commands) {
    // The standard output belongs to the program that runs next, such as an export.
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ["ignore", 2, 2], env });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`The build of the ${name} failed, for the reason above.`);
  }
  fs.writeFileSync(stamp, current);
}

/**
 * Builds a target where it is stale. Two processes do so one after the other. Ends the process where a
 * build fails, whose command has said why by then.
 * @param {string} [target] a key of `TARGETS`
 */
export async function buildStale(target = "server") {
  fs.mkdirSync(join(ROOT, ".build"), { recursive: true });
  const lock = fs.openSync(join(ROOT, ".build/lock"), "w");
  await waitForLock(lock);
  await build(target).catch(({ message }) =>
    refuse(message, "Is a file missing? `git status` names it, and `git restore` brings it back."),
  );
  fs.closeSync(lock);
}

if (import.meta.filename === process.argv[1]) {
  // The rest are arguments of the program.
  const [, , target, program] = process.argv;
  process.argv.splice(2, 2);
  await buildStale(target);
  if (program) await import(pathToFileURL(join(ROOT, program)).href);
}
