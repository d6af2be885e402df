import { type BuiltPage, FEATURES } from "../../contract/built-page.ts";
import type { HeaderMap } from "../answer.ts";

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
    "cache-control": "no-cache",
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
  } = pageHeaders({ features: ["geolocation"] });
  return {
    ...headers,
    "content-security-policy": policy.replace("; frame-ancestors 'none'", ""),
    // Sites that isolate themselves load only frames that allow it.
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  };
}
