import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerBadRequest, createApp } from "../../../api/app.ts";
import {
  connectionLimits,
  type Listening,
  listen as listenWith,
} from "../../../api/http/listen.ts";
import { fakeDeps } from "../fake-deps.ts";

const app = createApp(fakeDeps());
const listener = getRequestListener(app.fetch, { errorHandler: answerBadRequest });

const every = { headers: {}, trustProxy: false, isDraining: () => false, answered: () => {} };
const listen = (to: typeof listener, host: string, port: number) =>
  listenWith(to, host, port, every, connectionLimits(0));

let server: Listening;

beforeAll(async () => {
  const listening = await listen(listener, "localhost", 0);
  if (!listening.ok) throw new Error(listening.failure.code);
  server = listening.value;
});

afterAll(() => server.close(0));

/** Sends bytes as they are; the answer's status and body. */
function send(bytes: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => {
      answer += text;
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      if (Buffer.byteLength(body) < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return;
      socket.destroy();
      resolve({ status: Number(head.split(" ")[1]), body });
    });
    socket.on("error", reject);
  });
}

describe("a request that no browser would send", () => {
  it.each([
    [
      "a letter that was not encoded",
      "GET /api/tds?constituency=D\xc3\xban HTTP/1.1\r\nhost: a\r\n\r\n",
      400,
    ],
    ["a host that is none", "GET /api/tds HTTP/1.1\r\nhost: a b\r\n\r\n", 400],
    ["backslashes", "GET /\\..\\api HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["no path", "OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["another scheme's words", "\x16\x03\x01\x02\x00", 400],
    ["headers without end", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, 431],
    ["a whole address", "GET http://other/api/nothing HTTP/1.1\r\nhost: a\r\n\r\n", 404],
    [
      "a long name",
      `GET /api/tds?constituency=${"x".repeat(10_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      400,
    ],
    [
      "a body that stays out",
      "POST /api/tds HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n",
      405,
    ],
  ])("with %s is refused in the API's words", async (_name, bytes, status) => {
    const answer = await send(bytes);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false });
    expect(answer.status).toBe(status);
  });
});

describe("listening", () => {
  it("on a port that is taken fails with the system's code", async () => {
    expect(await listen(listener, "127.0.0.1", server.port)).toEqual({
      ok: false,
      failure: { code: "EADDRINUSE" },
    });
  });

  it("on localhost fails when either of its addresses is taken", async () => {
    const six = await listen(listener, "::1", 0);
    if (!six.ok) return; // This machine has no IPv6.
    const both = await listen(listener, "localhost", six.value.port);
    await six.value.close(0);
    expect(both).toEqual({ ok: false, failure: { code: "EADDRINUSE" } });
  });
});
