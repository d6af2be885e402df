import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { createApp, type Deps } from "../../../../api/app.ts";
import { BUILT_ORIGIN } from "../../../../api/contract/paths.ts";
import { readEmbed, readSite } from "../../../../api/http/static/site.ts";
import { fakeDeps } from "../../fake-deps.ts";

export const SCRIPT = "/embed/v1/bia-contact-td.js";
export const HASHED = "/embed/v1/chunks/full-0a1b2c3d.js";

/** The content of `/film.mp4`. */
export const FILM = "0123456789";

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

/** Writes the build into a folder, for the tests of a file. */
export function writeStaticBuild(): string {
  const build = mkdtempSync(join(tmpdir(), "bia-build-"));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  afterAll(() => rmSync(build, { recursive: true, force: true }));
  return build;
}

/** Creates an app that serves the static files of a build. */
export async function createStaticApp(
  build: string,
  publicUrl: string | null = null,
  over: Partial<Deps> = {},
) {
  const site = readSite(join(build, "site"), publicUrl, "hello@campaign.example");
  return createApp(fakeDeps({ embed: readEmbed(join(build, "widget")), site, ...over }));
}
