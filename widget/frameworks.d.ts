/**
 * Types of the element in React 19 and Vue 3 markup. This file is published as it is. The
 * `@ts-ignore` comments allow a project that has only one of the two frameworks, or none.
 */
// biome-ignore-all lint/suspicious/noTsIgnore: the error depends on the project's dependencies
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  CamelCase,
  ContactTdAttributes,
  ContactTdElement,
  ContactTdEventMap,
  LetterCountAttributes,
} from "./element-types.ts";

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
