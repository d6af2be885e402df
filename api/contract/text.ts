/**
 * Returns a text as it is compared: lower-case words without fadas, separated by single spaces.
 * Empty for a text without Latin letters and digits. The element's picker has the same in its own
 * words, which keeps its first file smaller.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Escapes control, format and line-break characters of `text` as `\u{a}`, so that it stays one visible line. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const MAX_LENGTH = 100;

/** Returns a text of an outside source as one visible line. A long one ends with its length in characters. */
export function visibleText(text: string): string {
  const shown = oneLine(text.slice(0, MAX_LENGTH));
  return text.length > MAX_LENGTH ? `${shown}… (${text.length} characters)` : shown;
}
