import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

const EMBED_FILES = resolve(import.meta.dirname, "../../.build/widget");

/** The server of a partner's page. */
export type HostServer = { origin: string; close: () => Promise<void> };

/**
 * Serves a partner's page at `/` and a copy of the embed files below `/bia/`, on an
 * origin of its own.
 *
 * @param csp the page's Content-Security-Policy; without it, none
 * @param files scripts of the page itself, by their paths
 * @param headers further headers of the page
 */
export async function serveHostPage(
  html: string,
  csp?: string,
  files: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<HostServer> {
  const server = createServer((request, response) => {
    const [, name] = /^\/bia\/([\w.-]+\.js)(?:\?|$)/.exec(request.url ?? "") ?? [];
    const script =
      name === undefined ? files[request.url ?? ""] : readFileSync(join(EMBED_FILES, name));
    if (script !== undefined) {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      // As the campaign's server does: the element imports files, also in a sandboxed frame.
      response.setHeader("access-control-allow-origin", "*");
      response.end(script);
    } else if (request.url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (csp !== undefined) response.setHeader("content-security-policy", csp);
      response.end(html);
    } else {
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
