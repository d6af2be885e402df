import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { ROOT } from "../source-files.ts";
import { OFFLINE_SOURCE } from "./offline-source.mjs";

export const BUILD = resolve(ROOT, ".build");

/** The built program of the embedded database's process. */
export const EMBEDDED_PROGRAM = join(BUILD, "api/embedded-database.js");

/** The environment for embedded databases that start in a third of the processor time, with slower queries. */
export const FAST_COMPILATION = {
  NODE_OPTIONS: `--require=${join(import.meta.dirname, "fast-compilation.cjs")}`,
};

/** The exit code and the output of a server process. */
export type ServerExit = { code: number | null; stdout: string; stderr: string };

/** A server process that accepts requests. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

const SERVER = [process.execPath, join(BUILD, "api/server.js")];

/** Runs the built server with these environment variables only, until the process ends by itself. */
export function runServer(env: Record<string, string>): Promise<ServerExit> {
  return launchServer(env).ended;
}

/** Starts the built server on a free port of the loopback address. Throws with the output when the process ends. */
export async function startServer(
  env: Record<string, string>,
  command: readonly string[] = SERVER,
) {
  const { ended, ...server } = launchServer(env, command);
  const listening = new Promise<string>((resolve) => {
    const look = () => {
      // The first of at least four lines of the start report, which production logs.
      const [, origin] =
        /campaign is at +(\S+)\/(?:"\}|\n(?:.*\n){3})/.exec(server.printed() + server.logged()) ??
        [];
      if (origin) resolve(origin);
    };
    server.process.stdout?.on("data", look);
    server.process.stderr?.on("data", look);
  });
  const origin = await Promise.race([
    listening,
    ended.then(({ code, stdout, stderr }) => {
      throw new Error(`The server ended with ${code}: ${stdout}${stderr}`);
    }),
  ]);
  return { origin, ...server };
}

/** Starts the built server with `npm start`, on a free port of the loopback address. */
export function startWithNpm(env: Record<string, string>): Promise<RunningServer> {
  return startServer(env, ["npm", "start", "--silent"]);
}

/** Launches the built server as `startServer` does, and waits for nothing. */
export function launchServer(
  env: Record<string, string>,
  [program = "", ...args]: readonly string[] = SERVER,
) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      ...FAST_COMPILATION,
      ...OFFLINE_SOURCE,
      ...{ HOST: "127.0.0.1", PORT: "0" },
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const ended = once(child, "exit").then(([code]): ServerExit => ({ code, stdout, stderr }));
  /** Sends the signal and waits for the end of the process. */
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { process: child, printed: () => stdout, logged: () => stderr, ended, end };
}

/** Returns the ids of a process's children, such as a server's embedded database. */
export function childrenOf(pid: number | undefined): number[] {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", `${pid}`], { encoding: "utf8" });
  return listed.split("\n").flatMap((line) => (line.trim() ? [Number(line)] : []));
}

/** Publishes a campaign on a server, as staff do. */
export async function publish(origin: string, key: string, campaign: Campaign): Promise<void> {
  const address = `${origin}/api/admin/campaign`;
  const authorization = `Bearer ${key}`;
  const { latest } = await (await fetch(address, { headers: { authorization } })).json();
  const response = await fetch(address, {
    method: "PUT",
    headers: { authorization, "if-match": `"${latest}"` },
    body: JSON.stringify({ campaign, author: "Máire", note: "Tested" }),
  });
  if (!response.ok) throw new Error(`The campaign was not published: ${await response.text()}`);
}
