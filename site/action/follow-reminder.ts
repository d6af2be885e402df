/** The parts of a page's window that hold its address. */
type Address = {
  location: Pick<Location, "hash" | "href">;
  history: Pick<History, "replaceState">;
};

/**
 * Takes the fragment of a reminder's link out of the address, and passes what it says of an earlier
 * letter to the element, which says what is wrong with it. Nothing of it is sent or kept.
 */
export function followReminder(element: HTMLElement | null, { location, history }: Address): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const constituency = link.get("again");
  if (constituency === null) return;
  history.replaceState(null, "", location.href.split("#")[0]);
  // The element's properties; it takes them as attributes when it is loaded.
  Object.assign(element ?? {}, { constituency, writtenOn: link.get("on") ?? "?" });
  element?.scrollIntoView();
}
