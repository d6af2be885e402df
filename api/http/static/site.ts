import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { HeaderMap } from "../answer.ts";
import { IMMUTABLE, readStaticFile, readStaticFolder, type StaticFile } from "./static-file.ts";

/** The built campaign site. */
export type Site = {
  files: StaticFile[];
  /** What any other address answers; absent when the site is not built. */
  notFound?: StaticFile;
  /** Which of the campaign's facts are examples still. */
  exampleFacts: readonly string[];
};

/** What of the campaign's facts the server needs to know. */
export type CampaignFacts = {
  examples: string[];
  /** Whom the source of TDs may write to. */
  contact?: string | undefined;
};

/** What the site's build says of its pages; `*` is the page for every other path. */
const Pages = z.array(
  z.object({
    path: z.union([z.literal("*"), z.string().regex(/^\/[a-z0-9/-]*$/)]),
    file: z.string().regex(/^[\w/-]+\.html$/),
    status: z.number().int().min(200).max(599),
    styleHashes: z.array(z.string().regex(/^sha(?:256|384|512)-[\w+/]+=*$/)),
    /** Addresses of other sites, by directive: what the page shows on request. */
    allow: z
      .partialRecord(
        z.enum(["script-src", "frame-src"]),
        z.array(z.string().regex(/^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/)),
      )
      .default({}),
  }),
);

/** What the site's build says of the campaign's facts. */
const Facts = z.object({ examples: z.array(z.string()), contact: z.string().optional() });

/** The hash of the empty style element, which the styling library writes first. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Reads the built site in `folder`: pages by its `pages.json`, `assets/` by
 * hashed names, `public/` at the root. Empty when it is not built; throws when
 * what the build says of it has another shape.
 */
export function readSite(folder: string): Site {
  const list = join(folder, "pages.json");
  if (!existsSync(list)) return { files: [], exampleFacts: [] };
  const pages = Pages.parse(readJson(list)).map((page) =>
    readStaticFile(
      join(folder, page.file),
      page.path,
      pageHeaders(page.styleHashes, page.allow, page.path === RECORDED ? ["display-capture"] : []),
      page.status,
    ),
  );
  const assets = readStaticFolder(join(folder, "assets"), "/assets", () => ({
    "cache-control": IMMUTABLE,
  }));
  const rooted = readStaticFolder(join(folder, "public"), "", () => ({
    "cache-control": "public, max-age=3600",
    // Icons and the picture that a shared link shows, also on other sites.
    "cross-origin-resource-policy": "cross-origin",
  }));
  const notFound = pages.find(({ path }) => path === "*");
  return {
    files: [...pages.filter((page) => page !== notFound), ...assets, ...rooted],
    ...(notFound && { notFound }),
    exampleFacts: readFacts(folder).examples,
  };
}

/** What the site's build in `folder` says of the campaign's facts; none when it is not built. */
export function readFacts(folder: string): CampaignFacts {
  const file = join(folder, "campaign.json");
  return existsSync(file) ? Facts.parse(readJson(file)) : { examples: [] };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What a page may reach beyond this site, by directive. */
export type Allowed = { readonly [directive in "script-src" | "frame-src"]?: readonly string[] };

/** The page that can record its own tab. */
const RECORDED = "/day-without-arts";

/** What no page does, unless it is among what `pageHeaders` is told of. */
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

/** The security headers of a page with these inline styles, which uses these features of the browser. */
export function pageHeaders(
  styleHashes: readonly string[],
  allow: Allowed = {},
  features: readonly (typeof FEATURES)[number][] = [],
): HeaderMap {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(" ");
  const scripts = ["'self'", ...(allow["script-src"] ?? [])].join(" ");
  const frames = allow["frame-src"] ?? [];
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
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
    // The mail window is opened from here and must be able to lose its opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "permissions-policy": [...permissions, "clipboard-write=(self)"].join(", "),
    "x-content-type-options": "nosniff",
    // For browsers that do not know frame-ancestors.
    "x-frame-options": "DENY",
  };
}
