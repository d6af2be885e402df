import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../servers/server-process.ts";
import {
  ADMIN_KEY,
  dial,
  exchange,
  expectNoSecrets,
  LOOKUP,
  STATS_KEY,
  withEmbedded,
} from "./harness.ts";

/** Asks for lookups all the while; how many were answered, and how long the slowest took. */
function visit(origin: string) {
  let stopped = false;
  let answered = 0;
  let slowestMs = 0;
  const visiting = (async () => {
    while (!stopped) {
      const begun = Date.now();
      const { status } = await fetch(origin + LOOKUP);
      expect(status).toBe(200);
      answered++;
      slowestMs = Math.max(slowestMs, Date.now() - begun);
      await sleep(20);
    }
  })();
  return {
    leave: async () => {
      stopped = true;
      await visiting;
      return { answered, slowestMs };
    },
  };
}

/** For what a server takes without a trace. */
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "bia-fault-"));
  server = await startServer({ DATA_DIR: dataDir, ADMIN_KEY, STATS_KEY });
});
afterAll(async () => {
  const { code, stderr } = await server.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  expect(code).toBe(0);
  expectNoSecrets(stderr);
});

it("clients that are slow with their headers are closed within ten seconds while others are served", async () => {
  await withEmbedded({}, async ({ origin }) => {
    const visitor = visit(origin);
    const begun = Date.now();
    const slow = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = await dial(origin);
        socket.write("GET / HTTP/1.1\r\nhost: a\r\n");
        const drip = setInterval(() => socket.writable && socket.write("x: y\r\n"), 1_000);
        socket.resume();
        await new Promise((closed) => socket.once("close", closed));
        clearInterval(drip);
        return Date.now() - begun;
      }),
    );
    const { answered, slowestMs } = await visitor.leave();
    expect(Math.max(...slow)).toBeLessThan(10_500);
    expect(answered).toBeGreaterThan(50);
    expect(slowestMs).toBeLessThan(2_000);
  });
});

it("a client that is slow with its body is closed, and told why", async () => {
  await withEmbedded({}, async ({ origin }) => {
    const socket = await dial(origin);
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes;
    });
    const begun = Date.now();
    socket.write("POST /api/events HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n");
    socket.write("content-length: 100\r\n\r\n{");
    await new Promise((closed) => socket.once("close", closed));
    expect(Date.now() - begun).toBeLessThan(18_000);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|408) /);
  });
});

it("ten thousand idle connections keep nobody out, and are let go", async () => {
  await withEmbedded({}, async ({ origin }) => {
    const visitor = visit(origin);
    const sockets: Socket[] = [];
    // As from twenty networks: of one, only so many are taken.
    for (let host = 2; host < 22; host++) {
      const dialled = Array.from({ length: 500 }, () => dial(origin, `127.0.0.${host}`));
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
    const { answered } = await visitor.leave();
    expect(answered).toBeGreaterThan(10);
  });
});

it("an address that opens thousands of connections gets so many, and others are served", async () => {
  await withEmbedded({}, async ({ origin }) => {
    const sockets: Socket[] = [];
    // Not all at once: what the system's own queue has no room for tries again, ever later.
    for (let step = 0; step < 10; step++) {
      const dialled = Array.from({ length: 250 }, () =>
        dial(origin, "127.0.0.9").catch(() => null),
      );
      for (const socket of await Promise.all(dialled)) if (socket) sockets.push(socket.resume());
    }
    const open = () => sockets.filter(({ readyState }) => readyState === "open").length;
    // To the connection: they would all be closed in the end, for saying nothing.
    await expect.poll(open, { timeout: 20_000, interval: 20 }).toBe(2_000);
    expect((await fetch(origin + LOOKUP)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

const POST = "POST /api/events HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n";
const SECRET = "GET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n";

it.each([
  [
    "a length and chunks",
    `${POST}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG`,
  ],
  ["two lengths", `${POST}content-length: 0\r\ncontent-length: ${SECRET.length}\r\n\r\n${SECRET}`],
  ["lengths in a list", `${POST}content-length: 0, 0\r\n\r\n${SECRET}`],
  ["a length below zero", `${POST}content-length: -1\r\n\r\n${SECRET}`],
  ["a length with a plus", `${POST}content-length: +0\r\n\r\n${SECRET}`],
  ["chunks by another name", `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SECRET}`],
  ["chunks twice", `${POST}transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n${SECRET}`],
  ["chunks before a colon", `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${SECRET}`],
  [
    "chunks in a folded line",
    `${POST}transfer-encoding:\r\n chunked\r\ncontent-length: 3\r\n\r\n0\r\n${SECRET}`,
  ],
  [
    "a chunk of a size that is none",
    `${POST}transfer-encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${SECRET}`,
  ],
  ["a line that ends in a mere line feed", `GET / HTTP/1.1\nhost: a\n\n${SECRET}`],
  [
    "a header that holds a carriage return",
    `GET / HTTP/1.1\r\nhost: a\r\nx: y\rz: 1\r\n\r\n${SECRET}`,
  ],
  ["a name that holds a zero", `GET / HTTP/1.1\r\nhost: a\r\nx\0y: 1\r\n\r\n${SECRET}`],
])("a request smuggled by %s is refused, with all that follows it", async (_name, bytes) => {
  const answer = await exchange(server.origin, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  expect(answer).toMatch(/connection: close/i);
});

const UP = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "....//", "%252e%252e%252f"];
const AIMS = ["package.json", "etc/passwd", "api/server.js", ".stamp", "pages.json"];

it("no path leads out of the folders that are served", async () => {
  const { origin } = server;
  for (const base of ["/", "/embed/v1/", "/assets/", "/embed/v1/chunks/"]) {
    for (const aim of AIMS) {
      const paths = UP.flatMap((up) => [1, 3, 8].map((times) => base + up.repeat(times) + aim));
      for (const path of [
        ...paths,
        `${base}${aim}`,
        `${base}%00${aim}`,
        `//${aim}`,
        `${base}/etc/passwd`,
      ]) {
        const answer = await exchange(
          origin,
          `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
          50,
        );
        expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
        expect(answer, path).not.toMatch(/root:x|"dependencies"|styleHashes/);
      }
    }
  }
}, 120_000);

it("a forged host or forwarded header changes nothing that others get to see", async () => {
  await withEmbedded({ PUBLIC_URL: "https://campaign.example" }, async (server) => {
    const origin = localOf(server.printed());
    const forged =
      "x-forwarded-host: evil.test\r\nx-forwarded-proto: ftp\r\nforwarded: host=evil.test\r\nx-original-url: /admin\r\nx-rewrite-url: /admin\r\n";
    for (const path of [
      "/",
      "/privacy",
      LOOKUP,
      "/api/actions",
      "/embed/v1/manifest.json",
      "/nothing",
      "/api/openapi.json",
    ]) {
      const plain = await exchange(
        origin,
        `GET ${path} HTTP/1.1\r\nhost: campaign.example\r\nconnection: close\r\n\r\n`,
      );
      const other = await exchange(
        origin,
        `GET ${path} HTTP/1.1\r\nhost: evil.test\r\n${forged}connection: close\r\n\r\n`,
      );
      expect(other, path).not.toContain("evil.test");
      expect(settled(other), path).toBe(settled(plain));
    }
  });
});

it("an address that is forged gets no more wrong keys than any", async () => {
  const wrong = (origin: string, forwarded: string) =>
    fetch(`${origin}/api/stats`, {
      headers: { authorization: "Bearer wrong", "x-forwarded-for": forwarded },
    });
  for (const [trustProxy, forge] of [
    ["0", (n: number) => `192.0.2.${n}`],
    ["1", (n: number) => `192.0.2.${n}, 198.51.100.1`],
    ["2", (n: number) => `192.0.2.${n}, 198.51.100.1, 10.0.0.1`],
  ] as const) {
    await withEmbedded({ TRUST_PROXY: trustProxy }, async ({ origin }) => {
      const statuses = [];
      for (let n = 1; n <= 12; n++) statuses.push((await wrong(origin, forge(n))).status);
      expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401));
      expect(statuses.slice(9)).toEqual([429, 429, 429]);
    });
  }
});

it("two hundred wrong keys a second open nothing, and keep nobody from the right one", async () => {
  await withEmbedded({ TRUST_PROXY: "1" }, async ({ origin }) => {
    const visitor = visit(origin);
    const statuses = new Map<number, number>();
    const answers: string[] = [];
    const until = Date.now() + 5_000;
    for (let n = 0; Date.now() < until; n++) {
      const paths = ["/api/stats", "/api/populate", "/metrics", "/api/stats.csv"];
      const tries = Array.from({ length: 20 }, async (_, i) => {
        const response = await fetch(origin + paths[i % 4], {
          headers: {
            authorization: `Bearer ${"x".repeat(i)}`,
            "x-forwarded-for": `10.0.0.${n % 50}`,
          },
        });
        answers.push(await response.text());
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      });
      await Promise.all([...tries, sleep(100)]);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    const right = await fetch(`${origin}/api/stats`, {
      headers: { authorization: `Bearer ${STATS_KEY}`, "x-forwarded-for": "198.51.100.7" },
    });
    expect(right.status).toBe(200);
    expectNoSecrets(answers.join("\n"));
    expect((await visitor.leave()).slowestMs).toBeLessThan(2_000);
  });
});

/** An answer without what differs from one to the next. */
function settled(answer: string): string {
  return answer.replaceAll(/^(?:date|x-request-id): .*$/gim, "");
}

function localOf(printed: string): string {
  const [, port] = /^Listening on +http:\/\/[^:]+:(\d+)/m.exec(printed) ?? [];
  return `http://127.0.0.1:${port}`;
}
