import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { ADMIN_KEY, openSocket, startVisitor, withEmbeddedServer } from "./harness.ts";

it("closes clients with slow request headers within ten seconds while serving others", async () => {
  await withEmbeddedServer({}, async ({ origin }) => {
    const visitor = startVisitor(origin);
    const begun = Date.now();
    const slow = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = await openSocket(origin);
        socket.write("GET / HTTP/1.1\r\nhost: a\r\n");
        const drip = setInterval(() => socket.writable && socket.write("x: y\r\n"), 1_000);
        socket.resume();
        await new Promise((closed) => socket.once("close", closed));
        clearInterval(drip);
        return Date.now() - begun;
      }),
    );
    const { answered, slowestMs } = await visitor.stop();
    expect(Math.max(...slow)).toBeLessThan(10_500);
    expect(answered).toBeGreaterThan(50);
    expect(slowestMs).toBeLessThan(2_000);
  });
});

it("closes a client with a slow request body after an error response", async () => {
  await withEmbeddedServer({}, async ({ origin }) => {
    const socket = await openSocket(origin);
    let reply = "";
    socket.on("data", (bytes) => {
      reply += bytes;
    });
    const begun = Date.now();
    socket.write("POST /api/events HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n");
    socket.write("content-length: 100\r\n\r\n{");
    await new Promise((closed) => socket.once("close", closed));
    expect(Date.now() - begun).toBeLessThan(18_000);
    expect(reply).toMatch(/^HTTP\/1\.1 (?:400|408) /);
  });
});

it("serves visitors beside ten thousand idle connections and closes those", async () => {
  await withEmbeddedServer({}, async ({ origin }) => {
    const visitor = startVisitor(origin);
    const sockets: Socket[] = [];
    // From twenty addresses, because the number of connections per address is limited.
    for (let host = 2; host < 22; host++) {
      const dialled = Array.from({ length: 500 }, () => openSocket(origin, `127.0.0.${host}`));
      sockets.push(...(await Promise.all(dialled)));
    }
    const open = () => sockets.filter(({ closed, destroyed }) => !closed && !destroyed).length;
    expect(sockets).toHaveLength(10_000);
    for (const socket of sockets) socket.resume();
    const metrics = await fetch(`${origin}/metrics`, {
      headers: { authorization: `Bearer ${ADMIN_KEY}` },
    });
    expect(Number(/^http_connections (\d+)$/m.exec(await metrics.text())?.[1])).toBeGreaterThan(0);
    await expect.poll(open, { timeout: 30_000, interval: 500 }).toBe(0);
    const { answered } = await visitor.stop();
    expect(answered).toBeGreaterThan(10);
  });
});

const FILM = "GET /day-without-arts-reel.mp4 HTTP/1.1\r\nhost: a\r\n\r\n";

/** Opens a connection that requests the film and reads nothing. */
async function requestFilm(origin: string): Promise<Socket> {
  const socket = await openSocket(origin);
  socket.pause();
  socket.write(FILM);
  return socket;
}

it("two hundred unread films delay no visitor, and are closed within two minutes", async () => {
  await withEmbeddedServer({}, async ({ origin }) => {
    const visitor = startVisitor(origin);
    const readers = await Promise.all(Array.from({ length: 200 }, () => requestFilm(origin)));
    let closed = 0;
    for (const reader of readers)
      reader.once("close", () => {
        closed += 1;
      });
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const { answered, slowestMs } = await visitor.stop();
    expect(answered).toBeGreaterThan(50);
    expect(slowestMs).toBeLessThan(500);
    // A paused socket does not notice the end; reading on shows what the server did.
    await new Promise((resolve) => setTimeout(resolve, 65_000));
    for (const reader of readers) reader.resume();
    await expect.poll(() => closed, { timeout: 20_000 }).toBe(200);
  });
});
