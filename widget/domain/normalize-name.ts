/**
 * Returns lower-case words without fadas, separated by single spaces, for comparisons. 'County'
 * before a name is left out.
 */
export function normalizeName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:co|county|contae) /, "");
}
