import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { splitPath } from "../../contract/language.ts";
import { BUILT_ORIGIN, PATHS } from "../../contract/paths.ts";
import {
  BuiltPage,
  FEATURES,
  type RenderedPage,
  type RendererModule,
  type SiteRenderer,
} from "../../contract/site-renderer.ts";
import { type HeaderMap, OPEN_HEADERS } from "../answer.ts";
import {
  htmlFile,
  isMedia,
  type MediaFile,
  mediaFile,
  namesIn,
  readStaticFile,
  readStaticFolder,
  type StaticFile,
  textFile,
} from "./static-file.ts";

const FOR_AN_HOUR = { "cache-control": "public, max-age=3600" };

/** The headers of icons and share pictures, which other sites show. */
export const SHOWN_ELSEWHERE = { ...FOR_AN_HOUR, "cross-origin-resource-policy": "cross-origin" };

export type Site = {
  pages: readonly BuiltPage[];
  /** Reads the pages of the bundled campaign, as the build rendered them. */
  readPages: () => RenderedPage[];
  files: StaticFile[];
  media: MediaFile[];
};

/** Returns the path, in the site's pages, of the page that is shown where nothing is. */
export function notFoundPath(path: string): string {
  const { language } = splitPath(path);
  return language === "en" ? "*" : `/${language}/*`;
}

/** Reads the built site; only its pages stay on the disk. */
export function readSite(folder: string, publicUrl: string | null): Site {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const pages = z.array(BuiltPage).parse(JSON.parse(read("pages.json")));
  const publicFolder = join(folder, "public");
  const names = namesIn(publicFolder);
  // A sitemap has absolute links only.
  const crawlerFiles = publicUrl === null ? ["robots.txt"] : ["robots.txt", "sitemap.xml"];
  return {
    pages,
    readPages: () =>
      pages.flatMap((page) => (page.file === null ? [] : [{ page, html: read(page.file) }])),
    files: [
      ...readStaticFolder(join(folder, "assets"), "/assets"),
      ...names
        .filter((name) => !isMedia(name))
        .map((name) => readStaticFile(join(publicFolder, name), `/${name}`, SHOWN_ELSEWHERE)),
      ...crawlerFiles.map((name) =>
        textFile(`/${name}`, withPublicUrl(read(name), publicUrl), FOR_AN_HOUR),
      ),
    ],
    media: names.filter(isMedia).map((name) => mediaFile(publicFolder, name, SHOWN_ELSEWHERE)),
  };
}

/** Reads the built embed files and the page of the frame edition. */
export function readEmbed(folder: string): StaticFile[] {
  return [
    ...readStaticFolder(folder, PATHS.embed, OPEN_HEADERS).filter(
      ({ path }) => path !== `${PATHS.embed}/frame.html`,
    ),
    readStaticFile(join(folder, "frame.html"), PATHS.embedFrame, framedPageHeaders()),
  ];
}

/** Imports the renderer of the site's build in `folder`. Rejects when the site is not built. */
export async function importRenderer(folder: string): Promise<SiteRenderer> {
  const { href } = pathToFileURL(join(folder, "server/renderer.js"));
  const { openRenderer }: RendererModule = await import(/* @vite-ignore */ href);
  return openRenderer(join(folder, "server"));
}

/** Creates the file of a page. It links to `publicUrl`, or has no absolute links when that is null. */
export function pageFile(
  page: BuiltPage,
  html: string,
  publicUrl: string | null,
  quality?: number,
  headers: HeaderMap = {},
): Promise<StaticFile> {
  const text = withPublicUrl(html, publicUrl);
  return htmlFile(page.path, text, { ...pageHeaders(page), ...headers }, page.status, quality);
}

/** The security headers of a page, by what its entry says and by its inline styles and scripts. */
export function pageHeaders({
  styleHashes,
  scriptHashes,
  allow = {},
  features = [],
  shownIn,
}: Partial<BuiltPage>): HeaderMap {
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);
  const frames = allow["frame-src"] ?? [];
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scriptHashes)].join(" "),
    ["style-src 'self'", ...quoted(styleHashes)].join(" "),
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const permissions = FEATURES.map(
    (feature) => `${feature}=(${features.includes(feature) ? "self" : ""})`,
  );
  return {
    // Proxies that rewrite pages turn addresses into '[email protected]'.
    "cache-control": "no-cache, no-transform",
    "content-security-policy": policy,
    // `same-origin` would take the reference to the mail window from the page that opens it.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    // A key in the address of a page for staff must not reach a log by the `Referer` of its files.
    "referrer-policy": shownIn === "staff" ? "no-referrer" : "same-origin",
    "permissions-policy": [...permissions, "clipboard-write=(self)"].join(", "),
    "x-content-type-options": "nosniff",
    // For browsers without frame-ancestors.
    "x-frame-options": "DENY",
  };
}

/** The headers of a page for any frame: even `frame-ancestors *` refuses sandboxed previews and files on a disk. */
export function framedPageHeaders(): HeaderMap {
  const { "x-frame-options": _denied, ...headers } = pageHeaders({ features: ["geolocation"] });
  const policy = headers["content-security-policy"] ?? "";
  return {
    ...headers,
    "content-security-policy": policy.replace("; frame-ancestors 'none'", ""),
    // Sites that isolate themselves load only frames that allow it.
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  };
}

const BUILT = BUILT_ORIGIN.replaceAll(".", "\\.");
/** Matches head tags with an absolute link, and the line of `robots.txt` that names the sitemap. */
const ABSOLUTE_LINKS = new RegExp(
  `\\s*<(?:link|meta)\\b[^>]*"${BUILT}[^>]*>| data-public-origin="${BUILT}"|^Sitemap: ${BUILT}.*\\n?`,
  "gm",
);

/** Returns a built text with the public origin in place of `BUILT_ORIGIN`, or without tags that only link to that. */
export function withPublicUrl(text: string, publicUrl: string | null): string {
  return publicUrl === null
    ? text.replaceAll(ABSOLUTE_LINKS, "")
    : text
        .replaceAll(BUILT_ORIGIN, publicUrl)
        .replaceAll(encodeURIComponent(BUILT_ORIGIN), encodeURIComponent(publicUrl));
}

export const SECURITY_PATH = "/.well-known/security.txt";
const SECURITY_TXT_MS = 330 * 86_400_000;

/** Creates `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. */
export function securityTxt(contact: string, publicUrl: string | null, now: Date): StaticFile {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_MS).toISOString()}`,
    "Preferred-Languages: en, ga",
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${SECURITY_PATH}`]),
  ];
  return textFile(SECURITY_PATH, `${lines.join("\n")}\n`, {
    "cache-control": "public, max-age=86400",
  });
}
