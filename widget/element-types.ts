import type { Provider } from "../api/contract/names.ts";
import type { Attribute, Theme } from "./attributes.ts";
import type { ElementEvents } from "./domain/element-events.ts";

/** The name of a property or of an event in Vue: 'apiBase', 'biaSent'. */
export type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Rest>}`
  : Name;

/** The element's properties. Each reflects an attribute. */
export type ContactTdProperties = Record<CamelCase<Exclude<Attribute, "lang">>, string | null>;

/** An instance of `<bia-contact-td>`. */
export type ContactTdElement = HTMLElement & ContactTdProperties;

/** The element's attributes in JSX and Vue templates, without the global `lang`. */
export type ContactTdAttributes = {
  [Name in Exclude<Attribute, "lang">]?: string | undefined;
} & {
  provider?: Provider | undefined;
  theme?: Theme | undefined;
  /** `eager`: the loader loads the element as soon as the page is idle. */
  loading?: "eager" | undefined;
};

/** The attributes of `<bia-letter-count>`, the badge. */
export type LetterCountAttributes = {
  partner?: string | undefined;
  "api-base"?: string | undefined;
};

/** The element's events, by event name. */
export type ContactTdEventMap = { [Type in keyof ElementEvents]: CustomEvent<ElementEvents[Type]> };

declare global {
  interface HTMLElementTagNameMap {
    "bia-contact-td": ContactTdElement;
    "bia-letter-count": HTMLElement;
  }
  interface HTMLElementEventMap extends ContactTdEventMap {}
}
