import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { failedAnswer } from "./answer.ts";
import { fail, ok, type Result } from "./contract/result.ts";

/** A server that takes requests. */
export type Listening = {
  port: number;
  /** Takes no more requests, finishes those begun, and cuts what is left after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/** Why nothing listens: the code of the system's error. */
export type ListenFailure = { code: string };

/**
 * Listens on `host` and `port`, 0 being any free port. `localhost` is both
 * loopback addresses, whichever of them a client's resolver names first.
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<Result<Listening, ListenFailure>> {
  const first = await listenOn(listener, host === "localhost" ? "127.0.0.1" : host, port);
  if (!first.ok) return first;
  const servers = [first.value];
  const bound = portOf(first.value);
  if (host === "localhost") {
    const second = await listenOn(listener, "::1", bound);
    if (second.ok) servers.push(second.value);
    else if (second.failure.code === "EADDRINUSE") {
      first.value.close();
      return second;
    }
  }
  return ok({
    port: bound,
    close: async (graceMs) => {
      await Promise.all(servers.map((server) => closeServer(server, graceMs)));
    },
  });
}

function listenOn(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<Result<Server, ListenFailure>> {
  const server = createServer(listener).on("clientError", refuseUnreadable);
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(fail({ code: error.code ?? error.message }));
    });
    server.listen(port, host, () => resolve(ok(server)));
  });
}

/** Answers what is not even HTTP, such as a letter in an address that was not encoded. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = UNREADABLE_STATUS[error.code ?? ""] ?? 400;
  const { headers, body } = failedAnswer(status, "unreadable", { connection: "close" });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

const UNREADABLE_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
