import { createElementClass } from "./element.tsx";

/** The element's name. */
const TAG = "bia-contact-td";

/**
 * Registers `<bia-contact-td>`, unless the page has it already: the first
 * script on a page wins, a second one changes nothing. Does nothing without a
 * DOM, so that it can be imported on a server.
 */
if (typeof customElements !== "undefined" && customElements.get(TAG) === undefined) {
  customElements.define(TAG, createElementClass(import.meta.url));
}
