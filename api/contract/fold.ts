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
