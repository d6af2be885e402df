import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "..");

/** How long a program may take to end its own processes before they are killed. */
const GRACE_MS = 10_000;

/** The programs that run now. @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

let ending = false;

/**
 * Runs a program of this package in a process group of its own and shows what it
 * prints. Afterwards no process of the group is left.
 * @param {string} program the name of the program in `node_modules/.bin`
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it exited with 0
 */
export async function run(program, args, env) {
  const child = spawn(join(ROOT, "node_modules/.bin", program), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    env,
  });
  running.add(child);
  const [code] = await once(child, "exit");
  running.delete(child);
  signalGroup(child.pid, "SIGKILL");
  // The process is about to exit: the caller must not go on.
  if (ending) await new Promise(() => {});
  return code === 0;
}

/**
 * Interrupts the running programs, as Ctrl-C does, and kills what is left of their
 * processes. A pending `run` does not settle any more.
 */
export async function endAll() {
  ending = true;
  const children = [...running];
  const groups = new Set(children.flatMap(({ pid = 0 }) => groupsBelow(pid)));
  const ended = Promise.all(children.map((child) => once(child, "exit")));
  for (const { pid } of children) signalGroup(pid, "SIGINT");
  await Promise.race([ended, sleep(GRACE_MS, undefined, { ref: false })]);
  for (const group of groups) signalGroup(group, "SIGKILL");
}

/**
 * The process groups of a process and of all its descendants: browsers and database
 * connections lead groups of their own.
 * @param {number} pid
 * @returns {number[]}
 */
function groupsBelow(pid) {
  const listed = execFileSync("ps", ["-eo", "pid=,ppid=,pgid="], { encoding: "utf8" });
  const processes = listed.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const found = new Map(processes.filter(([id]) => id === pid).map(([id, , group]) => [id, group]));
  for (let count = 0; count !== found.size; ) {
    count = found.size;
    for (const [id, parent, group] of processes) if (found.has(parent)) found.set(id, group);
  }
  return [...found.values()].filter((group) => group !== undefined);
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // No process of the group is left.
  }
}
