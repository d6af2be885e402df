import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { connectionLimits, listen } from "../../../api/http/listen.ts";

const RESPONSE = {
  headers: {},
  trustProxy: false,
  isShuttingDown: () => false,
  onAnswered: () => {},
};

/** Opens a connection. Returns it, and whether a request over it is answered. */
async function open(port: number): Promise<{ socket: Socket; isAnswered: boolean }> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  const isAnswered = await new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true)).once("close", () => resolve(false));
  });
  return { socket, isAnswered };
}

it("an address that closes a connection can open another one", async () => {
  const listening = await listen((_request, response) => response.end(), "127.0.0.1", 0, RESPONSE, {
    ...connectionLimits(0),
    connectionsPerAddress: 2,
  });
  if (!listening.ok) throw new Error(listening.failure.code);
  const { port, connections, close } = listening.value;
  const first = await open(port);
  const second = await open(port);
  const third = await open(port);
  expect([first, second, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false]);

  first.socket.destroy();
  await expect.poll(connections, { timeout: 30_000 }).toBe(1);
  const fourth = await open(port);
  expect(fourth.isAnswered).toBe(true);
  for (const { socket } of [second, fourth]) socket.destroy();
  await close(0);
});
