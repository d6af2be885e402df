import { EventEmitter, once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { getRequestListener } from "@hono/node-server";
import { beforeAll, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { failedAnswer, respond } from "../../../api/http/answer.ts";
import {
  type ConnectionLimits,
  connectionLimits,
  type Listening,
  listen,
} from "../../../api/http/listen.ts";
import { fakeDeps } from "../fake-deps.ts";

const app = createApp(fakeDeps());
const listener = getRequestListener(app.fetch, {
  errorHandler: () => respond(failedAnswer(400, "unreadable")),
});

const every = {
  headers: { "strict-transport-security": "max-age=31536000" },
  trustProxy: false,
  isShuttingDown: () => false,
  onAnswered: () => {},
};

async function start(
  to: RequestListener,
  limits: Partial<ConnectionLimits> = {},
  host = "127.0.0.1",
): Promise<Listening> {
  const listening = await listen(to, host, 0, every, { ...connectionLimits(0), ...limits });
  if (!listening.ok) throw new Error(listening.failure);
  return listening.value;
}

let server: Listening;
beforeAll(async () => {
  server = await start(listener);
  return () => server.close(0);
});

function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let reply = "";
    socket.setEncoding("utf8").on("data", (text) => {
      reply += text;
      const [head = "", body = ""] = reply.split("\r\n\r\n");
      if (Buffer.byteLength(body) < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return;
      socket.destroy();
      resolve({ status: Number(head.split(" ")[1]), head, body });
    });
    socket.on("error", reject);
  });
}

const LONG = "y".repeat(20_000);

it.each([
  ["a raw letter", "GET /api/tds?constituency=D\xc3\xban HTTP/1.1\r\nhost: a\r\n\r\n", 400],
  ["no path", "OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n", 400],
  ["a TLS handshake", "\x16\x03\x01\x02\x00", 400],
  ["too long headers", `GET / HTTP/1.1\r\nhost: a\r\nx: ${LONG}\r\n\r\n`, 431],
  ["an absolute URL", "GET http://other/api/nothing HTTP/1.1\r\nhost: a\r\n\r\n", 404],
  ["a missing body", "POST /api/tds HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n", 405],
])("a request with %s gets a JSON error with every header", async (_, bytes, expected) => {
  const { status, head, body } = await send(bytes);
  expect(status).toBe(expected);
  expect(head).toContain("strict-transport-security: max-age=31536000");
  expect(JSON.parse(body)).toMatchObject({ success: false });
});

/** The machine's own addresses, of which one may be of IPv6. */
const LOOPBACKS = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal }) => internal);

it.each(LOOPBACKS)("localhost is in use when $address is", async ({ address }) => {
  const { port, close } = await start(listener, {}, address);
  const both = await listen(listener, "localhost", port, every, connectionLimits(0));
  await close(0);
  expect(both).toEqual({ ok: false, failure: "EADDRINUSE" });
});

/** Longer than any test may take. */
const GRACE_MS = 3_600_000;

async function startAndRequest(to: RequestListener, limits?: Partial<ConnectionLimits>) {
  const server = await start(to, limits);
  const client = connect(server.port, "127.0.0.1").on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  return { server, client, closed: new Promise((resolve) => client.once("close", resolve)) };
}

it("a server closes an idle connection at once when it shuts down", async () => {
  const limits = { keepAliveMs: GRACE_MS };
  const { server, client, closed } = await startAndRequest((_, reply) => reply.end("done"), limits);
  await once(client, "data");
  await server.close(GRACE_MS);
  await closed;
});

it("a server cuts an open request after the grace period", async () => {
  const requests = new EventEmitter();
  const { server, closed } = await startAndRequest(() => requests.emit("request"));
  await once(requests, "request");
  await server.close(20);
  await closed;
});
