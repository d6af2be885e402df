/** Types of the element, published as they are; React 19 and Vue 3 may be missing in a project. */
// biome-ignore-all lint/suspicious/noTsIgnore: the error depends on the project's dependencies
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Provider } from "../api/contract/names.ts";
import type { Attribute, Theme } from "./attributes.ts";
import type { ElementEvents } from "./domain/element-events.ts";

/** The name of a property or of an event in Vue: 'apiBase', 'biaSent'. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
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
type LetterCountAttributes = {
  partner?: string | undefined;
  "api-base"?: string | undefined;
};

/** The element's events, by event name. */
type ContactTdEventMap = { [Type in keyof ElementEvents]: CustomEvent<ElementEvents[Type]> };

declare global {
  interface HTMLElementTagNameMap {
    "bia-contact-td": ContactTdElement;
    "bia-letter-count": HTMLElement;
  }
  interface HTMLElementEventMap extends ContactTdEventMap {}
}

/** `onbia-sent={(event) => event.detail.count}` */
type ReactListeners = {
  [Type in keyof ContactTdEventMap as `on${Type}`]?:
    | ((event: ContactTdEventMap[Type]) => void)
    | undefined;
};

/** `@bia-sent="(event) => event.detail.count"` */
type VueListeners = {
  [Type in keyof ContactTdEventMap as `on${Capitalize<CamelCase<Type>>}`]?:
    | ((event: ContactTdEventMap[Type]) => void)
    | undefined;
};

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "bia-contact-td": DetailedHTMLProps<HTMLAttributes<ContactTdElement>, ContactTdElement> &
        ContactTdAttributes &
        ReactListeners;
      "bia-letter-count": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        LetterCountAttributes;
    }
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
    "bia-contact-td": new () => ContactTdElement & {
      $props: ContactTdAttributes & VueListeners;
    };
    "bia-letter-count": new () => HTMLElement & { $props: LetterCountAttributes };
  }
}
