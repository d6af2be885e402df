import { CONSTITUENCIES, type Constituency } from "../api/contract/constituencies.ts";
import { PARTNER_NAME } from "../api/contract/events.ts";
import { PROVIDERS, type Provider } from "./domain/email-draft.ts";
import { speaks } from "./domain/wording/wording.ts";
import type { Theme } from "./state/contact-state.ts";

const THEMES: readonly Theme[] = ["light", "dark", "auto"];

function among<T extends string>(list: readonly T[]): (value: string) => T | null {
  return (value) => list.find((item) => item === value) ?? null;
}

function isWebAddress(value: string): boolean {
  // URL.canParse is younger than the oldest browsers that the element supports.
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

/**
 * The element's attributes: the property that reflects each, how its value is
 * read (null for one it does not take), and what it takes, in words for the console.
 */
export const ATTRIBUTES = {
  "api-base": {
    property: "apiBase",
    read: (value: string) => (isWebAddress(value) ? value : null),
    takes: "an absolute address",
  },
  partner: {
    property: "partner",
    read: (value: string) => (PARTNER_NAME.test(value) ? value : null),
    takes: "1 to 40 of a-z, 0-9 and -",
  },
  provider: {
    property: "provider",
    read: among<Provider>(PROVIDERS),
    takes: PROVIDERS.join(", "),
  },
  constituency: {
    property: "constituency",
    read: among<Constituency>(CONSTITUENCIES),
    takes: "a name of the list",
  },
  theme: { property: "theme", read: among(THEMES), takes: THEMES.join(", ") },
  lang: { property: "lang", read: (value: string) => (speaks(value) ? value : null), takes: "en" },
} as const;

export type Attribute = keyof typeof ATTRIBUTES;

/** Every attribute's name. */
export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as Attribute[];

type Read<Name extends Attribute> = ReturnType<(typeof ATTRIBUTES)[Name]["read"]>;

/**
 * Reads an attribute. A bad value counts as unset, and the page's author is
 * told by `warn`.
 */
export function readAttribute<Name extends Attribute>(
  name: Name,
  value: string | null,
  warn: (message: string) => void,
): Read<Name> | null {
  if (value === null) return null;
  const { read, takes } = ATTRIBUTES[name];
  const known = read(value) as Read<Name> | null;
  if (known === null) {
    const shown = JSON.stringify(value.slice(0, 80));
    warn(`<bia-contact-td> ${name}=${shown} is not used: it takes ${takes}`);
  }
  return known;
}
