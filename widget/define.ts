import { createContactTdClass } from "./element.tsx";
import { isSupported } from "./theme/browser-floor.ts";

export type { ElementEvents } from "./domain/element-events.ts";
export type { ContactTdElement } from "./element-types.d.ts";

const TAG = "bia-contact-td";

/** Returns the address of this script, or the page's where a bundler left a file's address. */
function scriptUrl(): string {
  if (/^https?:/.test(import.meta.url)) return import.meta.url;
  const script = document.currentScript;
  return script instanceof HTMLScriptElement && script.src ? script.src : location.href;
}

// The first script on a page defines the element; further ones do nothing. Without a DOM nothing is
// defined, so the module can be imported on a server.
if (typeof customElements !== "undefined" && isSupported() && !customElements.get(TAG)) {
  customElements.define(TAG, createContactTdClass(scriptUrl()));
}
