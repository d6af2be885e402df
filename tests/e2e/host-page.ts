import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

const ELEMENT = resolve(import.meta.dirname, "../../.build/widget/bia-contact-td.full.js");

/** A partner's site: one page of theirs, and their own copy of the element's file. */
export type Host = { origin: string; close: () => Promise<void> };

/**
 * Serves `html` at `/` and the element's file at `/bia.js`, from an origin of
 * its own.
 *
 * @param csp the page's Content-Security-Policy; none when left out
 */
export async function hostPage(html: string, csp?: string): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.url === "/bia.js") {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end(readFileSync(ELEMENT));
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
