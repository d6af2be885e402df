/** Returns a text for comparisons: lower-case words of Latin letters without fadas, and digits. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Returns `text` as one visible line: control, format and line-break characters become `\u{a}`. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const MAX_LENGTH = 100;

/** Returns a text of an outside source as one visible line. A cut text ends with the length in characters. */
export function visibleText(text: string): string {
  const line = oneLine(text.slice(0, MAX_LENGTH));
  return text.length > MAX_LENGTH ? `${line}… (${text.length} characters)` : line;
}
