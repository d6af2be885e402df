/**
 * The element in the markup of React 19 and of Vue 3. Part of the package's
 * types as it stands: a page that is made without one of them has not its
 * types either, and that is no mistake of the page.
 */
// biome-ignore-all lint/suspicious/noTsIgnore: whether there is something to expect depends on the page
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ContactTdAttributes, ContactTdElement, ContactTdEventMap } from "./element-types.ts";

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
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Rest>}`
  : Name;

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "bia-contact-td": DetailedHTMLProps<HTMLAttributes<ContactTdElement>, ContactTdElement> &
        ContactTdAttributes &
        ReactListeners;
    }
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
    "bia-contact-td": new () => ContactTdElement & {
      $props: ContactTdAttributes & VueListeners;
    };
  }
}
