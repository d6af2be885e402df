/**
 * Builds the stale targets into `.build/`: the widget, the site and the API, or the targets named
 * as arguments.
 *
 * A target is stale if a hash of its input files differs from the hash of its last build, which is
 * stored as `.stamp` in its output folder. Vite is loaded only if a target is stale.
 */
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { precompress } from "./precompress.mjs";
import { writeReleaseFiles } from "./release-files.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const BUILD = join(ROOT, ".build");
/** Inputs of every target. */
const COMMON_INPUTS = [
  "site/tools/build.mjs",
  "site/tools/precompress.mjs",
  "site/tools/release-files.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * A build target. `inputs` are folders and files.
 * @typedef {{ inputs: string[], build: () => Promise<unknown> }} Target
 */
const TARGETS = {
  /** @type {Target} */
  widget: {
    inputs: ["widget", "api/contract"],
    build: async () => {
      await viteBuild("widget/vite.config.ts");
      await precompress(join(BUILD, "widget"));
    },
  },
  /** @type {Target} */
  site: {
    inputs: ["site", "widget", "api/contract"],
    build: async () => {
      const { buildSite } = await import("./build-site.mjs");
      await buildSite();
    },
  },
  /** @type {Target} */
  api: {
    inputs: ["api"],
    build: () => viteBuild("api/vite.config.ts"),
  },
  /** @type {Target} */
  package: {
    inputs: ["widget", "api/contract", "package.json", "LICENSE"],
    build: async () => {
      const { buildPackage } = await import("../../widget/package.mjs");
      await buildPackage();
    },
  },
};

/** @typedef {keyof typeof TARGETS} TargetName */

/** In build order. */
const TARGET_NAMES = /** @type {readonly TargetName[]} */ (Object.keys(TARGETS));

/** The targets that the server needs. @type {readonly TargetName[]} */
const SERVER_TARGETS = ["widget", "site", "api"];

/**
 * Builds the stale targets among `targets`, and returns their names. Rejects with the build tool's
 * error if a build fails; the target then stays stale.
 * @param {readonly TargetName[]} [targets]
 * @returns {Promise<TargetName[]>}
 */
export async function buildStale(targets = SERVER_TARGETS) {
  // The site's pages name the built file of the element, so the widget is built first.
  const names = TARGET_NAMES.filter(
    (name) => targets.includes(name) || (name === "widget" && targets.includes("site")),
  );
  if (!isStale(names)) return [];
  const unlock = await lockBuild();
  // Every build is a production build, also when a test or the development server starts it. The
  // server reads the real NODE_ENV later.
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    const stale = names.filter((name) => !isFresh(name));
    for (const name of stale) await buildTarget(name);
    if (SERVER_TARGETS.every(isFresh)) await writeReleaseFiles(ROOT, BUILD);
    return stale;
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
    unlock();
  }
}

/** Returns whether one of the targets is stale. @param {readonly TargetName[]} [targets] */
export function isStale(targets = SERVER_TARGETS) {
  return !targets.every(isFresh);
}

/** @param {TargetName} name */
function isFresh(name) {
  const stamp = stampPath(name);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === inputsHash(name);
}

/** @param {TargetName} name */
async function buildTarget(name) {
  console.log(`Building ${name} …`);
  const hash = inputsHash(name);
  await rm(stampPath(name), { force: true });
  await TARGETS[name].build();
  await writeFile(stampPath(name), hash);
}

/** @param {TargetName} name */
function stampPath(name) {
  return join(BUILD, name, ".stamp");
}

/** @param {TargetName} name */
function inputsHash(name) {
  const hash = createHash("sha256");
  for (const path of [...TARGETS[name].inputs, ...COMMON_INPUTS].flatMap(filesBelow)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Returns the sorted files in a folder and its subfolders, or the path itself if it is a file. Paths
 * are relative to the root.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

/**
 * Waits until no other process builds this checkout, and locks it. The system releases the lock of
 * a process that ends. On platforms without a prebuilt lock library there is no lock.
 * @returns {Promise<() => void>} releases the lock
 */
async function lockBuild() {
  const { waitForLock } = await import("fs-native-extensions").catch(() => ({
    waitForLock: async () => {},
  }));
  mkdirSync(BUILD, { recursive: true });
  const fd = openSync(join(BUILD, "lock"), "w");
  await waitForLock(fd);
  return () => closeSync(fd);
}

/** @param {string} configFile */
async function viteBuild(configFile) {
  const { build } = await import("vite");
  await build({ configFile: join(ROOT, configFile), logLevel: "warn" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // `npm start` builds in this process, and may be ended meanwhile.
  process.once("disconnect", () => process.exit(1));
  // A process that listens to its parent would never end by itself.
  process.channel?.unref();
  const named = /** @type {TargetName[]} */ (process.argv.slice(2));
  const built = await buildStale(named.length > 0 ? named : undefined);
  console.log(built.length === 0 ? "Nothing is stale" : `Built ${built.join(", ")}`);
}
