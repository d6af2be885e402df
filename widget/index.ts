import type { DetailedHTMLProps, HTMLAttributes as ReactAttributes } from "react";
import type { ElementEvents } from "./domain/element-event.ts";
import type { ContactTdElement } from "./element.tsx";

export { type ComposeLink, waysOut } from "./domain/compose-links.ts";
export type { ElementEvents } from "./domain/element-event.ts";
export { draftTo } from "./domain/email-draft.ts";
export { LETTER_BODY, LETTER_SUBJECT } from "./domain/letter.ts";
export { wordingFor } from "./domain/wording/wording.ts";
export { type ContactTdElement, createElementClass } from "./element.tsx";

/** The element's attributes as JSX takes them. */
export type ContactTdAttributes = {
  "api-base"?: string;
  partner?: string;
  provider?: "gmail" | "outlook";
  constituency?: string;
  theme?: "light" | "dark" | "auto";
};

declare global {
  interface HTMLElementTagNameMap {
    "bia-contact-td": ContactTdElement;
  }
  interface HTMLElementEventMap extends ContactTdEventMap {}
}

type ContactTdEventMap = { [Type in keyof ElementEvents]: CustomEvent<ElementEvents[Type]> };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "bia-contact-td": DetailedHTMLProps<ReactAttributes<ContactTdElement>, ContactTdElement> &
        ContactTdAttributes;
    }
  }
}
