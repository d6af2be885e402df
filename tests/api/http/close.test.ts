import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { connectionLimits, type Listening, listen } from "../../../api/http/listen.ts";

/** Longer than any test may take. */
const GRACE_MS = 3_600_000;
const REQUEST = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const RESPONSE = {
  headers: {},
  trustProxy: false,
  isShuttingDown: () => false,
  onAnswered: () => {},
};

async function startServer(respond: (response: ServerResponse) => void): Promise<Listening> {
  const listener = (_request: unknown, response: ServerResponse) => respond(response);
  const listening = await listen(listener, "127.0.0.1", 0, RESPONSE, connectionLimits(1));
  if (!listening.ok) throw new Error(listening.failure.code);
  return listening.value;
}

it("a server closes an idle connection at once when it shuts down", async () => {
  const server = await startServer((response) => response.end("done"));
  const client = connect(server.port, "127.0.0.1").on("error", () => {});
  client.write(REQUEST);
  await once(client, "data");
  const closed = new Promise((resolve) => client.once("close", resolve));
  await server.close(GRACE_MS);
  await closed;
});

it("a server cuts an open request after the grace period", async () => {
  const server = await startServer(() => {});
  const client = connect(server.port, "127.0.0.1").on("error", () => {});
  client.write(REQUEST);
  await expect.poll(server.connections).toBe(1);
  const closed = new Promise((resolve) => client.once("close", resolve));
  await server.close(20);
  await closed;
});
