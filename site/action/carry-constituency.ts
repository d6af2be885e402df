/** The name of the constituency in a fragment: `#constituency=Clare`. */
const NAME = "constituency";

/**
 * Adds the chosen constituency to the link to the page in the other language, and sets one from the
 * page's own address on the element. It is in the fragment, which no server receives, and is
 * removed from the address at once. The element ignores a name that it does not know.
 *
 * @param root the part of the page with the link to the other language and the element
 * @param address where the page runs: its fragment, and how to remove that
 */
export function carryConstituency(
  root: Document | HTMLElement,
  { hash, clearHash }: { hash: string; clearHash: () => void },
): void {
  const link = root.querySelector<HTMLAnchorElement>("a[data-other-language]");
  const element = root.querySelector("bia-contact-td");
  if (link === null || element === null) return;
  element.addEventListener("bia-lookup", (event) => {
    const chosen: unknown = event instanceof CustomEvent ? event.detail.constituency : undefined;
    if (typeof chosen === "string") link.hash = `${new URLSearchParams({ [NAME]: chosen })}`;
  });
  const carried = new URLSearchParams(hash.slice(1)).get(NAME);
  if (carried === null) return;
  clearHash();
  element.setAttribute(NAME, carried);
}
