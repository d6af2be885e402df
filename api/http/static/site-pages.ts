import { z } from "zod";
import { splitPath } from "../../contract/language.ts";
import { STAFF_PAGES } from "../../contract/paths.ts";
import { type Feature, pageHeaders } from "./page-headers.ts";
import { withPublicUrl } from "./public-url.ts";
import { htmlFile, type StaticFile } from "./static-file.ts";

/** The hash of an inline style or script, as a content security policy names it. */
const Hash = z.string().regex(/^sha(?:256|384|512)-[\w+/]+=*$/);

/** A page of the site as the build describes it; a path with `*` is the 404 page of a language. */
export const SitePage = z.object({
  path: z.union([z.enum(["*", "/ga/*"]), z.string().regex(/^\/[a-z0-9/-]*$/)]),
  file: z.string().regex(/^[\w/-]+\.html$/),
  status: z.number().int().min(200).max(599),
  styleHashes: z.array(Hash),
  scriptHashes: z.array(Hash).default([]),
  /** Sources on other origins, by directive, that the page loads on request. */
  allow: z
    .partialRecord(
      z.enum(["frame-src"]),
      z.array(z.string().regex(/^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/)),
    )
    .default({}),
});
export type SitePage = z.infer<typeof SitePage>;

/** The browser features that single pages use in every language, after a press. */
const PAGE_FEATURES: Record<string, readonly Feature[]> = {
  // 'Use my location' in the element. The position stays in the browser.
  "/": ["geolocation"],
  "/embed": ["geolocation"],
  // The story can record its own tab.
  "/day-without-arts": ["display-capture"],
};

/**
 * The origins that single pages may connect to besides this server. Staff check the links of a
 * draft, which may lead anywhere: a press sends requests without cookies and referrer, whose
 * answers no script reads.
 */
const PAGE_CONNECTIONS: Record<string, readonly string[]> = { "/admin": ["https:"] };

/** Creates the file of a page. It links to `publicUrl`, or has no absolute links when that is null. */
export function pageFile(
  { path, styleHashes, scriptHashes, allow, status }: SitePage,
  html: string,
  publicUrl: string | null,
  quality?: number,
): Promise<StaticFile> {
  const connections = { "connect-src": PAGE_CONNECTIONS[path] ?? [] };
  const headers = {
    ...pageHeaders(
      { styleHashes, scriptHashes },
      { ...allow, ...connections },
      PAGE_FEATURES[splitPath(path).path],
    ),
    // A key in the query must not reach a log by the `Referer` of the page's own files.
    ...(STAFF_PAGES.includes(path) && { "referrer-policy": "no-referrer" }),
  };
  return htmlFile(path, withPublicUrl(html, publicUrl), headers, status, quality);
}
