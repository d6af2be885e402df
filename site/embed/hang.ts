import type { ContactTdElement } from "../../widget/index.ts";

/**
 * Hangs an element in `place` as a still picture of itself with TDs found: it
 * is filled out of sight and put back once it is, since an element that was
 * taken out shows what it showed, and none of the notices of how it came about.
 *
 * @returns takes it down
 */
export function hang(place: HTMLElement, attributes: Readonly<Record<string, string>>): () => void {
  const element: ContactTdElement = document.createElement("bia-contact-td");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.hidden = true;
  let taken = false;
  element.addEventListener(
    "bia-lookup",
    () => {
      element.remove();
      // An element put back in the same breath was only moved.
      setTimeout(() => {
        if (taken) return;
        element.hidden = false;
        place.append(element);
      });
    },
    { once: true },
  );
  place.append(element);
  return () => {
    taken = true;
    element.remove();
  };
}
