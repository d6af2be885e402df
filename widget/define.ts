import { createElementClass } from "./element.tsx";

export type { ElementEvents } from "./domain/element-event.ts";
export type { ContactTdElement } from "./element-types.ts";

/** The element's name. */
const TAG = "bia-contact-td";

/**
 * Where this script came from: a module knows, a classic script asks the page.
 * A bundler may give a module the address of a file; then it is the page's site.
 */
function scriptUrl(): string {
  if (/^https?:/.test(import.meta.url)) return import.meta.url;
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
