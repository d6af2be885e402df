import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { openCampaignPages } from "../../../../api/campaign/campaign-pages.ts";
import { BUILT_ORIGIN } from "../../../../api/contract/paths.ts";
import { OPEN_CACHED_HEADERS } from "../../../../api/http/answer.ts";
import { readEmbed, readSite } from "../../../../api/http/static/site.ts";
import { fakeDeps } from "../../fake-deps.ts";

const SCRIPT = "/embed/v1/bia-contact-td.js";
const HASHED = "/embed/v1/chunks/full-0a1b2c3d.js";

/** The content of `/film.mp4`. */
const FILM = "0123456789";

const HOME = { styleHashes: ["sha256-AAAA"], features: ["geolocation"] };
/** The entries of pages by path, beside what most pages have. */
const PAGES = {
  "/": { ...HOME, file: "index.html" },
  "/day-without-arts": {
    file: "story.html",
    scriptHashes: ["sha256-BBBB"],
    features: ["display-capture"],
  },
  "/private": { file: "wall.html", shownIn: "staff" },
  "/linked": { file: "linked.html" },
  "/ga/": { ...HOME, file: "ga/index.html" },
  "*": { file: "404.html", status: 404 },
  "/ga/*": { file: "ga/404.html", status: 404 },
  "/wall": { file: "wall.html", allow: { "frame-src": ["https://a.test"] } },
};
const MOST_PAGES = { status: 200, shownIn: "every-state", styleHashes: [] };
const FRAME = "<bia-contact-td></bia-contact-td>";

/** The files of a small build of the element and the site. */
const FILES: Record<string, string | Uint8Array> = {
  "widget/.stamp": "a hash",
  "widget/bia-contact-td.js": "loader()",
  "widget/bia-contact-td.js.br": brotliCompressSync("loader()"),
  "widget/bia-contact-td.js.gz": gzipSync("loader()"),
  "widget/frame.html": FRAME,
  "widget/frame.html.br": brotliCompressSync(FRAME),
  "widget/chunks/full-0a1b2c3d.js": "full()",
  "site/pages.json": JSON.stringify(
    Object.entries(PAGES).map(([path, entry]) => ({ ...MOST_PAGES, path, ...entry })),
  ),
  "site/index.html": "<h1>Home</h1>",
  "site/linked.html": `<html data-public-origin="${BUILT_ORIGIN}"><link rel="canonical" href="${BUILT_ORIGIN}/linked"><meta property="og:image" content="${BUILT_ORIGIN}/share.png"><meta name="robots" content="none"><code>${BUILT_ORIGIN}/embed</code><a href="https://network.example/?text=${encodeURIComponent(`${BUILT_ORIGIN}/`)}">`,
  "site/robots.txt": `User-agent: *\n\nSitemap: ${BUILT_ORIGIN}/sitemap.xml\n`,
  "site/sitemap.xml": `<loc>${BUILT_ORIGIN}/linked</loc>`,
  "site/wall.html": "<h1>Wall</h1>",
  "site/story.html": "<h1>Story</h1>",
  "site/404.html": "<h1>Lost</h1>",
  "site/ga/index.html": "<h1>Baile</h1>",
  "site/ga/404.html": "<h1>Amú</h1>",
  "site/assets/main-0a1b2c3d.css": "a{}",
  "site/public/favicon.svg": "<svg/>",
  "site/public/film.mp4": FILM,
};

const build = mkdtempSync(join(tmpdir(), "bia-build-"));
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), content);
}
afterAll(() => rmSync(build, { recursive: true, force: true }));

/** Requests a path of a server with the build and the bundled campaign. */
async function request(path: string, init: RequestInit = {}, publicUrl: string | null = null) {
  const embed = readEmbed(join(build, "widget"));
  const site = readSite(join(build, "site"), publicUrl);
  const { campaign, log } = fakeDeps();
  const live = { ...campaign.live, subscribe: () => {} };
  const renderer = { renderSite: vi.fn() };
  const pages = await openCampaignPages({ live, renderer, site, embed, publicUrl, log });
  return createApp(fakeDeps({ embed, site, pages })).request(path, init);
}

describe("an embed file", () => {
  it("is served to any origin and cached for minutes under its stable name", async () => {
    const response = await request(SCRIPT);
    expect(await response.text()).toBe("loader()");
    expect(Object.fromEntries(response.headers)).toEqual({
      ...OPEN_CACHED_HEADERS,
      "content-length": "8",
      "content-type": "text/javascript; charset=utf-8",
      etag: expect.stringMatching(/^".+"$/),
      vary: "accept-encoding",
    });
  });

  it("is sent in an encoding that the browser accepts, with an ETag of that encoding", async () => {
    const tags = new Set<string>();
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["", null],
    ] as const) {
      const sent = { "accept-encoding": accepted };
      const { headers } = await request(SCRIPT, { headers: sent });
      expect(headers.get("content-encoding")).toBe(encoding);
      expect(headers.get("vary")).toBe("accept-encoding");
      const tag = headers.get("etag") ?? "";
      const again = await request(SCRIPT, { headers: { ...sent, "if-none-match": tag } });
      expect(again.status).toBe(304);
      const others = { ...sent, "if-none-match": [...tags].join() };
      expect((await request(SCRIPT, { headers: others })).status).toBe(200);
      tags.add(tag);
    }
  });

  it.each([
    "/embed/v1/.stamp",
    `${SCRIPT}.br`,
    "/embed/v1/..%2f..%2fsite%2findex.html",
    "/embed/v1/../../package.json",
  ])("is not found at %s", async (path) => {
    expect((await request(path)).status).toBe(404);
  });
});

it("the page of the frame edition may be framed by every page, and is as strict as the others otherwise", async () => {
  const [frame, page] = await Promise.all([request("/embed/frame?partner=x"), request("/")]);
  expect(await frame.text()).toBe("<bia-contact-td></bia-contact-td>");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(Object.fromEntries(frame.headers)).toEqual({
    ...Object.fromEntries([...page.headers].filter(([name]) => name !== "x-frame-options")),
    "content-length": expect.anything(),
    etag: expect.anything(),
    "content-security-policy": policy
      .replace(" 'sha256-AAAA'", "")
      .replace("; frame-ancestors 'none'", ""),
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    vary: "accept-encoding",
    "x-robots-tag": "noindex",
  });
});

describe("a page", () => {
  it("is served with its security policy", async () => {
    const response = await request("/");
    expect(await response.text()).toBe("<h1>Home</h1>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringMatching(/geolocation=\(self\).*clipboard-write=\(self\)/),
      "referrer-policy": "same-origin",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-AAAA'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(await (await request("/ga/")).text()).toBe("<h1>Baile</h1>");
  });

  it("runs inline scripts by their hash, and loads from another origin, only if the build allows it", async () => {
    const policy = async (path: string) =>
      (await request(path)).headers.get("content-security-policy");
    expect(await policy("/wall")).toContain("script-src 'self'; ");
    expect(await policy("/day-without-arts")).toContain("script-src 'self' 'sha256-BBBB'; ");
    expect(await policy("/wall")).toContain("frame-src https://a.test; ");
    expect(await policy("/")).not.toContain("a.test");
  });

  it.each([
    ["/nothing/here", {}, "<h1>Lost</h1>"],
    ["/nothing/here", { "if-none-match": "*" }, "<h1>Lost</h1>"],
    ["/ga/nothing", {}, "<h1>Amú</h1>"],
    ["/gaeilge", {}, "<h1>Lost</h1>"],
  ])("unknown gets the 404 page of its language: %s %j", async (path, headers, html) => {
    const response = await request(path, { headers });
    expect([response.status, await response.text()]).toEqual([404, html]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

const AGAIN = "again=D%C3%BAn+Laoghaire&to=Barry+Ward&on=2026-10-01&lang=en";

it.each([
  ["/Linked?partner=A-Gallery&x=%23", 308, "/linked?partner=A-Gallery&x=%23"],
  ["//LINKED//?utm=poster", 308, "/linked?utm=poster"],
  ["/Embed/Frame/?partner=x", 308, "/embed/frame?partner=x"],
  [`/%23${AGAIN}`, 303, `/#${AGAIN}`],
  [`/ga/%23${AGAIN}?utm=mail`, 303, `/ga/?utm=mail#${AGAIN}`],
  ["/nowhere/", 404, null],
  ["//evil.example/%23", 404, null],
  ["/API/actions/", 404, null],
])("an address as people write it, %s: %i, leads to %s", async (path, status, location) => {
  const response = await request(`http://campaign.example${path}`);
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

describe("a film or a picture", () => {
  const film = (headers: Record<string, string> = {}, method = "GET") =>
    request("/film.mp4", { method, headers });

  it("is sent by ranges to players that ask for them, and whole to others", async () => {
    const whole = await film();
    expect([whole.status, await whole.text()]).toEqual([200, FILM]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=3600",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "content-type": "video/mp4",
      "cross-origin-resource-policy": "cross-origin",
    });
    const part = await film({ range: "bytes=4-6" });
    expect([part.status, await part.text()]).toEqual([206, "456"]);
    expect(part.headers.get("content-range")).toBe("bytes 4-6/10");
    expect((await film({ range: "bytes=10-" })).status).toBe(416);
    expect((await film({}, "HEAD")).headers.get("content-length")).toBe("10");
    const sameFilm = { "if-range": whole.headers.get("etag") ?? "" };
    expect((await film({ range: "bytes=4-6", ...sameFilm })).status).toBe(206);
  });

  it.each<Record<string, string>>([
    { range: "items=0-1" },
    { range: "bytes=0-1,4-6" },
    { range: "bytes=4-6", "if-range": '"another film"' },
  ])("is sent whole for %j", async (headers) => {
    const response = await film(headers);
    expect([response.status, await response.text()]).toEqual([200, FILM]);
  });
});

async function read(path: string, publicUrl: string | null) {
  const response = await request(path, {}, publicUrl);
  return response.text();
}

const shareLink = (origin: string) =>
  `<a href="https://network.example/?text=${encodeURIComponent(`${origin}/`)}">`;

describe("the public origin of one build", () => {
  it("is the setting at start", async () => {
    const origin = "https://campaign.example";
    expect(await read("/linked", origin)).toBe(
      `<html data-public-origin="${origin}"><link rel="canonical" href="${origin}/linked"><meta property="og:image" content="${origin}/share.png"><meta name="robots" content="none"><code>${origin}/embed</code>${shareLink(origin)}`,
    );
    expect(await read("/sitemap.xml", origin)).toBe(`<loc>${origin}/linked</loc>`);
    expect(await read("/robots.txt", origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it("is in no link, tag or sitemap when it is not set", async () => {
    expect(await read("/linked", null)).toBe(
      `<html><meta name="robots" content="none"><code>${BUILT_ORIGIN}/embed</code>${shareLink(BUILT_ORIGIN)}`,
    );
    expect(await read("/robots.txt", null)).toBe("User-agent: *\n\n");
    expect((await request("/sitemap.xml")).status).toBe(404);
  });
});

it("/.well-known/security.txt names the contact, its own address, and a day within a year until which it holds", async () => {
  const text = await read("/.well-known/security.txt", "https://campaign.example");
  expect(text).toContain("Contact: mailto:hello@arts-alliance.example\n");
  expect(text).toContain("Canonical: https://campaign.example/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

/** How long caches may keep what everybody may read: the table in `.github/OPERATIONS.md`. */
it.each([
  ["/ga/", "no-cache, no-transform"],
  ["/nowhere", "no-cache, no-transform"],
  ["/ga", "public, max-age=3600"],
  ["/embed/frame", "no-cache, no-transform"],
  ["/assets/main-0a1b2c3d.css", "public, max-age=31536000, immutable"],
  [HASHED, "public, max-age=31536000, immutable"],
  [SCRIPT, "public, max-age=300"],
  ["/favicon.svg", "public, max-age=3600"],
  ["/robots.txt", "public, max-age=3600"],
  ["/sitemap.xml", "public, max-age=3600"],
  ["/.well-known/security.txt", "public, max-age=86400"],
  ["/api/nowhere", "no-store"],
  ["/healthz", "no-store"],
])("%s says %s", async (path, caching) => {
  const response = await request(path, {}, "https://campaign.example");
  expect(response.headers.get("cache-control")).toBe(caching);
  expect(response.headers.get("set-cookie")).toBeNull();
});
