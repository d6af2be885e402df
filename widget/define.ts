import { createElementClass } from "./element.tsx";

export type { ElementEvents } from "./domain/element-events.ts";
export type { ContactTdElement } from "./element-types.ts";

const TAG = "bia-contact-td";

/**
 * Returns the address of this script. A module has it in `import.meta.url`, a classic script in
 * `document.currentScript`. If a bundler replaced it by a file address, this is the page's address.
 * It is read from the prototype, because a page with `<img name="currentScript">` hides the
 * document's own property.
 */
function scriptUrl(): string {
  if (/^https?:/.test(import.meta.url)) return import.meta.url;
  const script: unknown = Reflect.get(Document.prototype, "currentScript", document);
  return script instanceof HTMLScriptElement && script.src ? script.src : location.href;
}

/** Returns why the element can have no open shadow root on this page; null where it can. */
function shadowRootProblem(): unknown {
  try {
    const element = document.createElement(TAG);
    const root = element.attachShadow({ mode: "open" });
    return root instanceof ShadowRoot && element.shadowRoot === root ? null : "no open shadow root";
  } catch (error) {
    return error;
  }
}

// The first script on a page defines the element; further ones do nothing. Without a DOM nothing is
// defined, so the module can be imported on a server. Where a page has broken attachShadow, the
// element stays undefined, and its content visible.
if (typeof customElements !== "undefined" && customElements.get(TAG) === undefined) {
  const url = scriptUrl();
  const problem = shadowRootProblem();
  if (problem === null) customElements.define(TAG, createElementClass(url));
  else console.warn(`<${TAG}> shows its link only: this page has changed attachShadow`, problem);
}
