import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { answerBadRequest } from "../../../api/http/fallback-answers.ts";
import {
  connectionLimits,
  type Listening,
  listen as listenWith,
} from "../../../api/http/listen.ts";
import { fakeDeps } from "../fake-deps.ts";

const app = createApp(fakeDeps());
const listener = getRequestListener(app.fetch, { errorHandler: answerBadRequest });

const every = { headers: {}, trustProxy: false, isShuttingDown: () => false, onAnswered: () => {} };
const listen = (to: typeof listener, host: string, port: number) =>
  listenWith(to, host, port, every, connectionLimits(0));

let server: Listening;

beforeAll(async () => {
  const listening = await listen(listener, "localhost", 0);
  if (!listening.ok) throw new Error(listening.failure.code);
  server = listening.value;
});

afterAll(() => server.close(0));

/** Sends raw bytes and returns the status and body of the response. */
function send(bytes: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let reply = "";
    socket.setEncoding("utf8").on("data", (text) => {
      reply += text;
      const [head = "", body = ""] = reply.split("\r\n\r\n");
      if (Buffer.byteLength(body) < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return;
      socket.destroy();
      resolve({ status: Number(head.split(" ")[1]), body });
    });
    socket.on("error", reject);
  });
}

describe("a request that no browser sends", () => {
  it.each([
    [
      "an unencoded non-ASCII letter",
      "GET /api/tds?constituency=D\xc3\xban HTTP/1.1\r\nhost: a\r\n\r\n",
      400,
    ],
    ["an invalid host", "GET /api/tds HTTP/1.1\r\nhost: a b\r\n\r\n", 400],
    ["backslashes", "GET /\\..\\api HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["no path", "OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["a TLS handshake", "\x16\x03\x01\x02\x00", 400],
    ["too long headers", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, 431],
    ["an absolute URL", "GET http://other/api/nothing HTTP/1.1\r\nhost: a\r\n\r\n", 404],
    [
      "a long query",
      `GET /api/tds?constituency=${"x".repeat(10_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      400,
    ],
    ["a missing body", "POST /api/tds HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n", 405],
  ])("with %s gets a JSON error", async (_name, bytes, status) => {
    const response = await send(bytes);
    expect(JSON.parse(response.body)).toMatchObject({ success: false });
    expect(response.status).toBe(status);
  });
});

describe("listening", () => {
  it("on localhost fails when the port is in use on either loopback address", async () => {
    const ipv6 = await listen(listener, "::1", 0);
    if (!ipv6.ok) return; // This machine has no IPv6.
    const both = await listen(listener, "localhost", ipv6.value.port);
    await ipv6.value.close(0);
    expect(both).toEqual({ ok: false, failure: { code: "EADDRINUSE" } });
  });
});
