import type { KeptText } from "../browser/kept-text.ts";

/**
 * Returns the key of the page's address and keeps it, or returns the kept key when the address has
 * none. The key is in the fragment, `#key=`, which no server receives, or in the query, `?key=`, as
 * people write it by hand. It leaves the address bar and the history entry, so that nobody reads it
 * over a shoulder, bookmarks it or shares it.
 */
export function takeKey(
  page: { location: { href: string }; history: Pick<History, "replaceState" | "state"> },
  kept: KeptText,
): string | null {
  const url = new URL(page.location.href);
  const inFragment = new URLSearchParams(url.hash.slice(1)).get("key");
  const key = inFragment || url.searchParams.get("key");
  url.searchParams.delete("key");
  if (inFragment !== null) url.hash = url.hash.replace(/&?key=[^&]*/, "");
  page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  if (!key) return kept.read();
  kept.save(key);
  return key;
}
