import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * Starts a TCP proxy in front of a PostgreSQL that can be closed, to simulate a
 * database that is gone, and opened again.
 *
 * @param lifetimeMs returns how long the connection with this number is kept
 *   open, in milliseconds; 0 refuses it at once
 */
export async function startDatabaseProxy(
  databaseUrl: string,
  lifetimeMs: (connection: number) => number = () => Number.POSITIVE_INFINITY,
) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const closeAfterMs = lifetimeMs(count++);
    if (closeAfterMs === 0) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
    }
    if (Number.isFinite(closeAfterMs)) setTimeout(() => client.destroy(), closeAfterMs).unref();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    /** Returns the number of connections that were attempted. */
    attempts: () => count,
    open: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
