import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { LOOKUP_PATH, openSocket, startVisitor, withEmbeddedServer } from "./harness.ts";

const FILM = "GET /day-without-arts-reel.mp4 HTTP/1.1\r\nhost: a\r\n\r\n";

/** Opens a connection that requests the film and reads nothing. */
async function requestFilm(origin: string, localAddress?: string): Promise<Socket> {
  const socket = await openSocket(origin, localAddress);
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
    console.log(`slowest visitor beside 200 unread films: ${Math.round(slowestMs)} ms`);
    expect(answered).toBeGreaterThan(50);
    expect(slowestMs).toBeLessThan(500);
    // A paused socket does not notice the end; reading on shows what the server did.
    await new Promise((resolve) => setTimeout(resolve, 65_000));
    for (const reader of readers) reader.resume();
    await expect.poll(() => closed, { timeout: 20_000 }).toBe(200);
  });
});

it("eight addresses that read nothing do not keep new visitors out", async () => {
  await withEmbeddedServer({}, async ({ origin }) => {
    const sockets: (Socket | null)[] = [];
    for (let host = 2; host < 10; host++) {
      for (let step = 0; step < 8; step++) {
        const opened = Array.from({ length: 250 }, () =>
          requestFilm(origin, `127.0.0.${host}`).catch(() => null),
        );
        sockets.push(...(await Promise.all(opened)));
      }
    }
    for (let visit = 0; visit < 20; visit++) {
      expect((await fetch(origin + LOOKUP_PATH)).status).toBe(200);
    }
    for (const socket of sockets) socket?.destroy();
  });
});
