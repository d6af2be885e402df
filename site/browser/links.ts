/**
 * Takes the partner of a link from the partner's kit out of the page's address, and passes it to the
 * element, which checks it as that of any page. It is not kept beyond the page.
 */
export function followPartner(element: HTMLElement | null): void {
  const address = new URL(location.href);
  const partner = address.searchParams.get("partner");
  if (partner === null) return;
  address.searchParams.delete("partner");
  history.replaceState(0, "", address);
  element?.setAttribute("partner", partner);
}

/**
 * Takes the fragment of a reminder's link out of the page's address, and passes what it says of an
 * earlier letter to the element, which says what is wrong with it. Nothing of it is sent.
 */
export function followReminder(element: HTMLElement | null): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const constituency = link.get("again");
  if (constituency === null) return;
  // The page itself, whose path ends with a slash.
  history.replaceState(0, "", ".");
  // The element's properties; it takes them as attributes when it is loaded.
  const again = { constituency, writtenTo: link.get("to"), writtenOn: link.get("on") };
  if (element) Object.assign(element, again).scrollIntoView();
}

/**
 * `BUILT_ORIGIN` in a query. It is not imported, because a server with a public address replaces
 * it, which would change a page's script and its hash.
 */
const ENCODED_ORIGIN = /https%3A%2F%2Fcampaign\.invalid/;

/**
 * Fills the page's own origin into its links in place of `BUILT_ORIGIN`, which a server without a
 * public address leaves in them.
 */
export function fillOrigins(): void {
  for (const link of document.links) {
    const filled = link.href.replace(ENCODED_ORIGIN, encodeURIComponent(location.origin));
    if (filled !== link.href) link.href = filled;
  }
}
