import { expect, it } from "vitest";
import { LOOKUP_PATH, withEmbeddedServer } from "./harness.ts";
import { HAS_CADDY, startCaddy } from "./installation.ts";

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
