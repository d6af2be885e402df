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
