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
