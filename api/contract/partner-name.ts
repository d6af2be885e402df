/** The form of a partner's name. */
export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;

/** Returns a typed partner's name without space around it; undefined if it is empty or not valid. */
export function validPartner(typed: string): string | undefined {
  const name = typed.trim();
  return PARTNER_NAME.test(name) ? name : undefined;
}

/** The pattern of `COUNTED_PARTNER`. Fields read it with the flag `v`, where a hyphen in a set must be escaped. */
export const COUNTED_PARTNER_PATTERN = "[a-z0-9._\\-]{1,100}";

/**
 * A partner as events name it: by its name, or by the host name of its site. Nothing else is counted
 * as a partner, so every counted one can be decided about and gets its private link.
 */
export const COUNTED_PARTNER = new RegExp(`^${COUNTED_PARTNER_PATTERN}$`);
