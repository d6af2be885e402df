import { type RefObject, useEffect } from "react";
import type { ContactTdElement } from "../../widget/index.ts";

/**
 * Mounts an element in the target as a still picture with TDs found, once it has come within 600 px
 * of the viewport.
 */
export function useStillElement(
  target: RefObject<HTMLElement | null>,
  theme: "light" | "dark",
  constituency: string,
): void {
  useEffect(() => {
    const container = target.current;
    if (container === null) return;
    const element: ContactTdElement = document.createElement("bia-contact-td");
    element.setAttribute("theme", theme);
    element.setAttribute("constituency", constituency);
    let isMounted = true;
    // The element loads while hidden, is removed, and is added again: an element that is added again
    // shows its results, but not the toasts of its lookup.
    element.hidden = true;
    const showStill = () => {
      element.remove();
      // Added again in the same task, the element would count as moved and keep its toasts.
      setTimeout(() => {
        if (!isMounted) return;
        element.hidden = false;
        container.append(element);
      });
    };
    element.addEventListener("bia-lookup", showStill, { once: true });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        container.append(element);
      },
      { rootMargin: "600px" },
    );
    observer.observe(container);
    return () => {
      isMounted = false;
      observer.disconnect();
      element.remove();
    };
  }, [target, theme, constituency]);
}
