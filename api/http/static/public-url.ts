import { BUILT_ORIGIN } from "../../contract/public-origin.ts";

const BUILT = BUILT_ORIGIN.replaceAll(".", "\\.");
/** Matches head tags with an absolute link, and the line of `robots.txt` that names the sitemap. */
const ABSOLUTE_LINKS = new RegExp(
  `\\s*<(?:link|meta)\\b[^>]*"${BUILT}[^>]*>| data-public-origin="${BUILT}"|^Sitemap: ${BUILT}.*\\n?`,
  "gm",
);

/**
 * Returns a built text with the site's public origin in place of `BUILT_ORIGIN`. Without a
 * public origin, tags and lines that only hold an absolute link are left out; in other
 * places `BUILT_ORIGIN` stays until the page's script replaces it with the address it runs at.
 */
export function withPublicUrl(text: string, publicUrl: string | null): string {
  return publicUrl === null
    ? text.replaceAll(ABSOLUTE_LINKS, "")
    : text
        .replaceAll(BUILT_ORIGIN, publicUrl)
        .replaceAll(encodeURIComponent(BUILT_ORIGIN), encodeURIComponent(publicUrl));
}
