import type { ContactTdElement } from "../../widget/index.ts";

/**
 * Mounts an element in `container` as a still picture with TDs found. The element
 * loads while hidden, is removed, and is added again: an element that is added again
 * shows its results, but not the toasts of its lookup.
 *
 * @returns a function that removes the element
 */
export function mountStillElement(
  container: HTMLElement,
  attributes: Readonly<Record<string, string>>,
): () => void {
  const element: ContactTdElement = document.createElement("bia-contact-td");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.hidden = true;
  let unmounted = false;
  element.addEventListener(
    "bia-lookup",
    () => {
      element.remove();
      // Added again in the same task, the element would count as moved and keep its toasts.
      setTimeout(() => {
        if (unmounted) return;
        element.hidden = false;
        container.append(element);
      });
    },
    { once: true },
  );
  container.append(element);
  return () => {
    unmounted = true;
    element.remove();
  };
}
