import { expect, it } from "vitest";
import { LOOKUP_PATH, sendRaw, withEmbeddedServer } from "./harness.ts";
import { HAS_CADDY, startCaddy } from "./installation.ts";

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
