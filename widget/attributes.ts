import { CONSTITUENCIES, type Constituency } from "../api/contract/constituencies.ts";
import { isDay } from "../api/contract/json.ts";
import { LANGUAGES, languageOf } from "../api/contract/language.ts";
import { PARTNER_NAME, PROVIDERS } from "../api/contract/names.ts";

const THEMES = ["light", "dark", "auto", "page"] as const;

/** The element's colour theme. `auto` follows the visitor's system, and `page` the ground of the page. */
export type Theme = (typeof THEMES)[number];

function oneOf<T extends string>(values: readonly T[]): (value: string) => T | null {
  return (value) => values.find((allowed) => allowed === value) ?? null;
}

const textOf = (value: string) => value.trim() || null;

function isHttpUrl(value: string): boolean {
  // The oldest supported browsers do not have URL.canParse.
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** The element's attributes: a parser (null for an invalid value), and what is valid in words. */
export const ATTRIBUTES = {
  "api-base": {
    parse: (value: string) => (isHttpUrl(value) ? value : null),
    expected: "an absolute http or https address",
  },
  partner: {
    parse: (value: string) => (PARTNER_NAME.test(value) ? value : null),
    expected: "1 to 40 of a-z, 0-9 and -",
  },
  provider: { parse: oneOf(PROVIDERS), expected: PROVIDERS.join(", ") },
  "written-to": { parse: textOf, expected: "names of TDs" },
  "written-on": {
    parse: (value: string) => (isDay(value) ? value : null),
    expected: "a day such as 2026-11-30",
  },
  constituency: {
    parse: oneOf<Constituency>(CONSTITUENCIES),
    expected: "the name of a constituency",
  },
  place: { parse: textOf, expected: "the name of a place" },
  theme: { parse: oneOf(THEMES), expected: THEMES.join(", ") },
  lang: { parse: languageOf, expected: LANGUAGES.join(", ") },
} as const;

export type Attribute = keyof typeof ATTRIBUTES;

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as Attribute[];

type Parsed<Name extends Attribute> = ReturnType<(typeof ATTRIBUTES)[Name]["parse"]>;

/** Returns the parsed value of an attribute. For an invalid value it returns null and warns. */
export function parseAttribute<Name extends Attribute>(
  name: Name,
  value: string | null,
  warn: (message: string) => void,
): Parsed<Name> | null {
  if (value === null) return null;
  const { parse } = ATTRIBUTES[name];
  const parsed = parse(value) as Parsed<Name> | null;
  if (parsed === null) warn(warningOf(name, value));
  return parsed;
}

export function warningOf(name: Attribute, value: string): string {
  const start = JSON.stringify(value.slice(0, 80));
  return `<bia-contact-td> ${name}=${start} is ignored: expected ${ATTRIBUTES[name].expected}`;
}

/** Returns the name of the property that reflects an attribute: 'apiBase'. */
export function propertyOf(name: Attribute): string {
  return name.replace(/-./, (letter) => letter.charAt(1).toUpperCase());
}

/** All attributes except `lang`, which has a built-in property. */
const REFLECTED_ATTRIBUTES = ATTRIBUTE_NAMES.filter((name) => name !== "lang");

/** Defines the properties. A value by which Vue removes one ("", false, null) removes the attribute. */
export function defineReflectedProperties(prototype: HTMLElement): void {
  for (const attribute of REFLECTED_ATTRIBUTES) {
    Object.defineProperty(prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        const isEmpty = value === null || value === undefined || value === false || value === "";
        if (isEmpty) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Applies properties that were set before the definition, and hide the prototype's accessors. */
export function upgradeProperties(element: HTMLElement): void {
  for (const attribute of REFLECTED_ATTRIBUTES) {
    const property = propertyOf(attribute);
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}
