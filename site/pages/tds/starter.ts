import { keepPlace } from "../../browser/kept-text.ts";
import { fillOrigins, followPartner } from "../../browser/links.ts";
import { loadElementWhenIdle } from "../../browser/loading.ts";

const element = document.querySelector("bia-contact-td");
keepPlace(element);
followPartner(element);
fillOrigins();

// The element has cards of the TDs. On paper the page's own list stays.
element?.addEventListener("bia-ready", () => {
  document.getElementById("people")?.setAttribute("hidden", "");
});

element?.addEventListener("bia-lookup", ({ detail }) => {
  const isElsewhere = detail.constituency !== element.getAttribute("constituency");
  element.toggleAttribute("data-elsewhere", isElsewhere);
});

/** Of two red buttons on a screen, the one that sends is the urgent one. */
const ticketObserver = new IntersectionObserver(([entry]) => {
  const ticket = document.querySelector("a[href='#write']");
  ticket?.toggleAttribute("data-quiet", entry?.isIntersecting);
});
// A page to print has no element.
if (element) {
  loadElementWhenIdle();
  ticketObserver.observe(element);
}
