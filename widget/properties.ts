import { ATTRIBUTE_NAMES, ATTRIBUTES } from "./attributes.ts";

/** The attributes that have a property of ours; `lang` has the browser's. */
const REFLECTED = ATTRIBUTE_NAMES.filter((name) => name !== "lang");

/**
 * Gives a class' prototype a property for each attribute. What is no value
 * (null, undefined, and the empty text by which Vue takes a value back)
 * removes the attribute.
 */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const attribute of REFLECTED) {
    Object.defineProperty(prototype, ATTRIBUTES[attribute].property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        const none = value === null || value === undefined || value === "";
        if (none) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** A property set before the class was known hides the accessor: sets it again, through it. */
export function replayProperties(element: HTMLElement): void {
  for (const attribute of REFLECTED) {
    const { property } = ATTRIBUTES[attribute];
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}
