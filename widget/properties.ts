import { ATTRIBUTE_NAMES, ATTRIBUTES } from "./attributes.ts";

/** All attributes except `lang`, which has a built-in property. */
const REFLECTED_ATTRIBUTES = ATTRIBUTE_NAMES.filter((name) => name !== "lang");

/**
 * Defines a property for each attribute on a class's prototype. Null, undefined and an empty
 * string (which Vue sets to remove a value) remove the attribute.
 */
export function defineReflectedProperties(prototype: HTMLElement): void {
  for (const attribute of REFLECTED_ATTRIBUTES) {
    Object.defineProperty(prototype, ATTRIBUTES[attribute].property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        const isEmpty = value === null || value === undefined || value === "";
        if (isEmpty) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/**
 * Applies properties that were set before the element was defined. Such an own property hides the
 * accessor of the prototype, so it is deleted and set again.
 */
export function upgradeProperties(element: HTMLElement): void {
  for (const attribute of REFLECTED_ATTRIBUTES) {
    const { property } = ATTRIBUTES[attribute];
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}
