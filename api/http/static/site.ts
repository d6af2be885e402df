import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { HeaderMap } from "../answer.ts";
import { withPublicUrl } from "./public-url.ts";
import { securityTxt } from "./security-txt.ts";
import { htmlFile, IMMUTABLE, readStaticFolder, type StaticFile, textFile } from "./static-file.ts";

/** The built campaign site. */
export type Site = {
  files: StaticFile[];
  /** The 404 page; absent when the site is not built. */
  notFound?: StaticFile;
  /** The campaign's facts that still hold example values. */
  exampleFacts: readonly string[];
};

/** The campaign's facts that the server needs. */
export type CampaignFacts = {
  examples: string[];
  /** The contact address that the public source of TDs is told. */
  contact?: string | undefined;
};

/** `pages.json` of the site's build; the path `*` is the 404 page. */
const Pages = z.array(
  z.object({
    path: z.union([z.literal("*"), z.string().regex(/^\/[a-z0-9/-]*$/)]),
    file: z.string().regex(/^[\w/-]+\.html$/),
    status: z.number().int().min(200).max(599),
    styleHashes: z.array(z.string().regex(/^sha(?:256|384|512)-[\w+/]+=*$/)),
    /** Sources on other origins, by directive, that the page loads on request. */
    allow: z
      .partialRecord(
        z.enum(["frame-src"]),
        z.array(z.string().regex(/^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/)),
      )
      .default({}),
  }),
);

/** `campaign.json` of the site's build. */
const Facts = z.object({ examples: z.array(z.string()), contact: z.string().optional() });

/** Pages whose address may contain a key. */
const STAFF_PAGES: readonly string[] = ["/admin", "/private"];

/** Files for search engines that contain the public URL. A sitemap has absolute links only. */
const CRAWLER_FILES = [
  { name: "robots.txt", needsPublicUrl: false },
  { name: "sitemap.xml", needsPublicUrl: true },
] as const;

/** The hash of the empty style element that styled-components inserts first. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Reads the built site in `folder`: the pages of `pages.json`, `assets/` as
 * immutable files, `public/` at the root. The pages link to `publicUrl`, or have no
 * absolute links when it is null. Empty when the site is not built; rejects when
 * `pages.json` or `campaign.json` is invalid.
 */
export async function readSite(folder: string, publicUrl: string | null): Promise<Site> {
  const list = join(folder, "pages.json");
  if (!existsSync(list)) return { files: [], exampleFacts: [] };
  const pages = await Promise.all(
    Pages.parse(readJson(list)).map((page) =>
      htmlFile(
        page.path,
        withPublicUrl(readFileSync(join(folder, page.file), "utf8"), publicUrl),
        {
          ...pageHeaders(
            page.styleHashes,
            page.allow,
            page.path === RECORDING_PAGE ? ["display-capture"] : [],
          ),
          // A key in the query must not reach a log by the `Referer` of the page's own files.
          ...(STAFF_PAGES.includes(page.path) && { "referrer-policy": "no-referrer" }),
        },
        page.status,
      ),
    ),
  );
  const assets = readStaticFolder(join(folder, "assets"), "/assets", () => ({
    "cache-control": IMMUTABLE,
  }));
  const rootFiles = readStaticFolder(join(folder, "public"), "", () => ({
    "cache-control": "public, max-age=3600",
    // Other sites show the icons and the share pictures.
    "cross-origin-resource-policy": "cross-origin",
  }));
  const crawlerFiles = CRAWLER_FILES.flatMap(({ name, needsPublicUrl }) => {
    const file = join(folder, name);
    if (!existsSync(file) || (needsPublicUrl && publicUrl === null)) return [];
    const text = withPublicUrl(readFileSync(file, "utf8"), publicUrl);
    return [textFile(`/${name}`, text, { "cache-control": "public, max-age=3600" })];
  });
  const { contact } = readFacts(folder);
  if (contact !== undefined) crawlerFiles.push(securityTxt(contact, publicUrl, new Date()));
  const notFound = pages.find(({ path }) => path === "*");
  return {
    files: [...pages.filter((page) => page !== notFound), ...assets, ...rootFiles, ...crawlerFiles],
    ...(notFound && { notFound }),
    exampleFacts: readFacts(folder).examples,
  };
}

/** Reads the campaign's facts from the site's build in `folder`; none when it is not built. */
export function readFacts(folder: string): CampaignFacts {
  const file = join(folder, "campaign.json");
  return existsSync(file) ? Facts.parse(readJson(file)) : { examples: [] };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Sources on other origins that a page may load, by directive. */
export type Allowed = { readonly [directive in "frame-src"]?: readonly string[] };

/** The page that can record its own tab. */
const RECORDING_PAGE = "/day-without-arts";

/** Browser features that pages may not use unless `pageHeaders` allows them. */
const FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
] as const;

/** The security headers of a page, by the hashes of its inline styles and the features it uses. */
export function pageHeaders(
  styleHashes: readonly string[],
  allow: Allowed = {},
  features: readonly (typeof FEATURES)[number][] = [],
): HeaderMap {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(" ");
  const frames = allow["frame-src"] ?? [];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles} ${EMPTY_STYLE}`.replace("  ", " "),
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
    "cache-control": "no-cache",
    "content-security-policy": policy,
    // `same-origin` would cut the handle of the mail window that the page opens.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "permissions-policy": [...permissions, "clipboard-write=(self)"].join(", "),
    "x-content-type-options": "nosniff",
    // For browsers without frame-ancestors.
    "x-frame-options": "DENY",
  };
}

/**
 * The headers of a page without inline styles that every page may show in a frame. It has no
 * `frame-ancestors`: even `*` refuses the previews of site builders, which are sandboxed, and
 * files on the webmaster's own disk.
 */
export function framedPageHeaders(): HeaderMap {
  const {
    "content-security-policy": policy = "",
    "x-frame-options": _denied,
    ...headers
  } = pageHeaders([]);
  return {
    ...headers,
    "content-security-policy": policy.replace("; frame-ancestors 'none'", ""),
    // Sites that isolate themselves load only frames that allow it.
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  };
}
