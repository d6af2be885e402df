/// <reference path="./frameworks.d.ts" preserve="true" />
import type { ATTRIBUTES, Attribute } from "./attributes.ts";
import type { ElementEvents } from "./domain/element-event.ts";
import type { Provider } from "./domain/email-draft.ts";
import type { Theme } from "./state/contact-state.ts";

/** What the element's properties take; each reflects the attribute of the same meaning. */
export type ContactTdProperties = Record<
  (typeof ATTRIBUTES)[Exclude<Attribute, "lang">]["property"],
  string | null
>;

/** An instance of `<bia-contact-td>`. */
export type ContactTdElement = HTMLElement & ContactTdProperties;

/** The element's attributes as markup takes them; `lang` is every element's. */
export type ContactTdAttributes = {
  "api-base"?: string | undefined;
  partner?: string | undefined;
  provider?: Provider | undefined;
  constituency?: string | undefined;
  theme?: Theme | undefined;
  /** For the loader: `eager` fetches the element as soon as the page is idle. */
  loading?: "eager" | undefined;
};

/** The element's events by name. */
export type ContactTdEventMap = { [Type in keyof ElementEvents]: CustomEvent<ElementEvents[Type]> };

declare global {
  interface HTMLElementTagNameMap {
    "bia-contact-td": ContactTdElement;
  }
  interface HTMLElementEventMap extends ContactTdEventMap {}
}
