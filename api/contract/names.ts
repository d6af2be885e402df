export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;

/** Returns a typed partner's name without outer space; undefined if the name is not valid. */
export function validPartner(typed: string): string | undefined {
  const name = typed.trim();
  return PARTNER_NAME.test(name) ? name : undefined;
}

/**
 * A partner as events and private links name one: by name, or by the site's host. Form fields use the pattern too:
 * browsers read it with the flag `v`, by which a hyphen in the set would need an escape.
 */
export const COUNTED_PARTNER = /^(?:[a-z0-9._]|-){1,100}$/;

/** The mail services; `mail-app` is the visitor's own program. More is in `widget/domain/providers.ts`. */
export const PROVIDERS = ["gmail", "outlook", "yahoo", "outlook-work", "mail-app"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Where an opened letter is counted: the mail services, and `post` for a letter that is printed. */
export const EVENT_PROVIDERS = [...PROVIDERS, "post"] as const;
export type EventProvider = (typeof EVENT_PROVIDERS)[number];
