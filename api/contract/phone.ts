/** Returns the link that dials a number (E.164), `tel:+35316183000` for '(01) 618 3000'; null for another text. */
export function telLink(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, "");
  // '+353 (0)1 618 3000' is written, but the 0 is not dialled.
  const [, national] = /^(?:0|(?:\+|00)3530?)([1-9]\d{7,8})$/.exec(digits) ?? [];
  if (national !== undefined) return `tel:+353${national}`;
  return /^\+(?!353)[1-9]\d{7,14}$/.test(digits) ? `tel:${digits}` : null;
}
