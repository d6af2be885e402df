/**
 * `BUILT_ORIGIN` in a query. It is not imported, because a server with a public address replaces
 * it, which would change a page's script and its hash.
 */
const ENCODED_ORIGIN = /https%3A%2F%2Fcampaign\.invalid/g;

/**
 * Returns a link with the page's own origin instead of `BUILT_ORIGIN`, which a server without a
 * public address leaves in it.
 */
export function fillOrigin(href: string, origin: string): string {
  return href.replaceAll(ENCODED_ORIGIN, encodeURIComponent(origin));
}

/** Fills the origin into all links of a page. */
export function fillOrigins(root: ParentNode): void {
  for (const link of root.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const filled = fillOrigin(href, location.origin);
    if (filled !== href) link.setAttribute("href", filled);
  }
}
