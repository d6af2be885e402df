import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { fail, ok, type Result } from "../contract/result.ts";
import type { AnsweredRequest } from "../monitoring/metrics.ts";
import { failedAnswer, type HeaderMap } from "./answer.ts";

export type Listening = {
  port: number;
  /** Accepts no new requests, finishes those under way, and closes the rest after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/** Time limits for clients, and how many connections all of them may hold. */
export type ConnectionLimits = ReturnType<typeof connectionLimits>;

export function connectionLimits(trustProxy: number) {
  return {
    headersMs: 8_000,
    requestMs: 15_000,
    idleMs: 60_000,
    // Longer than common proxies keep a connection; they would send into a closing one otherwise.
    keepAliveMs: trustProxy > 0 ? 75_000 : 5_000,
    connections: 15_000,
  };
}

const LISTEN_ADVICE: Record<string, string> = {
  EADDRINUSE: "the port is in use; stop the program that uses it, or set PORT",
  EACCES: "this user may not use that port; set PORT",
  EADDRNOTAVAIL: "this machine does not have that address; set HOST",
  ENOTFOUND: "there is no such host; set HOST",
  EAI_AGAIN: "the name of the host cannot be looked up; set HOST",
};

/** Says why the server cannot listen; `code` is that of the system's error. */
export function listenMessage(host: string, port: number, code: string): string {
  return `Cannot listen on ${host}, port ${port}: ${LISTEN_ADVICE[code] ?? code}`;
}

/** Listens on `host` and `port`, 0 for any free one. `localhost` means both loopback addresses. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  options: ResponseClassOptions,
  limits: ConnectionLimits,
): Promise<Result<Listening, string>> {
  const make = () => {
    const server = createServer(
      {
        ServerResponse: createResponseClass(options),
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        // Node checks the time limits every 30 s otherwise.
        connectionsCheckingInterval: 1_000,
      },
      listener,
    );
    server.setTimeout(limits.idleMs);
    server.maxConnections = limits.connections;
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      refuseUnreadable(error, socket, options.headers);
    });
    return server;
  };
  const first = await listenOn(make(), host === "localhost" ? "127.0.0.1" : host, port);
  if (!first.ok) return first;
  const servers = [first.value];
  const bound = (first.value.address() as AddressInfo).port;
  if (host === "localhost") {
    const second = await listenOn(make(), "::1", bound);
    if (second.ok) servers.push(second.value);
    else if (second.failure === "EADDRINUSE") {
      first.value.close();
      return second;
    }
  }
  return ok({
    port: bound,
    close: async (graceMs) =>
      void (await Promise.all(servers.map((server) => closeServer(server, graceMs)))),
  });
}

function listenOn(server: Server, host: string, port: number): Promise<Result<Server, string>> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(fail(error.code ?? error.message));
    });
    server.listen(port, host, () => resolve(ok(server)));
  });
}

/** Answers a request that Node cannot parse, such as one with an unencoded character in its path. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex, common: HeaderMap): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const status = UNREADABLE_STATUS[error.code ?? ""] ?? 400;
  const { headers, body } = failedAnswer(status, "unreadable", { ...common, connection: "close" });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

const UNREADABLE_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function closeServer(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Returns the origin at which this machine reaches a server that listens on `host`. */
export function localOrigin(host: string, port: number): string {
  const anywhere = host === "0.0.0.0" || host === "::";
  const name = anywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

type ResponseClassOptions = {
  headers: HeaderMap;
  trustProxy: boolean;
  isShuttingDown: () => boolean;
  onAnswered: (request: AnsweredRequest) => void;
};

/** A request id that a proxy may set: short, and safe to write into a log line. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

type NodeHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/** Creates the response class: it adds common headers and the request id, to Node's refusals too, and reports. */
function createResponseClass({
  headers,
  trustProxy,
  isShuttingDown,
  onAnswered,
}: ResponseClassOptions): typeof ServerResponse {
  const common = headerList(headers);
  return class CampaignResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    readonly receivedAt = performance.now();
    #requestId: string | undefined;

    get requestId(): string {
      if (this.#requestId === undefined) {
        const ofProxy = trustProxy ? this.req.headers["x-request-id"] : undefined;
        const isValid = typeof ofProxy === "string" && REQUEST_ID.test(ofProxy);
        this.#requestId = isValid ? ofProxy : randomUUID();
      }
      return this.#requestId;
    }

    override writeHead(status: number, first?: string | NodeHeaders, second?: NodeHeaders): this {
      const writtenHeaders = typeof first === "string" ? second : first;
      const { requestId } = this;
      const { method = "", url = "" } = this.req;
      onAnswered({ requestId, method, url, status, ms: performance.now() - this.receivedAt });
      const own = Array.isArray(writtenHeaders) ? writtenHeaders : cachedHeaderList(writtenHeaders);
      const all = [...own, ...common, "x-request-id", requestId];
      if (isShuttingDown()) all.push("connection", "close");
      return super.writeHead(status, all);
    }
  };
}

const headerLists = new WeakMap<OutgoingHttpHeaders, OutgoingHttpHeader[]>();

/** The header list of a shared headers object, created once: it saves a fifth of a lookup's CPU time (RESULTS.md). */
function cachedHeaderList(headers: OutgoingHttpHeaders = {}): OutgoingHttpHeader[] {
  const knownList = headerLists.get(headers);
  if (knownList !== undefined) return knownList;
  const list = headerList(headers);
  headerLists.set(headers, list);
  return list;
}

function headerList(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
}

export function requestIdOf(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null || !("requestId" in response)) return;
  return typeof response.requestId === "string" ? response.requestId : undefined;
}
