/** Moves the partner of a link from the page's address to the element, which checks the name. */
export function followPartner(element: HTMLElement | null): void {
  const address = new URL(location.href);
  const partner = address.searchParams.get("partner");
  if (partner === null) return;
  address.searchParams.delete("partner");
  history.replaceState(0, "", address);
  element?.setAttribute("partner", partner);
}

/** Moves what a reminder's link says of an earlier letter from the page's address to the element. */
export function followReminder(element: HTMLElement | null): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const constituency = link.get("again");
  if (constituency === null) return;
  // `.` is the page, whose path ends with a slash.
  history.replaceState(0, "", ".");
  // The element takes these properties as attributes when it is loaded.
  const again = { constituency, writtenTo: link.get("to"), writtenOn: link.get("on") };
  if (element) Object.assign(element, again).scrollIntoView();
}

/** `BUILT_ORIGIN` in a query. A server replaces the constant itself, which would change the script's hash. */
const ENCODED_ORIGIN = /https%3A%2F%2Fcampaign\.invalid/;

/** Fills in the page's own origin for `BUILT_ORIGIN`, which a server without a public address leaves. */
export function fillOrigins(): void {
  for (const link of document.links) {
    const filled = link.href.replace(ENCODED_ORIGIN, encodeURIComponent(location.origin));
    if (filled !== link.href) link.href = filled;
  }
}
