import * as z from "zod/mini";

/** Features that a browser asks its user about. A page may use those of its entry, after a press. */
export const FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
] as const;

/** The hash of an inline style or script, as a content security policy names it. */
const Hash = z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+=*$/));

/** A source on other origins: a scheme, or an address. */
const Source = z.string().check(z.regex(/^https:(?:\/\/[\w.-]+(?:\/[\w./-]*)?)?$/));

/** A page as the build hands it to the server in `pages.json`: what the page's `entry.ts` says, and what was built. */
export const BuiltPage = z.object({
  /** Its address; `*` and `/ga/*` are the 404 pages. */
  path: z.union([z.enum(["*", "/ga/*"]), z.string().check(z.regex(/^\/[a-z0-9/-]*$/))]),
  /** Its HTML file beside `pages.json`; null for a page that the server renders for each request. */
  file: z.nullable(z.string().check(z.regex(/^[\w/-]+\.html$/))),
  status: z.int().check(z.minimum(200), z.maximum(599)),
  /** In which states of a campaign visitors see the page. A page for staff is in English only. */
  shownIn: z.enum(["every-state", "all-but-draft", "staff"]),
  /** Sources on other origins, by directive, that the page uses after a press. */
  allow: z._default(z.partialRecord(z.enum(["frame-src"]), z.array(Source)), {}),
  features: z._default(z.array(z.enum(FEATURES)), []),
  styleHashes: z.array(Hash),
  scriptHashes: z._default(z.array(Hash), []),
});
export type BuiltPage = z.infer<typeof BuiltPage>;
