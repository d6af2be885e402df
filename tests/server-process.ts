import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { ALONE } from "./alone.mjs";

const SERVER = resolve(import.meta.dirname, "../.build/api/server.js");

/** How a server's process ended. */
export type Ending = { code: number | null; stdout: string; stderr: string };

/** A built server that serves. */
export type Running = {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  process: ChildProcess;
  /** What it has printed so far. */
  printed: () => string;
  /** Sends the signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<Ending>;
};

/** Runs the built server with this environment alone until it ends by itself. */
export function runServer(env: Record<string, string>): Promise<Ending> {
  return spawnServer(env).ended;
}

/**
 * Starts the built server on a free port of the loopback address and waits
 * until it has printed where it is. Throws what it printed when it ends first.
 */
export async function startServer(env: Record<string, string>): Promise<Running> {
  const { child, ended, printed } = spawnServer({ HOST: "127.0.0.1", PORT: "0", ...env });
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on("data", () => {
      const [, origin] = /^The campaign is at +(\S+)\/\n(?:.*\n){3}/m.exec(printed()) ?? [];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([
    listening,
    ended.then(({ code, stdout, stderr }) => {
      throw new Error(`The server ended with ${code}: ${stdout}${stderr}`);
    }),
  ]);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { origin, process: child, printed, end };
}

function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, ...ALONE, ...env },
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
  const ended = once(child, "exit").then(([code]): Ending => ({ code, stdout, stderr }));
  return { child, ended, printed: () => stdout };
}
