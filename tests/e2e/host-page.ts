import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";

const EMBED = resolve(import.meta.dirname, "../../.build/widget");

/** A partner's site: one page of theirs, and their own copy of the embed files. */
export type Host = { origin: string; close: () => Promise<void> };

/**
 * Serves `html` at `/` and the embed files below `/bia/`, from an origin of its
 * own.
 *
 * @param csp the page's Content-Security-Policy; none when left out
 * @param files scripts of the page's own, by their paths
 */
export async function hostPage(
  html: string,
  csp?: string,
  files: Record<string, string> = {},
): Promise<Host> {
  const server = createServer((request, response) => {
    const [, name] = /^\/bia\/([\w.-]+\.js)$/.exec(request.url ?? "") ?? [];
    const script = name === undefined ? files[request.url ?? ""] : readFileSync(join(EMBED, name));
    if (script !== undefined) {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end(script);
    } else if (request.url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (csp !== undefined) response.setHeader("content-security-policy", csp);
      response.end(html);
    } else {
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
