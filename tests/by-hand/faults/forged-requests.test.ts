import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyDataDir } from "../../servers/data-folders.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";
import {
  ADMIN_KEY,
  expectNoSecrets,
  LOOKUP_PATH,
  STATS_KEY,
  sendRaw,
  withEmbeddedServer,
} from "./harness.ts";
import { HAS_CADDY, startCaddy } from "./installation.ts";

/** The server of the tests that leave no state behind. */
let server: RunningServer;
let folder: ReturnType<typeof copyDataDir>;

beforeAll(async () => {
  folder = copyDataDir(inject("filledDataDir"));
  server = await startServer({ DATA_DIR: folder.dataDir, ADMIN_KEY, STATS_KEY });
});
afterAll(async () => {
  const { code, stderr } = await server.end("SIGTERM");
  folder.remove();
  expect(code).toBe(0);
  expectNoSecrets(stderr);
});

const POST = "POST /api/events HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n";
const SMUGGLED = "GET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n";

it.each([
  [
    "a content-length and chunked encoding",
    `${POST}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG`,
  ],
  [
    "two content-lengths",
    `${POST}content-length: 0\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  ],
  ["a list of content-lengths", `${POST}content-length: 0, 0\r\n\r\n${SMUGGLED}`],
  ["a negative content-length", `${POST}content-length: -1\r\n\r\n${SMUGGLED}`],
  ["a content-length with a plus sign", `${POST}content-length: +0\r\n\r\n${SMUGGLED}`],
  [
    "an unknown transfer-encoding",
    `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    "a repeated chunked encoding",
    `${POST}transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ["a space before the colon", `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  [
    "a folded header line",
    `${POST}transfer-encoding:\r\n chunked\r\ncontent-length: 3\r\n\r\n0\r\n${SMUGGLED}`,
  ],
  [
    "an invalid chunk size",
    `${POST}transfer-encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ["a bare line feed", `GET / HTTP/1.1\nhost: a\n\n${SMUGGLED}`],
  ["a carriage return in a header", `GET / HTTP/1.1\r\nhost: a\r\nx: y\rz: 1\r\n\r\n${SMUGGLED}`],
  ["a NUL byte in a header name", `GET / HTTP/1.1\r\nhost: a\r\nx\0y: 1\r\n\r\n${SMUGGLED}`],
])("rejects a request with %s and everything after it", async (_name, bytes) => {
  const reply = await sendRaw(server.origin, bytes);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  expect(reply).toMatch(/connection: close/i);
});

const PARENT_SEGMENTS = [
  "../..",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "....//",
  "%252e%252e%252f",
];
const TARGETS = ["package.json", "etc/passwd", "api/server.js", ".stamp", "pages.json"];

it("serves nothing outside the static folders", async () => {
  const { origin } = server;
  for (const base of ["/", "/embed/v1/", "/assets/", "/embed/v1/chunks/"]) {
    for (const target of TARGETS) {
      const paths = PARENT_SEGMENTS.flatMap((up) =>
        [1, 3, 8].map((times) => base + up.repeat(times) + target),
      );
      for (const path of [
        ...paths,
        `${base}${target}`,
        `${base}%00${target}`,
        `//${target}`,
        `${base}/etc/passwd`,
      ]) {
        const reply = await sendRaw(
          origin,
          `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
          50,
        );
        expect(reply, path).toMatch(/^HTTP\/1\.1 40[04] /);
        expect(reply, path).not.toMatch(/root:x|"dependencies"|styleHashes/);
      }
    }
  }
}, 120_000);

it("returns the same response whatever host or forwarding headers a client forges", async () => {
  await withEmbeddedServer({ PUBLIC_URL: "https://campaign.example" }, async (server) => {
    const origin = loopbackOrigin(server.printed());
    const forged =
      "x-forwarded-host: evil.test\r\nx-forwarded-proto: ftp\r\nforwarded: host=evil.test\r\nx-original-url: /admin\r\nx-rewrite-url: /admin\r\n";
    for (const path of [
      "/",
      "/privacy",
      LOOKUP_PATH,
      "/api/actions",
      "/embed/v1/manifest.json",
      "/nothing",
      "/api/openapi.json",
    ]) {
      const plain = await sendRaw(
        origin,
        `GET ${path} HTTP/1.1\r\nhost: campaign.example\r\nconnection: close\r\n\r\n`,
      );
      const other = await sendRaw(
        origin,
        `GET ${path} HTTP/1.1\r\nhost: evil.test\r\n${forged}connection: close\r\n\r\n`,
      );
      expect(other, path).not.toContain("evil.test");
      expect(withoutVaryingHeaders(other), path).toBe(withoutVaryingHeaders(plain));
    }
  });
});

it("counts wrong keys by the real address, whatever x-forwarded-for a client forges", async () => {
  const wrong = (origin: string, forwarded: string) =>
    fetch(`${origin}/api/stats`, {
      headers: { authorization: "Bearer wrong", "x-forwarded-for": forwarded },
    });
  for (const [trustProxy, forge] of [
    ["0", (n: number) => `192.0.2.${n}`],
    ["1", (n: number) => `192.0.2.${n}, 198.51.100.1`],
    ["2", (n: number) => `192.0.2.${n}, 198.51.100.1, 10.0.0.1`],
  ] as const) {
    await withEmbeddedServer({ TRUST_PROXY: trustProxy }, async ({ origin }) => {
      const statuses = [];
      for (let n = 1; n <= 12; n++) statuses.push((await wrong(origin, forge(n))).status);
      expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401));
      expect(statuses.slice(9)).toEqual([429, 429, 429]);
    });
  }
});

it.skipIf(!HAS_CADDY)(
  "counts wrong keys by the real address behind a CDN and Caddy, and never by one that a client claims",
  async () => {
    await withEmbeddedServer({ TRUST_PROXY: "2" }, async ({ origin }) => {
      for (const frontProxies of ["127.0.0.0/8", ""]) {
        const caddy = await startCaddy([origin], frontProxies);
        const status = async (forwarded: string) => {
          const headers = { authorization: "Bearer wrong", "x-forwarded-for": forwarded };
          return (await fetch(`${caddy.origin}/api/stats`, { headers })).status;
        };
        try {
          await expect.poll(async () => (await fetch(caddy.origin + LOOKUP_PATH)).status).toBe(200);
          const statuses = [];
          // The CDN appends the visitor's address to what the visitor claims.
          for (let n = 1; n <= 10; n++) statuses.push(await status(`192.0.2.${n}, 198.51.100.1`));
          expect(statuses).toEqual([...Array(9).fill(401), 429]);
          // Caddy replaces the header of a proxy that it is not told of.
          const other = await status("192.0.2.1, 198.51.100.2");
          expect(other).toBe(frontProxies === "" ? 429 : 401);
        } finally {
          await caddy.stop();
        }
      }
    });
  },
);

/** Returns a raw response without the headers that differ between requests. */
function withoutVaryingHeaders(response: string): string {
  return response.replaceAll(/^(?:date|x-request-id): .*$/gim, "");
}

/** Returns the loopback origin from the start report, which shows the public address first. */
function loopbackOrigin(printed: string): string {
  const [, port] = /^Listening on +http:\/\/[^:]+:(\d+)/m.exec(printed) ?? [];
  return `http://127.0.0.1:${port}`;
}
