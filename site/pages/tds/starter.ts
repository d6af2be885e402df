import { keepPlace } from "../../browser/kept-text.ts";
import { fillOrigins, followPartner } from "../../browser/links.ts";
import { loadElementWhenIdle } from "../../browser/loading.ts";

const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
fillOrigins();

// The element has cards of the TDs. On paper the page's own list stays.
element?.addEventListener("bia-ready", () => {
  document.getElementById("people")?.setAttribute("hidden", "");
});

/** How near the element is loaded, which a phone shows below the TDs, out of the first view. */
const ROOT_MARGIN = "100px";

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    loadElementWhenIdle();
  },
  { rootMargin: ROOT_MARGIN },
);
// A page to print has no element.
if (element) observer.observe(element);
