import { expect, inject, it } from "vitest";
import { copyDataDir } from "../../servers/data-folders.ts";
import { startServer } from "../../servers/server-process.ts";
import { ADMIN_KEY, HAS_CADDY, STATS_KEY, startCaddy } from "./installation.ts";
import { statusOf } from "./visitors.ts";

it.skipIf(!HAS_CADDY)(
  "counts wrong keys by the real address behind a CDN and Caddy, and never by one that a client claims",
  async () => {
    const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
    const keys = { ADMIN_KEY, STATS_KEY };
    const server = await startServer({ ...keys, DATA_DIR: dataDir, TRUST_PROXY: "2" });
    for (const frontProxies of ["127.0.0.0/8", ""]) {
      const caddy = await startCaddy([server.origin], frontProxies);
      const status = async (forwarded: string) => {
        const headers = { authorization: "Bearer wrong", "x-forwarded-for": forwarded };
        return (await fetch(`${caddy.origin}/api/stats`, { headers })).status;
      };
      try {
        await expect.poll(() => statusOf(`${caddy.origin}/tds/clare`)).toBe(200);
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
    await server.end("SIGTERM");
    remove();
  },
);
