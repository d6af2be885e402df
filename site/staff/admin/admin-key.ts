import type { KeyStore } from "../stats/stats-key.ts";

const NAME = "admin-key";

/**
 * The key out of an address's `#key=`, which no server ever sees, else the one
 * that the tab has kept; null when there is neither. `address` is the address
 * without the key, to stand in the address bar in its place.
 */
export function takeAdminKey(
  href: string,
  store: KeyStore,
): { key: string | null; address: string } {
  const url = new URL(href);
  const given = new URLSearchParams(url.hash.slice(1)).get("key");
  if (given === null) return { key: read(store), address: url.pathname + url.search + url.hash };
  if (given !== "") keepAdminKey(given, store);
  return { key: given === "" ? read(store) : given, address: url.pathname + url.search };
}

/** Keeps a key for as long as the tab is open, where the browser allows it. */
export function keepAdminKey(key: string, store: KeyStore): void {
  try {
    store.setItem(NAME, key);
  } catch {
    // The page then works until it is left.
  }
}

/** Forgets a key that opened nothing. */
export function dropAdminKey(store: KeyStore): void {
  try {
    store.removeItem(NAME);
  } catch {
    // Nothing was kept, then.
  }
}

function read(store: KeyStore): string | null {
  try {
    return store.getItem(NAME);
  } catch {
    return null;
  }
}
