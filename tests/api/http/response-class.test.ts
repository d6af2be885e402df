import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { splitPath } from "../../../api/contract/language.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { BUILD, type RunningServer, startServer } from "../../servers/server-process.ts";

const SITE = "https://campaign.example";
/** Pages that the sitemap does not list. */
const UNLISTED = ["/admin", "/private", "/tds?place=Galway", "/no-such-page"];

let server: RunningServer;
let pages: string[];

beforeAll(async () => {
  const listed = JSON.parse(readFileSync(join(BUILD, "site/pages.json"), "utf8"));
  pages = listed.map(({ path }: { path: string }) => (path === "*" ? "/nothing/here" : path));
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  server = await startServer({ DATA_DIR: dataDir, PUBLIC_URL: SITE, TRUST_PROXY: "1" });
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
  it("allows no inline code, no framing and no devices but its own, and keeps the opener of mail windows", async () => {
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
      const permissions = headers.get("permissions-policy") ?? "";
      const { path: plainPath } = splitPath(path);
      const recorded = plainPath === "/day-without-arts" ? "(self)" : "()";
      expect(permissions, path).toContain(`display-capture=${recorded}`);
      const locates = /^\/(?:embed|embed\/frame|tds\/.+)?$/.test(plainPath);
      expect(permissions, path).toContain(`geolocation=${locates ? "(self)" : "()"}`);
      for (const other of ["camera", "microphone"])
        expect(permissions, path).toContain(`${other}=()`);
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
    // The scripts of the action page, of React's pages, of a constituency, of where TDs stand, of what they
    // answer and of the 404 page: none holds a page's texts.
    expect(scripts.size).toBe(6);
  });

  it("links to pages and files that are there, and to parts of them", async () => {
    const contents = new Map<string, { ok: boolean; html: string }>();
    async function receive(path: string): Promise<{ ok: boolean; html: string }> {
      const content = contents.get(path);
      if (content !== undefined) return content;
      const response = await request(path, { redirect: "manual" });
      const result = { ok: response.status < 400, html: await response.text() };
      contents.set(path, result);
      return result;
    }
    const sitemap = load(readFileSync(join(BUILD, "site/sitemap.xml")), { xml: true });
    const listed = sitemap("loc").map((_index, loc) => new URL(sitemap(loc).text()).pathname);
    // The pages of all constituencies have the links of these.
    const sources = listed.get().filter((path) => !/\/tds\/(?!clare$|dun-laoghaire$)/.test(path));
    const broken: string[] = [];
    for (const path of [...UNLISTED, ...sources]) {
      const page = load((await receive(path)).html);
      const links = page("[href], [src]")
        .map((_index, { attribs }) => new URL(attribs.href ?? attribs.src ?? "", SITE + path).href)
        .get();
      for (const link of new Set(links.filter((each) => each.startsWith(`${SITE}/`)))) {
        const [address = "", part = ""] = link.slice(SITE.length).split("#");
        const { ok, html } = await receive(address);
        const isThere = part === "" || html.includes(` id="${decodeURIComponent(part)}"`);
        const isFound = ok || address === path;
        broken.push(...(isFound && isThere ? [] : [`${link} on ${path}`]));
      }
    }
    expect(broken).toEqual([]);
    expect(contents.size).toBeGreaterThan(100);
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
