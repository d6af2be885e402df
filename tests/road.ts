import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * A way to a PostgreSQL that can be closed, as when the database goes away,
 * and opened again. `lives` says of each connection by its number for how many
 * milliseconds it holds: 0 is refused at once.
 */
export async function roadTo(
  databaseUrl: string,
  lives: (connection: number) => number = () => Number.POSITIVE_INFINITY,
) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((near) => {
    const forMs = lives(count++);
    if (forMs === 0) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
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
    if (Number.isFinite(forMs)) setTimeout(() => near.destroy(), forMs).unref();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    /** Connections that were tried. */
    tried: () => count,
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
