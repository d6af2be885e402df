import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { type RunningServer, startServer } from "../servers/server-process.ts";

export const ADMIN_KEY = "the-admin-key-of-faults";
export const STATS_KEY = "the-stats-key-of-faults";
export const LOOKUP = "/api/tds?constituency=Clare";

/**
 * Runs `use` with a server and checks that the server survives until it is stopped,
 * and that its output contains no key and no stack trace.
 */
export async function withServer(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ ADMIN_KEY, STATS_KEY, ...env });
  try {
    await use(server);
    expect(server.process.exitCode, "the server ended by itself").toBeNull();
    const { code, stdout, stderr } = await server.end("SIGTERM");
    expect(code).toBe(0);
    expectNoSecrets(stdout + stderr);
  } finally {
    if (server.process.exitCode === null) await server.end("SIGKILL");
  }
}

/** Runs `use` with a server on an embedded database in a new folder. */
export async function withEmbedded(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bia-fault-"));
  try {
    await withServer({ DATA_DIR: folder, ...env }, use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that a text contains no key, no database address and no stack trace. */
export function expectNoSecrets(text: string): void {
  expect(text).not.toContain(ADMIN_KEY);
  expect(text).not.toContain(STATS_KEY);
  expect(text).not.toMatch(/postgres:\/\/\w/);
  expect(text).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(text).not.toMatch(/node_modules|\/\.build\//);
}

/** Connects to a server from the given loopback address. */
export function dial(origin: string, localAddress = "127.0.0.1"): Promise<Socket> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
    socket.once("connect", () => resolve(socket.on("error", () => {})));
    socket.once("error", reject);
  });
}

/**
 * Sends raw bytes and returns the response: all that arrives until the connection is
 * closed or nothing has arrived for `quietMs`.
 */
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
