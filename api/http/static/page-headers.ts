import type { HeaderMap } from "../answer.ts";

/** Sources on other origins that a page may load, by directive. */
type Allowed = { readonly [directive in "frame-src" | "connect-src"]?: readonly string[] };

/**
 * Browser features that pages may not use unless `pageHeaders` allows them: those that a browser
 * asks its user about.
 */
const FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
] as const;

export type Feature = (typeof FEATURES)[number];

/**
 * The security headers of a page, by the hashes of its inline styles and scripts and by the
 * features it uses.
 */
export function pageHeaders(
  inline: { styleHashes?: readonly string[]; scriptHashes?: readonly string[] },
  allow: Allowed = {},
  features: readonly Feature[] = [],
): HeaderMap {
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);
  const frames = allow["frame-src"] ?? [];
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(inline.scriptHashes)].join(" "),
    ["style-src 'self'", ...quoted(inline.styleHashes)].join(" "),
    "font-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...(allow["connect-src"] ?? [])].join(" "),
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
    // `same-origin` would take the reference to the mail window from the page that opens it.
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
  } = pageHeaders({}, {}, ["geolocation"]);
  return {
    ...headers,
    "content-security-policy": policy.replace("; frame-ancestors 'none'", ""),
    // Sites that isolate themselves load only frames that allow it.
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  };
}
