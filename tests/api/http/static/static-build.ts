import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { createApp, type Deps } from "../../../../api/app.ts";
import { BUILT_ORIGIN } from "../../../../api/contract/paths.ts";
import { readEmbed } from "../../../../api/http/static/embed.ts";
import { readSite } from "../../../../api/http/static/site.ts";
import { fakeDeps } from "../../fake-deps.ts";

export const SCRIPT = "/embed/v1/bia-contact-td.js";
export const HASHED = "/embed/v1/chunks/full-0a1b2c3d.js";

/** The content of `/film.mp4`. */
export const FILM = "0123456789";

/** What the build says of a page that every visitor sees, unless its entry says otherwise. */
const PUBLIC = { status: 200, shownIn: "every-state", styleHashes: [] };

/** Writes a small build of the element and the site into a folder, for the tests of a file. */
export function writeStaticBuild(): string {
  const build = mkdtempSync(join(tmpdir(), "bia-build-"));
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  };
  write("widget/.stamp", "a hash");
  write("widget/bia-contact-td.js", "loader()");
  write("widget/bia-contact-td.js.br", brotliCompressSync("loader()"));
  write("widget/bia-contact-td.js.gz", gzipSync("loader()"));
  write("widget/frame.html", "<bia-contact-td></bia-contact-td>");
  write("widget/frame.html.br", brotliCompressSync("<bia-contact-td></bia-contact-td>"));
  write("widget/chunks/full-0a1b2c3d.js", "full()");
  const styleHashes = ["sha256-AAAA"];
  write(
    "site/pages.json",
    JSON.stringify([
      { ...PUBLIC, path: "/", file: "index.html", styleHashes, features: ["geolocation"] },
      {
        ...PUBLIC,
        path: "/day-without-arts",
        file: "story.html",
        scriptHashes: ["sha256-BBBB"],
        features: ["display-capture"],
      },
      { ...PUBLIC, path: "/private", file: "wall.html", shownIn: "staff" },
      { ...PUBLIC, path: "/linked", file: "linked.html" },
      { ...PUBLIC, path: "/ga/", file: "ga/index.html", styleHashes, features: ["geolocation"] },
      { ...PUBLIC, path: "*", file: "404.html", status: 404 },
      { ...PUBLIC, path: "/ga/*", file: "ga/404.html", status: 404 },
      { ...PUBLIC, path: "/wall", file: "wall.html", allow: { "frame-src": ["https://a.test"] } },
    ]),
  );
  write("site/index.html", "<h1>Home</h1>");
  write(
    "site/linked.html",
    `<html data-public-origin="${BUILT_ORIGIN}"><link rel="canonical" href="${BUILT_ORIGIN}/linked"><meta property="og:image" content="${BUILT_ORIGIN}/share.png"><meta name="robots" content="none"><code>${BUILT_ORIGIN}/embed</code><a href="https://network.example/?text=${encodeURIComponent(`${BUILT_ORIGIN}/`)}">`,
  );
  write("site/robots.txt", `User-agent: *\n\nSitemap: ${BUILT_ORIGIN}/sitemap.xml\n`);
  write("site/sitemap.xml", `<loc>${BUILT_ORIGIN}/linked</loc>`);
  write("site/wall.html", "<h1>Wall</h1>");
  write("site/story.html", "<h1>Story</h1>");
  write("site/404.html", "<h1>Lost</h1>");
  write("site/ga/index.html", "<h1>Baile</h1>");
  write("site/ga/404.html", "<h1>Amú</h1>");
  write("site/assets/main-0a1b2c3d.css", "a{}");
  write("site/public/favicon.svg", "<svg/>");
  write("site/public/film.mp4", FILM);
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
