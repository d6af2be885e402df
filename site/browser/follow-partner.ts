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
