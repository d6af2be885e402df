import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { type Running, startServer } from "../server-process.ts";

export const ADMIN_KEY = "the-admin-key-of-faults";
export const STATS_KEY = "the-stats-key-of-faults";
export const LOOKUP = "/api/tds?constituency=Clare";

/**
 * Runs `use` with a server, and holds it to what holds in every fault: that it
 * lives to its end, and that nothing it printed holds a key or a trace.
 */
export async function withServer(
  env: Record<string, string>,
  use: (server: Running) => Promise<void>,
): Promise<void> {
  const server = await startServer({ ADMIN_KEY, STATS_KEY, ...env });
  try {
    await use(server);
    expect(server.process.exitCode, "the server ended by itself").toBeNull();
    const { code, stdout, stderr } = await server.end("SIGTERM");
    expect(code).toBe(0);
    expectNothingGivenAway(stdout + stderr);
  } finally {
    if (server.process.exitCode === null) await server.end("SIGKILL");
  }
}

/** Runs `use` with a server on an embedded database in a folder of its own. */
export async function withEmbedded(
  env: Record<string, string>,
  use: (server: Running) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bia-fault-"));
  try {
    await withServer({ DATA_DIR: folder, ...env }, use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** No text of a server holds a key, the way to its database, or where in its program something broke. */
export function expectNothingGivenAway(text: string): void {
  expect(text).not.toContain(ADMIN_KEY);
  expect(text).not.toContain(STATS_KEY);
  expect(text).not.toMatch(/postgres:\/\/\w/);
  expect(text).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(text).not.toMatch(/node_modules|\/\.build\//);
}

/** A connection to a server from a loopback address, which is whatever it is told to be. */
export function dial(origin: string, localAddress = "127.0.0.1"): Promise<Socket> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
    socket.once("connect", () => resolve(socket.on("error", () => {})));
    socket.once("error", reject);
  });
}

/** Sends bytes as they are, and answers all that came back until it was quiet or closed. */
export async function exchange(origin: string, bytes: string, quietMs = 300): Promise<string> {
  const socket = await dial(origin);
  let answer = "";
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, 5_000);
    let quiet: NodeJS.Timeout | undefined;
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    socket.once("close", done);
    socket.write(bytes, "latin1");
  });
  socket.destroy();
  return answer;
}
