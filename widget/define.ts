import { createElementClass } from "./element.tsx";

/** The element's name. */
const TAG = "bia-contact-td";

/** Where this script came from: a module knows, a classic script asks the page. */
function scriptUrl(): string {
  if (import.meta.url) return import.meta.url;
  const script = document.currentScript;
  return script instanceof HTMLScriptElement && script.src ? script.src : location.href;
}

/**
 * Registers `<bia-contact-td>`, unless the page has it already: the first
 * script on a page wins, a second one changes nothing. Does nothing without a
 * DOM, so that it can be imported on a server.
 */
if (typeof customElements !== "undefined" && customElements.get(TAG) === undefined) {
  customElements.define(TAG, createElementClass(scriptUrl()));
}
