/**
 * Returns a pasted text without invisible signs, except the joiner of emojis. Tabs become spaces, and so
 * do the line breaks of a field without `lines`.
 */
export function pastedText(text: string, lines: boolean): string {
  const withLines = text.replace(/\r\n?|[\v\f\p{Zl}\p{Zp}]/gu, "\n");
  const withSpaces = lines
    ? withLines.replace(/\t+/g, " ")
    : withLines.trim().replace(/[\t\n]+/g, " ");
  return withSpaces.replace(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
}
