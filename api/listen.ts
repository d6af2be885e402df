import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(fail({ code: error.code ?? error.message }));
    });
    server.listen(port, host, () => resolve(ok(server)));
  });
}

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
