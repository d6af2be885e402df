import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { splitPath } from "../../../api/contract/language.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { BUILD, type RunningServer, startServer } from "../../servers/server-process.ts";

let server: RunningServer;
let pages: string[];

beforeAll(async () => {
  const listed = JSON.parse(readFileSync(join(BUILD, "site/pages.json"), "utf8"));
  pages = listed.map(({ path }: { path: string }) => (path === "*" ? "/nothing/here" : path));
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  server = await startServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://campaign.example",
    TRUST_PROXY: "1",
  });
  return async () => {
    await server.end("SIGTERM");
    remove();
  };
}, 240_000);

/** Requests a path on the loopback address: the start report shows the public one first. */
function request(path: string, init: RequestInit = {}): Promise<Response> {
  const port = /^Listening on +http:\/\/[^:]+:(\d+)/m.exec(server.printed())?.[1];
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe("a page", () => {
  it("allows no inline code and no framing, and keeps the opener of mail windows", async () => {
    expect(pages.length).toBeGreaterThan(5);
    for (const path of [...pages, "/tds/clare", "/tds"]) {
      const { headers } = await request(path);
      const policy = headers.get("content-security-policy");
      expect(policy, path).not.toMatch(/unsafe|\*/);
      for (const directive of ["default-src", "base-uri", "frame-ancestors"])
        expect(policy, path).toContain(`${directive} 'none'`);
      expect(Object.fromEntries(headers), path).toMatchObject({
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": expect.stringMatching(/^(same-origin|no-referrer)$/),
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
      });
      expect(headers.has("set-cookie"), path).toBe(false);
    }
  });

  it("contains no inline script of its own and no event handler attribute", async () => {
    const scripts = new Set<string>();
    for (const path of pages) {
      const response = await request(path);
      const html = await response.text();
      const inline = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
      const hashes = [...inline].map(([, script = ""]) => {
        scripts.add(script);
        return ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
      });
      const policy = response.headers.get("content-security-policy");
      expect(policy, path).toContain(`; script-src 'self'${hashes.join("")};`);
      expect(html, path).not.toMatch(/\son\w+="/);
    }
    // Those of the action page, of React's pages, of a constituency, of where TDs stand, of what they
    // answer and of the 404 page: none holds a page's texts.
    expect(scripts.size).toBe(6);
  });

  it("allows recording its tab on the story page only, and the location where the element is", async () => {
    for (const address of pages) {
      const policy = (await request(address)).headers.get("permissions-policy") ?? "";
      const { path } = splitPath(address);
      const expected = path === "/day-without-arts" ? "(self)" : "()";
      expect(policy, path).toContain(`display-capture=${expected}`);
      const locates = /^\/(?:embed|embed\/frame|tds\/.+)?$/.test(path);
      expect(policy, path).toContain(`geolocation=${locates ? "(self)" : "()"}`);
      for (const other of ["camera", "microphone"]) expect(policy, path).toContain(`${other}=()`);
    }
  });
});

it("every response has a new request id, or the valid one from the proxy", async () => {
  const requestId = async (headers: Record<string, string> = {}) =>
    (await request("/healthz", { headers })).headers.get("x-request-id");
  expect(await requestId()).not.toBe(await requestId());
  expect(await requestId({ "x-request-id": "proxy-0001" })).toBe("proxy-0001");
  for (const forged of ["short", "x".repeat(65), "a b c d e f g h", '{"level":"error"}']) {
    expect(await requestId({ "x-request-id": forged })).toMatch(/^[0-9a-f-]{36}$/);
  }
});
