import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { BROWSER } from "../../event-sender.ts";

/** The paths that visitors request. None needs the database. */
const PATHS = ["/", "/tds/clare", "/api/tds?constituency=Clare", "/embed/v1/manifest.json"];

/** The pages whose scripts visitors load. */
const PAGES = ["/embed", "/kit", "/day-without-arts", "/admin"];

/** Sends an event as the visitor at the loopback address with the last three parts of `from`. */
export function sendFrom(origin: string, event: object, from: string): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/api/events`,
      {
        method: "POST",
        agent: false,
        localAddress: from.replace(/^\d+/, "127"),
        headers: { "user-agent": BROWSER, "content-type": "text/plain" },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve({ status: response.statusCode ?? 0 }));
        response.once("error", reject);
      },
    );
    sent.once("error", reject);
    sent.end(JSON.stringify(event));
  });
}

const CHUNKED = "transfer-encoding: chunked\r\n\r\n";

/** Requests that no server can read to their end, without their line of the host. */
const MALFORMED = [
  ["GET / HTTP/1.1", `${CHUNKED}ZZ\r\n`],
  ["POST /api/events HTTP/1.1", `${CHUNKED}3\r\nabcdef\r\n`],
  ["POST /api/events HTTP/1.1", `${CHUNKED}0\r\nx: ${"a".repeat(20_000)}\r\n\r\n`],
  ["CONNECT / HTTP/1.1", "\r\n"],
] as const;

/** Sends each malformed request seven times at once, over connections that stay open for a while. */
export async function sendMalformed(origin: string): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  for (const [line, rest] of MALFORMED) {
    const sockets = Array.from({ length: 7 }, () => connect(Number(port), hostname));
    for (const socket of sockets) {
      socket.on("error", () => {}).resume();
      socket.write(`${line}\r\nhost: ${host}\r\n${rest}`);
    }
    await sleep(500);
    for (const socket of sockets) socket.destroy();
  }
}

/** Returns the status of a whole response, or the error. */
export async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return `${error} ${error instanceof Error ? error.cause : ""}`;
  }
}

/** Does what two visitors do at the same time again and again; the result ends both. */
function repeatUntilStopped(visit: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  const visitor = async () => {
    while (!isStopped) await visit();
  };
  const all = Promise.all([visitor(), visitor()]);
  return async () => {
    isStopped = true;
    await all;
  };
}

/** Requests pages and lookups until it is stopped; then returns those that failed. */
export function startVisits(origin: string) {
  const failed: string[] = [];
  let answered = 0;
  let slowestMs = 0;
  const stop = repeatUntilStopped(async () => {
    for (const path of PATHS) {
      const askedAt = performance.now();
      const status = await statusOf(origin + path);
      answered++;
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - askedAt));
      if (status !== 200) failed.push(`${path} ${status}`);
    }
    await sleep(20);
  });
  return { stop: () => stop().then(() => ({ failed, answered, slowestMs })) };
}

/** Loads pages with all their scripts until it is stopped; then returns what was not found. */
export function startLoads(origin: string) {
  const missing: string[] = [];
  let loads = 0;
  const stop = repeatUntilStopped(async () => {
    for (const page of PAGES) {
      const html = await (await fetch(origin + page)).text();
      // A page that is open while the servers change: its scripts are asked for later.
      await sleep(100);
      for (const [script] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) {
        const status = await statusOf(origin + script);
        if (status !== 200) missing.push(`${script} of ${page}: ${status}`);
      }
      loads++;
    }
  });
  return { stop: () => stop().then(() => ({ loads, missing })) };
}
