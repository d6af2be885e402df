/**
 * One plain mail address. Narrower than the RFC on purpose: a matching address needs no quoting in
 * a recipient list or a mailto link, so no record can add a recipient or a header to a letter.
 */
export const EMAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** In characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Whether `value` is one plain mail address. */
export function isEmail(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}
