export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;

/** Returns a typed partner's name without outer space; undefined if the name is not valid. */
export function validPartner(typed: string): string | undefined {
  const name = typed.trim();
  return PARTNER_NAME.test(name) ? name : undefined;
}

/** A partner in events and links: a name or a host. Form fields use it with the flag `v`: no hyphen in the set. */
export const COUNTED_PARTNER = /^(?:[a-z0-9._]|-){1,100}$/;

/** The mail services; `mail-app` is the visitor's own program. More is in `widget/domain/providers.ts`. */
export const PROVIDERS = ["gmail", "outlook", "yahoo", "outlook-work", "mail-app"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Where an opened letter is counted: the mail services, and `post` for a letter that is printed. */
export const EVENT_PROVIDERS = [...PROVIDERS, "post"] as const;
export type EventProvider = (typeof EVENT_PROVIDERS)[number];
