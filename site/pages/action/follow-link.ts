/**
 * Takes the partner of a link from the partner's kit out of the page's address, and passes it to the
 * element, which checks it as that of any page. It is not kept beyond the page.
 *
 * `/tds`, the page without scripts, records nothing, so that a partner in its address has no effect.
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
 * earlier letter to the element, which says what is wrong with it. Nothing of it is sent or kept.
 */
export function followReminder(element: HTMLElement | null): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const constituency = link.get("again");
  if (constituency === null) return;
  // The page itself, whose path ends with a slash.
  history.replaceState(0, "", ".");
  // The element's properties; it takes them as attributes when it is loaded.
  const again = { constituency, writtenOn: link.get("on") };
  if (element) Object.assign(element, again).scrollIntoView();
}
