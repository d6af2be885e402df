/**
 * Returns the form of a name in an address, in lower case without fadas and punctuation:
 * `dun-laoghaire`. Empty for a text without letters.
 */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
