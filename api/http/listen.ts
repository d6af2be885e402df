import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { fail, ok, type Result } from "../contract/result.ts";
import { failedAnswer, type HeaderMap } from "./answer.ts";
import { createResponseClass, type ResponseClassOptions } from "./response-class.ts";

/** A server that takes requests. */
export type Listening = {
  port: number;
  /** Connections that are open now. */
  connections: () => Promise<number>;
  /** Takes no more requests, finishes those begun, and cuts what is left after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/** How long clients are waited for, and how many connections they may hold. */
export type ConnectionLimits = {
  /** From the connection, or the answer before, to the last header. */
  headersMs: number;
  /** To the last byte of the body. */
  requestMs: number;
  /** Without a byte either way, in the middle of an answer. */
  silenceMs: number;
  /** A kept connection between two requests. A proxy has to let go of it first. */
  keptMs: number;
  connections: number;
  /** Of one address; a proxy's are everyone's. */
  connectionsEach: number;
};

/** What is waited for with this many proxies in front. */
export function connectionLimits(trustProxy: number): ConnectionLimits {
  return {
    headersMs: 8_000,
    requestMs: 15_000,
    silenceMs: 60_000,
    // Longer than the proxies there are keep theirs, who would else send into a closing one.
    keptMs: trustProxy > 0 ? 75_000 : 5_000,
    connections: 15_000,
    connectionsEach: trustProxy > 0 ? 15_000 : 2_000,
  };
}

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
  every: ResponseClassOptions,
  patience: ConnectionLimits,
): Promise<Result<Listening, ListenFailure>> {
  const make = () => makeServer(listener, every, patience);
  const first = await listenOn(make(), host === "localhost" ? "127.0.0.1" : host, port);
  if (!first.ok) return first;
  const servers = [first.value];
  const bound = portOf(first.value);
  if (host === "localhost") {
    const second = await listenOn(make(), "::1", bound);
    if (second.ok) servers.push(second.value);
    else if (second.failure.code === "EADDRINUSE") {
      first.value.close();
      return second;
    }
  }
  return ok({
    port: bound,
    connections: async () => {
      const counts = await Promise.all(servers.map(countConnections));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async (graceMs) => {
      await Promise.all(servers.map((server) => closeServer(server, graceMs)));
    },
  });
}

function makeServer(
  listener: RequestListener,
  every: ResponseClassOptions,
  patience: ConnectionLimits,
): Server {
  const server = createServer(
    {
      ServerResponse: createResponseClass(every),
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.keptMs,
      // Node looks for those who are late every half a minute otherwise.
      connectionsCheckingInterval: 1_000,
    },
    listener,
  );
  server.setTimeout(patience.silenceMs);
  server.maxConnections = patience.connections;
  server.on("drop", () => server.closeIdleConnections());
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    refuseUnreadable(error, socket, every.headers);
  });
  return limitEach(server, patience.connectionsEach);
}

/** Closes at once what an address opens beyond `most` connections. */
function limitEach(server: Server, most: number): Server {
  const open = new Map<string, number>();
  return server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > most) socket.destroy();
  });
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0));
  });
}

function listenOn(
  server: Server,
  host: string,
  port: number,
): Promise<Result<Server, ListenFailure>> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(fail({ code: error.code ?? error.message }));
    });
    server.listen(port, host, () => resolve(ok(server)));
  });
}

/** Answers what is not even HTTP, such as a letter in an address that was not encoded. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex, common: HeaderMap): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = UNREADABLE_STATUS[error.code ?? ""] ?? 400;
  const { headers, body } = failedAnswer(status, "unreadable", {
    ...common,
    connection: "close",
  });
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
