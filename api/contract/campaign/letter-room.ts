/** The longest address of a compose link that every mail service and program opens, in characters. */
const MAX_LINK = 2046;

/** Room for a constituency's addresses with commas, in a mailto and a web link; the longest take 169 and 179. */
const ADDRESSES = { plain: 190, encoded: 202 } as const;

const MAILTO = "mailto:?subject=&body=";
const WEB = "https://outlook.office.com/mail/deeplink/compose?to=&subject=&body=";

/** Returns how many more encoded characters fit into every link that opens this letter; below 0: too long. */
export function letterRoom({ subject, body }: { subject: string; body: string }): number {
  // Line breaks of a mailto link are CRLF (RFC 6068).
  const mailto = MAILTO.length + ADDRESSES.plain + encodedLength(body.replaceAll("\n", "\r\n"));
  const web = WEB.length + ADDRESSES.encoded + encodedLength(body);
  return MAX_LINK - encodedLength(subject) - Math.max(mailto, web);
}

const LONGEST_DATE = "22 Meán Fómhair 2026";

/** Returns the room that the second letter leaves. */
export function followUpRoom(letter: { subject: string; followUp: string }): number {
  const body = letter.followUp.replaceAll("{date}", LONGEST_DATE);
  return letterRoom({ subject: letter.subject, body });
}

/** A text with half a surrogate pair cannot be encoded, and fits nowhere. */
function encodedLength(text: string): number {
  try {
    return encodeURIComponent(text).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
